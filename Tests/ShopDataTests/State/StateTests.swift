import Foundation
import GRDB
import SceneNavigation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `The state directory` {
  @Test func `is where the environment has it, or at home`() {
    for environment in [[:], ["HOME": ""], ["XDG_STATE_HOME": ""]] {
      let path = StateDirectory(environment: environment).path
      let home = NSHomeDirectoryForUser(NSUserName()) ?? ""
      #expect(path == home + "/.local/state/shop")
    }
    #expect(StateDirectory(environment: ["XDG_STATE_HOME": "/x"]).path == "/x/shop")
    #expect(
      StateDirectory(environment: ["HOME": "/home/ada"]).path == "/home/ada/.local/state/shop"
    )
    #expect(StateDirectory(environment: ["HOME": "ada"]).path.hasPrefix("/"))
    #expect(
      StateDirectory(environment: ["HOME": "/home/ada", "XDG_STATE_HOME": "x"]).path
        == "/home/ada/.local/state/shop"
    )
  }

  @Test func `is its owner's alone, with all that is in it`() throws {
    let state = try TemporaryState()

    let database = try state.open()
    try database.write { try $0.execute(sql: "CREATE TABLE t (x)") }

    #expect(try state.mode(of: state.directory.path) == 0o700)
    for ending in ["", "-wal", "-shm"] {
      #expect(try state.mode(of: state.directory.databasePath + ending) == 0o600)
    }
  }

  @Test func `is closed to others where it was open before`() throws {
    let state = try TemporaryState()
    try FileManager.default.createDirectory(
      atPath: state.directory.path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755]
    )

    try state.directory.prepare()

    #expect(try state.mode(of: state.directory.path) == 0o700)
  }

  @Test(.enabled(if: geteuid() == 0))
  func `is not taken by the superuser where it is another user's`() throws {
    let state = try TemporaryState()
    _ = try state.open()
    for path in [state.directory.path, state.directory.databasePath] {
      chown(path, 4_242, 4_242)
      chmod(path, 0o770)
    }

    let errors = [
      #expect(throws: StateDirectoryError.self) { try state.directory.prepare() },
      #expect(throws: StateDirectoryError.self) { try state.directory.openExistingDatabase() },
    ]

    let words = "“\(state.directory.path)” belongs to another user: "
    #expect(errors.allSatisfy { $0?.description.hasPrefix(words) == true })
    #expect(try state.mode(of: state.directory.path) == 0o770)
  }

  @Test func `says so where a file is in its way`() throws {
    let state = try TemporaryState()
    try Data().write(to: state.home.appendingPathComponent("shop"))

    let error = #expect(throws: StateDirectoryError.self) { try state.directory.prepare() }

    #expect(
      error?.description == "“\(state.directory.path)” is in the way: a folder is needed there."
    )
  }

  @Test(arguments: ["", "/shop"])
  func `tells that nothing was kept from a file that is in its way`(file: String) throws {
    let state = try TemporaryState()
    #expect(try state.directory.openExistingDatabase() == nil)
    try FileManager.default.removeItem(at: state.home)
    if !file.isEmpty {
      try FileManager.default.createDirectory(at: state.home, withIntermediateDirectories: true)
    }
    try Data().write(to: URL(filePath: state.home.path + file))

    let error = #expect(throws: StateDirectoryError.self) {
      try state.directory.openExistingDatabase()
    }

    #expect(
      error?.description == "“\(state.directory.path)” is in the way: a folder is needed there."
    )
  }

  @Test func `follows no link in the place of the database`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    try FileManager.default.removeItem(at: state.database)
    try FileManager.default.createSymbolicLink(
      at: state.database,
      withDestinationURL: state.home.appendingPathComponent("elsewhere")
    )

    #expect(throws: StateDirectoryError.self) { try state.directory.prepare() }
  }
}

@MainActor @Suite struct `The database` {
  @Test func `is made once where several programs open it for the first time`() async throws {
    for _ in 0..<5 {
      let state = try TemporaryState()
      try state.directory.prepare()
      let path = state.directory.databasePath

      try await withThrowingTaskGroup { group in
        for _ in 0..<4 {
          group.addTask { try ShopDatabase(path: path).stock(with: .sample) }
        }
        try await group.waitForAll()
      }

      #expect(try state.open().isStocked())
    }
  }

  @Test func `is refused and left alone where it is another program's`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    let path = state.directory.databasePath
    do {
      let other = try DatabaseQueue(path: path)
      try other.write { try $0.execute(sql: "CREATE TABLE tea (name TEXT)") }
    }
    let bytes = try Data(contentsOf: URL(filePath: path))

    #expect(throws: ShopDatabaseError.foreign(path: path)) { try ShopDatabase(path: path) }

    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `is refused and left alone where a newer program wrote it`() throws {
    let state = try TemporaryState()
    do {
      let database = try state.open()
      try database.write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')")
      }
    }

    #expect(throws: ShopDatabaseError.newer(path: state.directory.databasePath)) {
      try state.open()
    }
  }

  @Test func `is known for none where something else is in the file`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    try Data("Dear diary, nothing here is a database.".utf8).write(to: state.database)

    let error = #expect(throws: ShopDatabaseError.self) { try state.open() }

    #expect(
      error
        == .damaged(
          path: state.directory.databasePath,
          reason: "it does not begin like a database"
        )
    )
    #expect(error?.isDamage == true)
    #expect(
      error?.description.hasSuffix("and continue with what can be read.") == true
    )
  }

  @Test func `is known for damaged where the windows' pages are`() throws {
    let state = try TemporaryState()
    do {
      let store = try SceneStore(session: .standard, in: state.open())
      _ = try SceneSaver(storage: store, writing: AppState(windowCount: 26), inPlaceOf: nil)
    }
    var bytes = try Data(contentsOf: state.database)
    for page in stride(from: 4_096, to: bytes.count, by: 4_096) {
      bytes.replaceSubrange(page..<page + 64, with: Data(repeating: 0x5A, count: 64))
    }
    try bytes.write(to: state.database)

    let error = #expect(throws: ShopDatabaseError.self) { try state.open() }

    #expect(error?.isDamage == true)
    #expect(error?.description.contains(state.directory.databasePath) == true)
  }

  @Test func `is moved aside with its date, as often as it takes`() throws {
    let state = try TemporaryState()
    var places: [String] = []
    for words in ["one", "two"] {
      try state.directory.prepare()
      try Data(words.utf8).write(to: state.database)
      places.append(try state.directory.moveDatabaseAside())
    }

    #expect(try places.map { try String(contentsOfFile: $0, encoding: .utf8) } == ["one", "two"])
    #expect(places.allSatisfy { $0.contains("shop.db.damaged-20") })
    #expect(!FileManager.default.fileExists(atPath: state.directory.databasePath))
  }

  @Test func `says that there is no room left`() throws {
    let state = try TemporaryState()
    let database = try state.open()
    try database.write { try $0.execute(sql: "PRAGMA max_page_count = 12") }

    let error = #expect(throws: ShopDatabaseError.self) {
      try database.write { connection in
        try connection.execute(sql: "CREATE TABLE large (x)")
        try connection.execute(sql: "INSERT INTO large VALUES (zeroblob(1000000))")
      }
    }

    #expect(
      error?.description
        == "There is no room left on the disk for “\(state.directory.databasePath)”."
    )
  }
}

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
