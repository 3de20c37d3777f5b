/// What a person chose once for the whole shop.
public struct Settings: Hashable, Codable, Sendable {
  /// The colours of the screen.
  public var theme = ThemeChoice.automatic
  /// How prices are written.
  public var priceFormat = PriceFormat.symbolFirst
  /// Whether clicks and the wheel are listened to.
  public var usesMouse = true
  /// Whether back at a root leads to the tab one came from.
  public var goesBackAcrossTabs = false
  /// Whether lessons ask what will happen before they show it.
  public var lessonsAsk = true

  /// The settings of somebody who never changed any.
  public init() {}
}

/// Which colours the screen is drawn in.
public enum ThemeChoice: String, CaseIterable, Codable, Sendable {
  /// Dark or light, as the terminal's background is.
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
