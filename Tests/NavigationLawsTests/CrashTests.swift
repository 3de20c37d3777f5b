import Testing

@testable import CrashingRouter
@testable import NavigationLaws
@testable import NavigationTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite struct `A crash` {
  @Test func `is looked for by a child that does not write its parent's files`() {
    let arguments = [
      "tests", "--filter", "A crash", "--event-stream-output-path=/tmp/a", "--xunit-output", "b",
      "--testing-library", "swift-testing", "--skip=C",
    ]

    #expect(withoutTaken(arguments) == ["tests", "--testing-library", "swift-testing"])
  }

  private let program: String
  private let verification: Verification<FaultySystem>
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "journal-\(UUID().uuidString)").path

  init() {
    // Products are beside the tests, whose path is the program on Linux and an argument on macOS.
    let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let parts = tests.split(separator: "/", omittingEmptySubsequences: false)
    program = parts.prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/") + "/CrashingRouter"
    verification = Verification(FaultySystem.Fault?.none)
  }

  @Test func `is found in another process, and shortened`() throws {
    let child = ChildProcess(command: [program])

    let found = try FindCrash.verification.findCrash(in: child, events: 1_000)

    let crash = try #require(found)
    #expect(crash.length == 3)
    // A trap is another signal on another processor.
    #expect(
      crash.story.replacing("signal 5", with: "signal 4") == """
        no-crash is broken: the app crashed with signal 4 (Fatal error: Can't remove last element \
        from an empty collection).
        The law: Nothing a user does crashes the app.

        1. In A: present help.
           A  stack  ⇒  stack › help, help over it

        2. In A: tap stack again.
           A  stack › help, help over it  ⇒  stack, help over it

        3. In A: dismiss help.
           The app crashes.

        3 steps, found in a history of 61.
        """
    )
  }

  @Test func `is found by a test in another process of the same tests`() {
    withKnownIssue {
      expectNoCrash(of: FindCrash.verification, events: 1_000)
    } matching: {
      "\($0)".contains("3. In A: dismiss help.\n   The app crashes.")
    }
    expectNoCrash(of: verification, events: 100)
  }

  @Test func `is found by whichever call of a line asks for it`() {
    let alphabet = Alphabet<CrashingRouter>(routes: ["intro"])
    let right = Verification(alphabet, laws: []) { CrashingRouter() }
    for crashes in [false, true] {
      withKnownIssue {
        expectNoCrash(of: crashes ? FindCrash.verification : right, events: 1_000)
      } when: {
        crashes
      }
    }
  }

  @Test(arguments: [1])
  func `is not looked for in a test with arguments`(_: Int) {
    withKnownIssue {
      expectNoCrash(of: verification)
    } matching: {
      "\($0)".contains("The cases of a test with arguments cannot be told apart")
    }
  }

  @Test func `of a law is shortened too, and said to be the law's`() {
    let law = Law<FaultySystem>("no-cup", "No cup is below another step.", on: [.push]) { step in
      precondition(step.new?.path != ["tea", "cup"])
      return .holds
    }
    let alphabet = Alphabet<FaultySystem>(routes: ["tea", "cup"])
    withKnownIssue {
      expectNoCrash(of: Verification(alphabet, and: [law]) { FaultySystem() }, events: 1_000)
    } matching: { issue in
      let words = "\(issue)"
      return words.contains("no-crash is broken: the law “no-cup” crashed with signal ")
        && words.contains("2. In A: push cup.")
        && words.contains("The law crashes.\n\n2 steps")
    }
  }

  @Test func `that does not come again is called flaky`() throws {
    let script =
      "[ -z $NAVIGATION_LAWS_REPLAY ] || exit; "
      + "printf 'push 0 0 0 0\nback 0 0 0 0\n' > $NAVIGATION_LAWS_JOURNAL; kill -SEGV $$"
    let child = ChildProcess(command: ["/bin/sh", "-c", script])

    let crash = try #require(try verification.findCrash(in: child, events: 10))

    #expect(crash.reproductions == 0)
    #expect(crash.length == 2)
    #expect(
      crash.story.hasSuffix(
        "2 steps. Flaky: the same steps do not always lead to the same; "
          + "0 of 3 replays broke the law again."
      )
    )
  }

  @Test func `has a history also where the program exits`() throws {
    let script = "printf 'push 0 0 0 0\n' > $NAVIGATION_LAWS_JOURNAL; exit 3"
    let child = ChildProcess(command: ["/bin/sh", "-c", script])

    let found = try verification.findCrash(in: child, events: 10)

    let story = try #require(found).story
    #expect(story.hasPrefix("no-crash is broken: the app exited with 3."))
    #expect(story.contains("1. In A: push tea.\n   The app exits.\n\n1 step."))
  }

  @Test func `is told without the steps that the system does not support`() throws {
    let events = "printf 'writePath 0 0 0 0\npush 0 0 0 0\npush 0 0 0 0\n'"
    let child = ChildProcess(command: [
      "/bin/sh", "-c", "\(events) > $NAVIGATION_LAWS_JOURNAL; exit 3",
    ])

    let crash = try #require(try verification.findCrash(in: child, events: 10))

    #expect(crash.length == 2)
    #expect(crash.story.hasSuffix("2. In A: push tea.\n   The app exits.\n\n2 steps."))
  }

  @Test func `is waited for while there are further events, and a minute longer`() {
    let start = ContinuousClock.now
    var patience = ChildProcess.Patience(seconds: 60, from: start)

    let over = [(59, nil), (60, 7), (120, 7), (121, 8), (181, 8), (182, 8)].map { second, written in
      patience.isOver(at: start + .seconds(second), lastWritten: written)
    }

    #expect(over == [false, false, false, false, false, true])
  }

  @Test func `before the first event names the program`() {
    let child = ChildProcess(command: ["/bin/sh", "-c", "kill -SEGV $$"])

    #expect {
      try verification.findCrash(in: child, events: 10)
    } throws: { error in
      "\(error)" == "/bin/sh: the child crashed before the first event"
    }
  }

  @Test(arguments: [
    "Fatal error: no tea", "Precondition failed: no tea", "Assertion failed: no tea",
  ])
  func `is told in the words of the program`(words: String) throws {
    try "Tea is made.\nTea.swift:7: \(words)\n".write(
      toFile: path,
      atomically: true,
      encoding: .utf8
    )
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(ChildProcess.lastWords(in: path) == words)
  }

  @Test func `is left behind in a journal`() throws {
    try verification.journal(to: path)
    _ = verification.run(events: 200)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try verification.crash(inJournal: path) == nil)

    try "push 0 1 0 0\nopenLink 1 2 0 0\n".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let crash = try #require(try verification.crash(inJournal: path))
    #expect(
      crash.story == """
        no-crash is broken: the app crashed.
        The law: Nothing a user does crashes the app.

        1. In A: push cup.
           A  home  ⇒  home › cup
           B  home

        2. In B: open a link to tea in search.
           The app crashes.

        2 steps.
        """
    )
  }

  @Test(arguments: ["push 0 1", "push 0 99 0 0", "selectTab 0 0 9 0"])
  func `journal that is damaged, or of another alphabet, is refused`(line: String) throws {
    try "\(line)\n".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(throws: JournalError.self) { try verification.crash(inJournal: path) }
  }

  @Test func `is not what a program has that cannot be started`() {
    let child = ChildProcess(command: [path])

    #expect(throws: JournalError.self) { try verification.findCrash(in: child, events: 10) }
  }
}
