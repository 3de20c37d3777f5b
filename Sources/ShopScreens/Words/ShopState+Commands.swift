import DesignSystem
public import ShopCore

extension ShopState {
  /// An action and its name, such as `Theme: dark`, for each setting value that is not chosen, and
  /// those to sign in and out.
  public var commands: [(name: String, action: RowAction)] {
    func change(
      _ name: String,
      _ change: (inout Settings) -> Void
    ) -> (name: String, action: RowAction)? {
      var changed = settings
      change(&changed)
      return changed == settings ? nil : (name, .shop(.changeSettings(changed)))
    }
    let themes = ThemeChoice.allCases.map { theme in
      change("Theme: \(theme.title.lowercased())") { $0.theme = theme }
    }
    let prices = PriceFormat.allCases.map { format in
      change("Prices as \(format.example(in: catalog.currency))") { $0.priceFormat = format }
    }
    func turn(_ isOn: Bool, _ name: String) -> String { "Turn \(isOn ? "off" : "on") “\(name)”" }
    let back = change(turn(settings.goesBackAcrossTabs, "Back returns across tabs")) {
      $0.goesBackAcrossTabs.toggle()
    }
    let questions = change(turn(settings.lessonsAsk, "Lessons ask first")) {
      $0.lessonsAsk.toggle()
    }
    let signIn = (
      name: account == nil ? "Sign in" : "Sign in as someone else", action: ScreenContext.signIn
    )
    let signOut = (name: "Sign out", action: ScreenContext.signOut)
    return (themes + prices + [back, questions]).compactMap(\.self)
      + (account == nil ? [signIn] : [signOut, signIn])
  }
}
