public import ShopCore

public import DesignSystem

/// The list of settings pages.
public func settingsScreen(in context: ScreenContext) -> Screen {
  let settings = context.shop.settings
  return Screen(
    title: "Settings",
    rows: SettingsSection.allCases.map { section in
      .item(
        section.title,
        detail: section.value(in: settings, context.shop.catalog.currency),
        action: context.go(to: .section(section))
      )
    }
  )
}

/// One page of settings, which apply to every window at once.
public func settingsSectionScreen(
  _ section: SettingsSection,
  in context: ScreenContext
) -> Screen {
  Screen(title: section.title, rows: rows(of: section, in: context))
}

private func rows(of section: SettingsSection, in context: ScreenContext) -> [ScreenRow] {
  let settings = context.shop.settings
  func change(_ change: (inout Settings) -> Void) -> RowAction {
    var changed = settings
    change(&changed)
    return .shop(.changeSettings(changed))
  }
  func toggle(_ label: String, _ setting: WritableKeyPath<Settings, Bool>, _ words: String)
    -> [ScreenRow]
  {
    let action = change { $0[keyPath: setting].toggle() }
    return [
      .toggle(label, isOn: settings[keyPath: setting], action: action), .blank(),
      .text(words, style: .secondary),
    ]
  }
  switch section {
  case .appearance:
    return ThemeChoice.allCases.map { theme in
      .option(theme.title, isChosen: settings.theme == theme, action: change { $0.theme = theme })
    }
  case .prices:
    return PriceFormat.allCases.map { format in
      .option(
        format.example(in: context.shop.catalog.currency),
        isChosen: settings.priceFormat == format,
        action: change { $0.priceFormat = format }
      )
    }
  case .mouse:
    return toggle("Use the mouse", \.usesMouse, "If off, the terminal can select text.")
  case .navigation:
    return toggle(
      "Back returns across tabs",
      \.goesBackAcrossTabs,
      "If on, back at the root of a tab returns to the previous tab. Earlier changes of tab do not count."
    ) + [.blank()]
      + toggle(
        "Lessons ask first",
        \.lessonsAsk,
        "If on, a lesson asks which windows will move before it shows it."
      )
  case .about:
    return [
      .text(context.shop.catalog.name, style: .heading),
      .text(
        "Several windows, each with its own tabs, each tab with its own back stack. "
          + "What you do in one window never moves another.",
        style: .secondary
      ),
    ]
  }
}

extension SettingsSection {
  var title: String {
    switch self {
    case .appearance: "Appearance"
    case .prices: "Prices"
    case .mouse: "Mouse"
    case .navigation: "Navigation"
    case .about: "About"
    }
  }

  fileprivate func value(in settings: Settings, _ currency: Currency) -> String? {
    switch self {
    case .appearance: settings.theme.title
    case .prices: settings.priceFormat.example(in: currency)
    case .mouse: settings.usesMouse ? "on" : "off"
    case .navigation: settings.goesBackAcrossTabs ? "back across tabs" : "back within a tab"
    case .about: nil
    }
  }
}

extension PriceFormat {
  /// A price that shows what is special about the format.
  func example(in currency: Currency) -> String {
    Money(minorUnits: 123_456, currency: currency).formatted(self)
  }
}

extension ThemeChoice {
  var title: String {
    switch self {
    case .automatic: "Like the terminal"
    case .dark: "Dark"
    case .light: "Light"
    case .monochrome: "Monochrome"
    }
  }
}
