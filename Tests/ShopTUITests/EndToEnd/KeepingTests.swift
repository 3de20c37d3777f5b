import Foundation
import Testing

@Suite(.waitsForPrograms) struct `What was on the screen` {
  @Test func `is there again after quitting`() throws {
    let shop = try TmuxSession()
    try shop.press("Down", "Enter")
    try shop.wait(for: "A · product “Crème brûlée torch” pushed")
    try shop.press("Tab", "/")
    try shop.type("tea")
    try shop.wait(for: "Find  tea")
    try shop.press("Escape", "Tab", "3", "d")
    let left = try shop.settle(after: shop.wait(for: "D opened"))

    try shop.press("q")
    try shop.waitForEnd()
    let again = try TmuxSession(home: shop.home)

    #expect(try again.capture().lines.dropLast(2) == left.lines.dropLast(2))
  }

  @Test func `is there again after the terminal was closed`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    let left = try shop.settle(after: shop.wait(for: "A · product “Teapot” pushed"))

    try shop.closeTerminal()
    try shop.waitForEnd()
    let again = try TmuxSession(home: shop.home)

    #expect(try again.capture().lines.dropLast(2) == left.lines.dropLast(2))
  }

  @Test func `is there again with the page of windows that was shown`() throws {
    let shop = try TmuxSession(columns: 90, shop: "--windows", "5")
    try shop.press("L", "g", "5")
    try shop.wait(for: "E has the focus")
    try shop.press("BTab", "BTab")
    let left = try shop.settle(after: shop.wait(for: "C has the focus"))
    #expect(left.letters == ["C", "D", "E"])

    try shop.home.waitUntilSaved()
    kill(try shop.home.holder(), SIGKILL)
    try shop.waitForEnd()
    let again = try TmuxSession(columns: 90, home: shop.home)

    #expect(try again.capture().lines.dropLast(2) == left.lines.dropLast(2))
  }

  @Test(arguments: 1...4) func `is there again after the program was killed, fifty times`(
    seed: UInt64
  ) throws {
    let shop = try TmuxSession(command: ["/bin/sh", "-c", Self.endlessly])
    var random = KeyWalk(seed: seed)
    var process = try shop.waitForProcess(after: nil)

    for _ in 0..<50 {
      let key = random.next()
      let sleeps = try Self.sleeps(of: process)
      try shop.press(key)
      try Self.wait(for: process, toSleepAgain: sleeps)
      try shop.settle(after: shop.capture())
      try shop.home.waitUntilSaved()
      let last = try shop.settle(after: shop.capture())
      kill(process, SIGKILL)
      process = try shop.waitForProcess(after: process)
      let restored = try shop.settle(after: shop.capture())

      #expect(restored.lines.dropLast(2) == last.lines.dropLast(2), "after \(key)")
    }
  }

  /// Waits until a process was woken, which may take long on a busy machine, and sleeps again.
  private static func wait(for process: pid_t, toSleepAgain count: Int) throws {
    let deadline = ContinuousClock.now + Patience.limit
    while try sleeps(of: process) == count {
      try #require(ContinuousClock.now < deadline, "The key does not wake the shop.")
      sched_yield()
    }
  }

  /// How often a process went to sleep.
  private static func sleeps(of process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return try #require(line?.split(separator: "\t").last.flatMap { Int($0) })
  }

  /// Starts the shop again whenever it has ended; before, the last picture goes, and the terminal is
  /// named after the new process.
  private static let endlessly =
    #"while :; do sh -c 'printf "\033[H\033[2J\033]2;%s\007" $$; exec "$SHOP"'; done"#
}

/// Keys drawn by lot from a seed, so that all that can be on a screen changes.
private struct KeyWalk {
  private var state: UInt64

  private static let keys = [
    "Down", "Down", "Up", "j", "Enter", "Enter", "Enter", "Escape", "Tab", "BTab", "1", "2", "3",
    "]", "[", "/", "s", "e", "PageDown", "End", "Home", "0", "n", "d", "u", "x", "L", "z",
  ]

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Self.keys[Int(state >> 33) % Self.keys.count]
  }
}

extension TmuxSession {
  /// Waits until another process than one before has drawn its first picture, and returns it.
  fileprivate func waitForProcess(after last: pid_t?) throws -> pid_t {
    var process: pid_t?
    try wait(until: "the shop runs") { _ in
      process = try pid_t(fact("pane_title"))
      // What was there before the terminal had this name is gone from a picture after it.
      return try process != nil && process != last
        && capture().status.contains("What you do in one window")
    }
    return try #require(process)
  }
}
