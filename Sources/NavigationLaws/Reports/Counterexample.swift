/// The shortest history found that breaks a law.
public struct Counterexample: Hashable, Sendable, CustomStringConvertible {
  /// The name of the law.
  public let law: String
  /// The sentence of the law.
  public let sentence: String
  /// What happened instead.
  public let finding: String
  /// The history as a story: each step, with each window before and after.
  public let story: String
  /// The history for a file, to be replayed as a regression test.
  public let history: RecordedHistory
  /// The source of a regression test for Swift Testing.
  ///
  /// A value that cannot be written as Swift is a placeholder, `<#like this#>`, and ``history`` replays
  /// without it. Structures are written with their memberwise initializer, which yours may lack.
  public let test: String
  /// The number of events when the history was found.
  public let foundLength: Int
  /// True if every shorter history was checked and none breaks the law.
  public let isShortest: Bool
  /// How many of three replays broke the law again; nil if all did.
  public let reproductions: Int?

  /// The number of events.
  public var length: Int { history.events.count }

  public var description: String { story }
}

extension Counterexample {
  /// The name of the law that a crash breaks.
  package static let crash = "no-crash"

  /// A law that breaks without any step.
  init(of law: LawName, finding: String) {
    self.init(
      law: law.rawValue,
      sentence: law.sentence,
      finding: finding,
      story: "\(law.rawValue) is broken: \(finding).\nThe law: \(law.sentence)",
      history: RecordedHistory(law: law.rawValue, events: []),
      test: "",
      foundLength: 0,
      isShortest: true,
      reproductions: nil
    )
  }
}

extension [Counterexample] {
  /// In the order in which they are understood most easily: one without any step comes last.
  var shortestFirst: [Counterexample] {
    enumerated().sorted { first, second in
      let lengths = (first.element.length, second.element.length)
      if (lengths.0 == 0) != (lengths.1 == 0) { return lengths.1 == 0 }
      return (lengths.0, first.offset) < (lengths.1, second.offset)
    }.map(\.element)
  }
}
