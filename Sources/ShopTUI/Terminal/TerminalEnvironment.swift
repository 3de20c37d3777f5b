import DesignSystem
import Platform

struct TerminalEnvironment {
  let term: String?
  let wantsColors: Bool
  let background: Background?
  /// True if the locale's encoding is UTF-8.
  let isUnicode: Bool

  /// Reads the environment and adopts the encoding of its locale.
  init() {
    term = Self.variable("TERM")
    wantsColors = Self.variable("NO_COLOR") == nil
    background = Self.variable("COLORFGBG").flatMap { Background(colors: $0) }
    // A locale forwarded over the network but not installed here still names its encoding.
    if setlocale(LC_CTYPE, "") == nil, Self.namesUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
    isUnicode = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } == "UTF-8"
  }

  private static var namesUTF8: Bool {
    let name = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let encoding = name.lowercased()
    return encoding.hasSuffix(".utf-8") || encoding.hasSuffix(".utf8")
  }

  /// Nil if the variable is unset or empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
