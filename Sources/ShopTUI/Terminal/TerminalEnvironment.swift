import Platform

/// What the environment says of the terminal.
struct TerminalEnvironment {
  /// The kind of terminal, if one is named.
  let term: String?
  /// False if `NO_COLOR` is set.
  let wantsColors: Bool
  /// What the terminal says of its background before it is asked, as some do in `COLORFGBG`.
  let background: Background?
  /// True if the characters of the locale are those of Unicode, as UTF-8.
  let isUnicode: Bool

  /// Reads the environment and adopts its locale.
  init() {
    term = Self.variable("TERM")
    wantsColors = Self.variable("NO_COLOR") == nil
    background = Self.variable("COLORFGBG").flatMap { Background(colors: $0) }
    // A locale that came over the network and is not installed here still says how text is encoded.
    if setlocale(LC_ALL, "") == nil, Self.namesUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
    isUnicode = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } == "UTF-8"
  }

  private static var namesUTF8: Bool {
    let name = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let encoding = name.lowercased()
    return encoding.hasSuffix(".utf-8") || encoding.hasSuffix(".utf8")
  }

  /// The value of a variable that is set and not empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
