import Foundation
import GRDB
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

  @Test func `is its owner's alone again, with what belongs to its database`() throws {
    let state = try TemporaryState()
    let database = try state.open()
    try database.write { try $0.execute(sql: "CREATE TABLE t (x)") }
    let files = ["", "-wal", "-shm"].map { state.directory.databasePath + $0 }
    for file in files { chmod(file, 0o644) }

    try state.directory.prepare()

    for file in files { #expect(try state.mode(of: file) == 0o600) }
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

  @Test func `says what to do where a folder is in the place of the database`() throws {
    let state = try TemporaryState()
    let path = state.directory.databasePath
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(state.directory.path, 0o700)

    let errors = [
      #expect(throws: StateDirectoryError.self) { try state.directory.prepare() },
      #expect(throws: StateDirectoryError.self) { try state.directory.openExistingDatabase() },
    ]

    let words = "“\(path)” is in the way: move it elsewhere."
    #expect(errors.map(\.?.description) == [words, words])
    #expect(state.directory.findings().map(\.words).contains(words))
  }

  @Test(arguments: [true, false])
  func `says what to do where its database is a pipe or a link to nothing`(isPipe: Bool) throws {
    let state = try TemporaryState()
    let path = state.directory.databasePath
    try state.directory.prepareFolder()
    let made = isPipe ? mkfifo(path, 0o600) : symlink("nothing", path)
    try #require(made == 0)

    let error = #expect(throws: StateDirectoryError.self) {
      _ = try state.directory.openExistingDatabase()
    }

    let words = "“\(path)” is in the way: move it elsewhere."
    #expect(error?.description == words)
    #expect(state.directory.findings().map(\.words).contains(words))
  }

  @Test func `says what to do where a folder is in the place of a session's lock`() throws {
    let state = try TemporaryState()
    let lock = "\(state.directory.path)/default.lock"
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: true)
    chmod(state.directory.path, 0o700)

    let wrong = state.directory.findings().filter { $0.state == .wrong }

    #expect(wrong.map(\.words) == ["“\(lock)” is in the way: move it elsewhere."])
  }

  @Test func `is closed to others even if its database cannot be repaired`() throws {
    let state = try TemporaryState()
    let path = state.directory.databasePath
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(state.directory.path, 0o755)

    #expect(throws: StateDirectoryError.self) {
      try state.directory.repair(state.directory.findings())
    }

    #expect(try state.mode(of: state.directory.path) == 0o700)
  }

  @Test(arguments: ["", "/shop"])
  func `says so where it is a link to nothing`(link: String) throws {
    let state = try TemporaryState()
    try FileManager.default.removeItem(at: state.home)
    if !link.isEmpty {
      try FileManager.default.createDirectory(at: state.home, withIntermediateDirectories: true)
    }
    let path = state.home.path + link
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: "/nowhere/at/all"
    )

    let findings = state.directory.findings()

    #expect(findings.map(\.words) == ["“\(path)” is a link to what does not exist."])
    #expect(findings.map(\.state) == [.wrong])
  }

  @Test func `says that it may not be read only where it may not`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    let path = state.directory.path
    let remedy = "change that, or set XDG_STATE_HOME to a folder of your own."

    #expect(words(refusing: path) == "You may not write “\(path)”: \(remedy)")
    #expect(words(refusing: "/not/there") == "You may not read and write “/not/there”: \(remedy)")
  }

  @Test func `is not made where a link to nothing is in its way`() throws {
    let state = try TemporaryState()
    let path = state.directory.path
    try FileManager.default.createDirectory(at: state.home, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/not/there")

    let error = #expect(throws: StateDirectoryError.self) { try state.directory.prepare() }

    #expect(error?.description == "“\(path)” is in the way: a folder is needed there.")
  }

  @Test func `has no schema where its database is empty`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()

    let words = state.directory.findings().first { $0.subject == "schema" }?.words

    #expect(words == "none yet: the next start makes it.")
  }

  @Test func `names the folder in which nothing may be made`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()

    #expect(
      words(refusing: state.directory.path + "/none/here") == words(refusing: state.directory.path)
    )
  }

  private func words(refusing path: String) -> String {
    StateDirectoryError(path: path, code: EACCES).description
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
      error?.description == "“\(state.home.path)\(file)” is in the way: a folder is needed there."
    )
  }

  @Test func `is closed to others also where nothing is saved in it yet`() throws {
    let state = try TemporaryState()
    try FileManager.default.createDirectory(
      atPath: state.directory.path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755]
    )

    let findings = state.directory.findings()
    _ = try state.directory.repair(findings)

    #expect(findings.first?.isRepairable == true)
    #expect(try state.mode(of: state.directory.path) == 0o700)
    #expect(!FileManager.default.fileExists(atPath: state.directory.databasePath))
  }

  /// Root may write anywhere.
  @Test(.enabled(if: geteuid() != 0))
  func `is wrong where its owner may not write`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500],
      ofItemAtPath: state.directory.path
    )
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700],
        ofItemAtPath: state.directory.path
      )
    }

    let folder = try #require(state.directory.findings().first)

    #expect(folder.state == .wrong)
    #expect(folder.words.hasPrefix("You may not write “\(state.directory.path)”"))
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
