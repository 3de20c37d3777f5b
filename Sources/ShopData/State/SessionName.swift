public import ShopCore

/// The name of a session: letters, digits, `-`, `_` and `.`, at most 64 of them, not counting
/// suffixes the program adds.
public struct SessionName: Hashable, Sendable, LosslessStringConvertible {
  /// The name as typed.
  public let description: String

  /// The session used if no name is given.
  public static let standard = SessionName(trusted: "default")

  /// Nil if the name is not valid; a valid one can't leave the state folder or be a hidden file.
  public init?(_ name: String) {
    let given = Self.withoutAdditions(name)
    guard (1...64).contains(given.utf8.count), name.utf8.count <= 200, !name.hasPrefix("."),
      !name.hasPrefix("-"), given.utf8.allSatisfy(Self.isAllowed),
      name.utf8.allSatisfy({ Self.isAllowed($0) || $0 == Self.mixing })
    else { return nil }
    self.init(trusted: name)
  }

  /// The session that receives the old windows on a fresh start, counted from 1.
  public func previous(_ number: Int) -> SessionName { aside("previous", number) }

  /// The session that receives windows that could not be restored today, counted from 1.
  public func failed(_ number: Int) -> SessionName {
    aside("failed-\(SessionTime.now.day)", number)
  }

  /// The wiring stays last: under it, these windows are opened.
  private func aside(_ addition: String, _ number: Int) -> SessionName {
    let name = "\(underRightWiring).\(addition)"
    return SessionName(trusted: number == 1 ? name : "\(name)-\(number)").under(wiring)
  }

  /// The name under which this session's windows are saved with a wiring.
  ///
  /// Each wrong wiring has its own, so nothing there affects the real windows.
  public func under(_ wiring: NamedWiring) -> SessionName {
    wiring.isRight ? self : SessionName(trusted: "\(description).\(wiring.rawValue)")
  }

  /// The wiring whose windows are saved under this name: the right one unless the name ends in
  /// another.
  public var wiring: NamedWiring {
    let addition = description.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .last
    return addition.flatMap { NamedWiring(rawValue: String($0)) } ?? .perScene
  }

  /// The name of this session with the right wiring.
  public var underRightWiring: SessionName {
    wiring.isRight
      ? self : SessionName(trusted: String(description.dropLast(wiring.rawValue.count + 1)))
  }

  /// The names of this session with every wiring.
  public var underEveryWiring: [SessionName] { NamedWiring.everyMixture.map(under) }

  /// True if this is the other name with one or more suffixes added by the program.
  func isMade(of other: SessionName) -> Bool {
    var rest = Self.withoutAddition(description[...])
    while let name = rest {
      if name == other.description { return true }
      rest = Self.withoutAddition(name)
    }
    return false
  }

  /// The name without all suffixes added by the program; they don't count toward its length.
  private static func withoutAdditions(_ name: String) -> Substring {
    var given = name[...]
    while let rest = withoutAddition(given) { given = rest }
    return given
  }

  /// The name without the last suffix added by the program; nil if there is none.
  private static func withoutAddition(_ name: Substring) -> Substring? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let addition = name[name.index(after: dot)...]
    let isAdded =
      addition == "previous" || addition.hasPrefix("previous-") || addition.hasPrefix("failed-")
      || NamedWiring(rawValue: String(addition)) != nil
    return isAdded ? name[..<dot] : nil
  }

  private init(trusted name: String) {
    description = name
  }

  /// What joins the names of mistakes that are mixed; no name that is typed has it elsewhere.
  private static let mixing = UInt8(ascii: "+")

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: false
    }
  }
}
