public import ShopCore

/// The name of a set of windows: letters, digits, `-`, `_` and `.`, at most 64 of them, without what
/// the program adds to it.
public struct SessionName: Hashable, Sendable, CustomStringConvertible {
  /// The name as it is typed.
  public let description: String

  /// The session one is in without asking for another.
  public static let standard = SessionName(trusted: "default")

  /// The name, if it can be one: nothing that would lead out of a folder, or hide in it.
  public init?(_ name: String) {
    let given = Self.withoutAdditions(name)
    guard (1...64).contains(given.utf8.count), name.utf8.count <= 200, !name.hasPrefix("."),
      !name.hasPrefix("-"), given.utf8.allSatisfy(Self.isAllowed),
      name.utf8.allSatisfy({ Self.isAllowed($0) || $0 == Self.mixing })
    else { return nil }
    self.init(trusted: name)
  }

  /// Where the windows go that fresh starts leave behind, the first ones, the second ones and so on.
  public func previous(_ number: Int) -> SessionName {
    let name = "\(description).previous"
    return SessionName(trusted: number == 1 ? name : "\(name)-\(number)")
  }

  /// Where windows go today that could not be restored, the first ones, the second ones and so on.
  public func failed(_ number: Int) -> SessionName {
    let name = "\(description).failed-\(SessionTime.now.day)"
    return SessionName(trusted: number == 1 ? name : "\(name)-\(number)")
  }

  /// Where the windows of the same session are kept under a wiring; each wrong one keeps its own, so
  /// that what becomes of them there is nothing to those of the right one.
  public func under(_ wiring: NamedWiring) -> SessionName {
    wiring.isRight ? self : SessionName(trusted: "\(description).\(wiring.rawValue)")
  }

  /// The wiring under which windows are kept by this name: the right one, unless the name says another.
  public var wiring: NamedWiring {
    let addition = description.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .last
    return addition.flatMap { NamedWiring(rawValue: String($0)) } ?? .perScene
  }

  /// The session whose windows these are under the right wiring.
  public var underRightWiring: SessionName {
    wiring.isRight
      ? self : SessionName(trusted: String(description.dropLast(wiring.rawValue.count + 1)))
  }

  /// The names under which its windows can be kept.
  public var underEveryWiring: [SessionName] { NamedWiring.everyMixture.map(under) }

  /// Whether windows of another session are kept under this name: those under a mistake, and those
  /// that were put elsewhere.
  func isMade(of other: SessionName) -> Bool {
    var rest = Self.withoutAddition(description[...])
    while let name = rest {
      if name == other.description { return true }
      rest = Self.withoutAddition(name)
    }
    return false
  }

  /// A name without what is added to it for windows that were put elsewhere: these have to be within
  /// reach however long the name was.
  private static func withoutAdditions(_ name: String) -> Substring {
    var given = name[...]
    while let rest = withoutAddition(given) { given = rest }
    return given
  }

  /// A name without the last thing that was added to it; nil where nothing was.
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
