import DesignSystem
public import ShopCore

/// An action that can be run by name from anywhere.
public struct NamedAction: Hashable, Sendable {
  /// Its name, such as `Theme: dark`.
  public let name: String
  /// The action it sends.
  public let action: RowAction
}

extension ShopState {
  /// One action for each setting value that is not chosen, and those to sign in and out.
  public var commands: [NamedAction] {
    func change(_ name: String, _ change: (inout Settings) -> Void) -> NamedAction? {
      var changed = settings
      change(&changed)
      if changed == settings { return nil }
      return NamedAction(name: name, action: .shop(.changeSettings(changed)))
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
    let signIn = NamedAction(
      name: account == nil ? "Sign in" : "Sign in as someone else",
      action: ScreenContext.signIn
    )
    let signOut = NamedAction(name: "Sign out", action: ScreenContext.signOut)
    return (themes + prices + [back, questions]).compactMap(\.self)
      + (account == nil ? [signIn] : [signOut, signIn])
  }
}
