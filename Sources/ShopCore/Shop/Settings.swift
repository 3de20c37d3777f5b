/// The user's settings for the whole shop.
public struct Settings: Hashable, Sendable {
  /// The colors of the screen.
  public var theme = ThemeChoice.automatic
  /// The format of prices.
  public var priceFormat = PriceFormat.symbolFirst
  /// True if clicks and the wheel are used.
  public var usesMouse = true
  /// True if Back at a root leads to the previous tab.
  public var goesBackAcrossTabs = false
  /// True if lessons ask what will happen before they show it.
  public var lessonsAsk = true

  /// The default settings.
  public init() {}
}

/// The colors the screen is drawn in.
public enum ThemeChoice: String, CaseIterable, Sendable {
  /// Dark or light, following the terminal's background.
  case automatic
  case dark
  case light
  case monochrome
}

/// The pages of the settings.
public enum SettingsSection: String, CaseIterable, Codable, Sendable {
  case appearance
  case prices
  case mouse
  case navigation
  case about
}
