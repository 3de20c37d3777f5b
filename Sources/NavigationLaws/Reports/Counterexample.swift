/// The shortest history found that breaks a law.
public struct Counterexample: Hashable, Sendable, CustomStringConvertible {
  /// The name of the law.
  public let law: String
  /// What the law says.
  public let sentence: String
  /// What was seen instead.
  public let finding: String
  /// What was done, as a user would tell it: each step, and each window before and after.
  public let story: String
  /// The history for a file, to be replayed as a regression test.
  public let history: RecordedHistory
  /// A test for Swift Testing, to be pasted.
  public let test: String
  /// How many events the history had when it was found.
  public let foundLength: Int
  /// True if no shorter history breaks the law: all were looked at.
  public let isShortest: Bool
  /// How many of three replays broke the law again, where that were not all; it is not shortened then.
  public let reproductions: Int?

  /// True if the same history does not always break the law.
  public var isFlaky: Bool { reproductions != nil }
  /// How many events it has.
  public var length: Int { history.events.count }

  public var description: String { story }
}

extension Counterexample {
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
