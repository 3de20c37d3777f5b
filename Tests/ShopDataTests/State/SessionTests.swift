import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A session` {
  @Test(arguments: ["a", "Work-2.b_c", String(repeating: "x", count: 64)])
  func `has a name that is safe in a folder`(name: String) {
    #expect(SessionName(name)?.description == name)
  }

  @Test(
    arguments: [
      "", ".", "..", ".x", "-x", "a/b", "a b", "é", "\u{1b}", String(repeating: "x", count: 65),
    ]
  ) func `has no name that is not`(name: String) {
    #expect(SessionName(name) == nil)
  }

  @Test func `is within reach under whatever the program made of its name`() throws {
    let long = try #require(SessionName(String(repeating: "x", count: 64)))

    let made = [
      long.previous(1), long.failed(2), long.under(.noPopToRootOnRetap).previous(1).previous(2),
    ]

    for name in made { #expect(SessionName(name.description) == name) }
    #expect(SessionName(String(repeating: "x", count: 65) + ".previous") == nil)
    #expect(SessionName(String(repeating: "x", count: 65) + ".other") == nil)
  }

  @Test func `is set aside with its wiring, under which it can be opened`() {
    let previous = SessionName.standard.under(.appStorage).previous(2)

    #expect(previous == SessionName.standard.previous(2).under(.appStorage))
    #expect(previous.description == "default.previous-2.appStorage")
  }

  @Test func `is known by whatever the program made of its name, and by no other`() throws {
    let name = SessionName.standard
    let made = [
      name.previous(1), name.previous(2), name.failed(1), name.under(.appStorage),
      name.under(.appStorage).failed(2).previous(1),
    ]
    let others = ["default", "defaults.previous", "other.previous", "default.x", "my.default"]

    #expect(made.allSatisfy { $0.isMade(of: name) })
    #expect(try others.allSatisfy { try !#require(SessionName($0)).isMade(of: name) })
  }

  @Test func `has one program at a time, which it can name`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    do {
      let lock = try SessionLock(.standard, in: state.directory)

      let failure = #expect(throws: SessionLock.Failure.self) {
        try SessionLock(.standard, in: state.directory)
      }

      guard case .held(let holder) = failure else {
        Issue.record("It is not refused for somebody who has it.")
        return
      }
      #expect(holder.process == getpid())
      #expect(holder.since?.hasSuffix("Z") == true)
      #expect(SessionLock.holder(of: .standard, in: state.directory) == holder)
      _ = try SessionLock(#require(SessionName("other")), in: state.directory)
      withExtendedLifetime(lock) {}
    }

    #expect(SessionLock.holder(of: .standard, in: state.directory) == nil)
    _ = try SessionLock(.standard, in: state.directory)
  }

  @Test func `can be had while others look whether it is open`() async throws {
    let state = try TemporaryState()
    let directory = state.directory
    try directory.prepare()
    _ = try SessionLock(.standard, in: directory)
    let looking = Task.detached {
      while !Task.isCancelled { _ = SessionLock.holder(of: .standard, in: directory) }
    }

    for _ in 0..<100 { _ = try SessionLock(.standard, in: directory) }

    looking.cancel()
    await looking.value
  }

  @Test func `counts the launches that came to nothing, in the lock of their session`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    func launch(_ work: (SessionLock) -> Void) throws {
      work(try SessionLock(.standard, in: state.directory))
    }

    for deaths in 0..<3 {
      try launch { #expect($0.beginRestoring() == deaths) }
    }
    try launch { _ in }
    try launch {
      #expect($0.beginRestoring() == 3)
      $0.endRestoring()
    }

    try launch { #expect($0.beginRestoring() == 0) }
    try launch {
      #expect($0.beginRestoring() == 1)
      $0.giveUpRestoring()
      $0.giveUpRestoring()
    }
    try launch { #expect($0.beginRestoring() == 1) }
  }

  @Test func `holds signals back that end the program while it restores, for they are no failure`()
    throws
  {
    let state = try TemporaryState()
    try state.directory.prepare()
    let lock = try SessionLock(.standard, in: state.directory)
    let before = heldSignals

    _ = lock.beginRestoring()
    #expect(heldSignals.isSuperset(of: [SIGINT, SIGTERM, SIGHUP]))
    lock.endRestoring()
    #expect(heldSignals == before)
    _ = lock.beginRestoring()
    lock.giveUpRestoring()

    #expect(heldSignals == before)
  }

  private var heldSignals: Set<Int32> {
    var held = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &held)
    return Set((1...31).filter { sigismember(&held, $0) == 1 })
  }

  @Test func `keeps a notice in its lock until it was read`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    func lock() throws -> SessionLock { try SessionLock(.standard, in: state.directory) }

    try lock().unread = "Put aside as\n“x”."
    #expect(try lock().unread == "Put aside as “x”.")
    #expect(try lock().beginRestoring() == 0)
    #expect(try lock().unread == "Put aside as “x”.")
    try lock().unread = nil

    #expect(try lock().unread == nil)
    #expect(try lock().beginRestoring() == 1)
  }

  @Test func `is free for the next one, though a process that was just forked has it open`() throws
  {
    let state = try TemporaryState()
    try state.directory.prepare()
    var lock: SessionLock? = try SessionLock(.standard, in: state.directory)
    #expect(lock != nil)
    let inherited = try #require(Self.copy(ofOpen: state.directory.lockPath(of: .standard)))
    defer { close(inherited) }

    lock = nil

    #expect(throws: Never.self) { try SessionLock(.standard, in: state.directory) }
  }

  /// What a child has of an open file between its fork and the program it becomes.
  private static func copy(ofOpen path: String) -> Int32? {
    var wanted = stat()
    guard stat(path, &wanted) == 0 else { return nil }
    let found = (0..<Int32(1_024)).first { descriptor in
      var info = stat()
      return fstat(descriptor, &info) == 0 && info.st_ino == wanted.st_ino
        && info.st_dev == wanted.st_dev
    }
    return found.map { dup($0) }
  }
}
