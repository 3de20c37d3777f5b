import Platform

/// The folder for the program's state, readable only by its owner.
public struct StateDirectory: Sendable {
  /// Its path, without a trailing slash.
  public let path: String

  /// The folder `shop` in `XDG_STATE_HOME`, or in `~/.local/state` if that is not an absolute path.
  ///
  /// If `HOME` isn't absolute either, the home folder is looked up in the user database.
  public init(environment: [String: String]) {
    if let home = environment["XDG_STATE_HOME"], home.hasPrefix("/") {
      path = home + "/shop"
    } else {
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? Self.homeOfUser
      path = home + "/.local/state/shop"
    }
  }

  /// Empty if the system doesn't know it.
  private static var homeOfUser: String {
    guard let home = getpwuid(getuid())?.pointee.pw_dir else { return "" }
    return String(cString: home)
  }

  /// The path of the database, which may not exist yet.
  public var databasePath: String { path + "/shop.db" }

  /// Where the replacement of a damaged database is created.
  var replacementPath: String { databasePath + ".new" }

  static let lockEnding = ".lock"

  func lockPath(of session: SessionName) -> String { path + "/\(session)\(Self.lockEnding)" }

  /// The path of the socket on which an open session receives links.
  public func socketPath(of session: SessionName) -> String { path + "/\(session).sock" }

  /// Creates the folder and the database file, accessible only to their owner.
  public func prepare() throws(StateDirectoryError) {
    try prepareFolder()
    // Once a damaged database is set aside, its replacement is complete.
    if access(databasePath, F_OK) != 0, rename(replacementPath, databasePath) != 0, errno != ENOENT
    {
      throw StateDirectoryError(path: replacementPath, code: errno)
    }
    try makePrivate(databasePath)
    for file in [databasePath + "-wal", databasePath + "-shm"] where access(file, F_OK) == 0 {
      try makePrivate(file)
    }
  }

  /// Creates the folder, accessible only to its owner.
  public func prepareFolder() throws(StateDirectoryError) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        let reason = errno
        // Parent folders that exist don't have to be writable.
        if access(made, F_OK) != 0 { throw StateDirectoryError(path: made, code: reason) }
      }
    }
    guard let status = stat(of: path), status.isFolder else {
      throw StateDirectoryError(path: path, code: ENOTDIR)
    }
    guard status.st_uid == geteuid() else { throw StateDirectoryError(ofAnotherUser: path) }
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 {
      throw StateDirectoryError(path: path, code: errno)
    }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      throw StateDirectoryError(path: path, code: errno)
    }
  }

  /// Creates a file only its owner can read; SQLite gives the files next to it the same mode.
  func makePrivate(_ file: String) throws(StateDirectoryError) {
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StateDirectoryError(path: file, code: errno) }
    defer { close(descriptor) }
    if fchmod(descriptor, 0o600) != 0 { throw StateDirectoryError(path: file, code: errno) }
  }

  /// Opens the database; nil if it doesn't exist yet.
  ///
  /// Throws a ``StateDirectoryError`` or a ``ShopDatabaseError``.
  public func openExistingDatabase() throws -> ShopDatabase? {
    guard try isBegun() else {
      try DatabaseLog.check(beside: databasePath)
      return nil
    }
    return ShopDatabase.isUnchangeable(databasePath)
      ? try ShopDatabase(reading: databasePath, isUnchangeable: true)
      : try ShopDatabase(path: databasePath)
  }

  /// What is saved, copied into memory; nil if it cannot be read.
  public func copyInMemory() -> ShopDatabase? {
    let isUnchangeable = ShopDatabase.isUnchangeable(databasePath)
    return try? .inMemory(
      copying: ShopDatabase(reading: databasePath, isUnchangeable: isUnchangeable)
    )
  }

  /// True if the database exists.
  public func isBegun() throws(StateDirectoryError) -> Bool {
    guard let status = stat(of: databasePath) else {
      guard errno == ENOENT else { throw StateDirectoryError(path: path, code: errno) }
      // A link to nothing is in the way as well.
      guard stat(of: databasePath, ofLink: true) == nil else {
        throw StateDirectoryError(path: databasePath, code: EISDIR)
      }
      return false
    }
    guard status.isRegularFile else { throw StateDirectoryError(path: databasePath, code: EISDIR) }
    guard status.st_uid == geteuid() else { throw StateDirectoryError(ofAnotherUser: path) }
    return true
  }

  /// Sets the database aside with its other files, and returns where.
  func moveDatabaseAside() throws(StateDirectoryError) -> String {
    let day = SessionTime.now.day
    var number = 1
    var aside = databasePath + ".damaged-" + day
    while access(aside, F_OK) == 0 {
      number += 1
      aside = databasePath + ".damaged-\(day)-\(number)"
    }
    for ending in ["-wal", "-shm", ""] where access(databasePath + ending, F_OK) == 0 {
      guard rename(databasePath + ending, aside + ending) == 0 else {
        throw StateDirectoryError(path: databasePath + ending, code: errno)
      }
    }
    return aside
  }
}

/// Why the state folder can't be used.
public struct StateDirectoryError: Error, Hashable, CustomStringConvertible {
  /// The file or folder that could not be used.
  public let path: String
  /// The system's error code; nil if the owner is the problem, not permission.
  private let code: Int32?
  private let isReadable: Bool

  /// If a part of the path is not a folder, the error names that part; if nothing may be made in it,
  /// the last part that is there.
  init(path: String, code: Int32) {
    let isNamed = code == ENOTDIR || [EACCES, EPERM].contains(code)
    self.path = isNamed ? Self.lastPart(of: path) : path
    self.code = code
    isReadable = access(self.path, R_OK) == 0
  }

  /// The part of the path that exists, up to the first item that is not a folder or is a broken link.
  private static func lastPart(of path: String) -> String {
    var last = ""
    for name in path.split(separator: "/") {
      let part = "\(last)/\(name)"
      guard stat(of: part, ofLink: true) != nil else { break }
      last = part
      guard stat(of: part)?.isFolder == true else { break }
    }
    return last.isEmpty ? path : last
  }

  /// Also for root, who could write there: the owner could no longer use the files.
  init(ofAnotherUser path: String) {
    self.path = path
    code = nil
    isReadable = false
  }

  public var description: String {
    switch code {
    case nil:
      "“\(path)” belongs to another user: start the shop as that user, or set XDG_STATE_HOME to a "
        + "folder of your own."
    case EACCES, EPERM:
      "You may not \(isReadable ? "" : "read and ")write “\(path)”: change that, or set XDG_STATE_HOME "
        + "to a folder of your own."
    case EROFS: "“\(path)” is read-only."
    case ENOSPC, EDQUOT: "There is no room left on the disk for “\(path)”."
    case EISDIR: "“\(path)” is in the way: move it elsewhere."
    case ENOTDIR: "“\(path)” is in the way: a folder is needed there."
    case ELOOP: "“\(path)” is a symbolic link, where a file is needed."
    case let code?: "“\(path)” cannot be made: \(String(cString: strerror(code)))."
    }
  }
}
