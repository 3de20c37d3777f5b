import Foundation
import GRDB
import SceneNavigation
import ShopCore
import Testing

@testable import ShopData

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

  @Test func `is read where nothing can be written, without a file beside it`() throws {
    let state = try TemporaryState()
    try SceneStore(session: .standard, in: state.open()).begin()
    let folder = state.home.appendingPathComponent("a 100%? b#")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent("shop.db")
    try FileManager.default.copyItem(at: state.database, to: copy)

    let database = try ShopDatabase(reading: copy.path, isUnchangeable: true)

    #expect(try database.sessions().map(\.name) == ["default"])
    #expect(throws: ShopDatabaseError.readOnly(path: copy.path)) {
      try SceneStore(session: .standard, in: database).begin()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shop.db"])
  }

  @Test func `can be copied into memory, which changes nothing of it`() throws {
    let state = try TemporaryState()
    #expect(state.directory.copyInMemory() == nil)
    try SceneStore(session: .standard, in: state.open()).begin()

    let copy = try #require(state.directory.copyInMemory())
    try SceneStore(session: try #require(SessionName("other")), in: copy).begin()

    #expect(try copy.sessions().map(\.name) == ["default", "other"])
    #expect(try state.open().sessions().map(\.name) == ["default"])
  }

  @Test func `soon has in its file what a killed program left in the log`() throws {
    let (killed, state) = (try TemporaryState(), try TemporaryState())
    let running = try killed.open()
    try SceneStore(session: .standard, in: running).begin()
    try state.directory.prepare()
    for ending in ["", "-wal"] {
      try? FileManager.default.removeItem(atPath: state.directory.databasePath + ending)
      try FileManager.default.copyItem(
        atPath: killed.directory.databasePath + ending,
        toPath: state.directory.databasePath + ending
      )
    }

    let database = try state.open()
    try SceneStore(session: .standard, in: database).tidy()
    let file = state.home.appendingPathComponent("file alone")
    try FileManager.default.copyItem(at: state.database, to: file)

    #expect(
      try ShopDatabase(reading: file.path, isUnchangeable: true).sessions().map(\.name) == [
        "default"
      ]
    )
    withExtendedLifetime((running, database)) {}
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
      _ = try SceneSaver(storage: store, writing: AppState(windowCount: 26))
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

/// What is in the log alone was lost without a word, and the check changed it.
@MainActor @Suite struct `A database whose log SQLite would discard` {
  private let state: TemporaryState
  private let log: Data
  private var logFile: URL { URL(filePath: state.directory.databasePath + "-wal") }

  /// Three windows in a log, as a killed program leaves it.
  init() throws {
    state = try TemporaryState()
    let store = try SceneStore(session: .standard, in: state.open())
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 3))
    log = try Data(contentsOf: URL(filePath: state.directory.databasePath + "-wal"))
  }

  @Test func `is damaged if it is empty, and all is recovered from the log`() throws {
    try Data().write(to: state.database)
    try log.write(to: logFile)

    let (error, aside, taken) = try replaced()

    #expect(error?.description.contains("is damaged: it is empty, but its log is not.") == true)
    #expect(taken.windows == 3)
    #expect(try Data(contentsOf: URL(filePath: aside + "-wal")) == log)
  }

  @Test func `is damaged if it is gone and its log is not`() throws {
    try log.write(to: logFile)
    try FileManager.default.removeItem(at: state.database)

    let findings = state.directory.findings()
    let error = #expect(throws: ShopDatabaseError.self) {
      try state.directory.openExistingDatabase()
    }
    let (_, taken) = try #require(try state.directory.repair(findings))

    #expect(findings.filter { $0.state == .damaged }.map(\.subject) == ["database"])
    #expect(error?.description.contains("is damaged: it is gone, but its log is not.") == true)
    #expect(taken.windows == 3)
  }

  @Test func `is damaged if the log does not begin as it was written`() throws {
    var damaged = log
    damaged[16] ^= 1
    try damaged.write(to: logFile)

    let (error, aside, taken) = try replaced()

    #expect(error?.description.contains("is damaged: its log cannot be read.") == true)
    #expect(taken.windows == 3)
    #expect(try Data(contentsOf: URL(filePath: aside + "-wal")) == damaged)
  }

  @Test func `is none if the log has been left by a program that was killed`() throws {
    try log.write(to: logFile)
    #expect(throws: Never.self) { try state.open() }
  }

  /// The error on opening, which the check reports as well and which changes nothing, then the place
  /// and what is recovered.
  private func replaced() throws -> (ShopDatabaseError?, aside: String, taken: RecoveredData) {
    let before = try Data(contentsOf: logFile)
    let findings = ShopDatabase.findings(at: state.directory.databasePath)
    #expect(findings.map(\.state) == [.damaged])
    let error = #expect(throws: ShopDatabaseError.self) { try state.open() }
    #expect(try Data(contentsOf: logFile) == before)
    let (_, aside, taken) = try state.directory.replaceDatabase(
      state.directory.databaseFile,
      for: nil
    )
    return (error, try #require(aside), taken)
  }
}

/// One wrong byte lost all that was saved.
@MainActor @Suite struct `A database whose list of tables is damaged` {
  private let bytes: Data
  private let entries: [(text: String, creation: String?)]

  /// Three windows and a review.
  init() throws {
    let state = try TemporaryState()
    let database = try state.open()
    let store = try SceneStore(session: .standard, in: database)
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 3))
    entries = try database.read { database in
      try Row.fetchAll(database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_master").map {
        ("\($0[0] as String)\($0[1] as String)\($0[2] as String)", $0[3])
      }
    }
    try database.wipeLog()
    bytes = try Data(contentsOf: state.database)
  }

  @Test func `keeps its windows, whichever of its entries cannot be read`() throws {
    var count = 0
    for entry in entries {
      let start = try #require(bytes.firstRange(of: Data(entry.text.utf8))?.lowerBound)
      // Each begins with the length of what is before its text.
      let place = try #require((5...8).first { Int(bytes[start - $0]) == $0 }.map { start - $0 })
      var damaged = bytes
      damaged[place] = 0x33
      count += 1
      #expect(try windows(in: damaged) == 3, "\(entry.text)")
    }
    #expect(count > 40)
  }

  @Test func `keeps its windows, whatever stands in a table's creation`() throws {
    for table in ["session", "sceneValue"] {
      let creation = try #require(entries.first { $0.text == "table\(table)\(table)" }?.creation)
      let start = try #require(bytes.firstRange(of: Data(creation.utf8))?.lowerBound)
      for place in stride(from: start, to: start + creation.utf8.count, by: 11) {
        var damaged = bytes
        damaged[place] ^= 1
        #expect(try windows(in: damaged) == 3, "\(place - start) in \(creation)")
      }
    }
  }

  @Test(arguments: ["setting", "cartLine", "product"])
  func `keeps its windows, though it lacks a table`(table: String) throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    try bytes.write(to: state.database)
    let queue = try DatabaseQueue(path: state.directory.databasePath)
    try queue.write { try $0.execute(sql: "PRAGMA foreign_keys = OFF; DROP TABLE \(table)") }
    try queue.close()

    let findings = ShopDatabase.findings(at: state.directory.databasePath)
    let error = #expect(throws: ShopDatabaseError.self) { try state.open() }
    let damaged = try Data(contentsOf: state.database)

    #expect(findings.contains { "\($0)".contains("the table “\(table)” is missing") })
    #expect(error?.isDamage == true)
    #expect(try windows(in: damaged) == 3)
  }

  /// How many are recovered.
  private func windows(in damaged: Data) throws -> Int {
    let state = try TemporaryState()
    try state.directory.prepare()
    try damaged.write(to: state.database)
    return try state.directory.replaceDatabase(state.directory.databaseFile, for: nil).taken.windows
  }
}
