import Platform

/// The folder the program keeps its state in, which nobody but its owner can look into.
public struct StateDirectory: Sendable {
  /// Where it is, without a slash at its end.
  public let path: String

  /// The folder `shop` below `XDG_STATE_HOME`, or below `~/.local/state` where that is not set to
  /// an absolute path; `~` is where the user lives, if `HOME` does not say it in one.
  public init(environment: [String: String]) {
    if let home = environment["XDG_STATE_HOME"], home.hasPrefix("/") {
      path = home + "/shop"
    } else {
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? Self.homeOfUser
      path = home + "/.local/state/shop"
    }
  }

  /// Where the system says that the user lives; the root where it does not know.
  private static var homeOfUser: String {
    guard let home = getpwuid(getuid())?.pointee.pw_dir else { return "" }
    return String(cString: home)
  }

  /// Where the database is, or will be.
  public var databasePath: String { path + "/shop.db" }

  /// Where a database is made that is to take the place of a damaged one.
  var replacementPath: String { databasePath + ".new" }

  static let lockEnding = ".lock"

  func lockPath(of session: SessionName) -> String { path + "/\(session)\(Self.lockEnding)" }

  /// Where links for a session that is open are sent to.
  public func socketPath(of session: SessionName) -> String { path + "/\(session).sock" }

  /// Makes the folder, and sees to it that it and what is made in it later is the owner's alone.
  public func prepare() throws(StateDirectoryError) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        let reason = errno
        // Nothing above a folder that exists has to be writable.
        if access(made, F_OK) != 0 { throw StateDirectoryError(path: made, code: reason) }
      }
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw StateDirectoryError(path: path, code: ENOTDIR)
    }
    guard status.st_uid == geteuid() else { throw StateDirectoryError(ofAnotherUser: path) }
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 {
      throw StateDirectoryError(path: path, code: errno)
    }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      throw StateDirectoryError(path: path, code: errno)
    }
    // What takes the place of a damaged database is whole once that is moved aside.
    if access(databasePath, F_OK) != 0 { rename(replacementPath, databasePath) }
    try makePrivate(databasePath)
  }

  /// Makes a file that only its owner can read; SQLite gives the files beside it the same mode.
  func makePrivate(_ file: String) throws(StateDirectoryError) {
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StateDirectoryError(path: file, code: errno) }
    defer { close(descriptor) }
    if fchmod(descriptor, 0o600) != 0 { throw StateDirectoryError(path: file, code: errno) }
  }

  /// Opens the database; nil where nothing was ever kept.
  ///
  /// Throws a ``StateDirectoryError`` or a ``ShopDatabaseError``.
  public func openExistingDatabase() throws -> ShopDatabase? {
    try isBegun() ? ShopDatabase(path: databasePath) : nil
  }

  /// Whether anything was ever kept.
  public func isBegun() throws(StateDirectoryError) -> Bool {
    var status = stat()
    if stat(databasePath, &status) == 0 {
      guard status.st_uid == geteuid() else { throw StateDirectoryError(ofAnotherUser: path) }
      return true
    }
    guard errno == ENOENT else { throw StateDirectoryError(path: path, code: errno) }
    return false
  }

  /// Moves the database aside with the files that belong to it, and says where it went.
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

/// Why the state cannot be kept where it belongs.
public struct StateDirectoryError: Error, Hashable, CustomStringConvertible {
  /// The folder that could not be used.
  public let path: String
  /// What the system said; nil where it allows what should not be.
  private let code: Int32?

  init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The superuser may write there, and its owner could not any more.
  init(ofAnotherUser path: String) {
    self.path = path
    code = nil
  }

  public var description: String {
    switch code {
    case nil:
      "“\(path)” belongs to another user: start the shop as that user, or set XDG_STATE_HOME to a "
        + "folder of your own."
    case EACCES, EPERM, EROFS: "“\(path)” may not be written by you."
    case ENOSPC, EDQUOT: "There is no room left on the disk for “\(path)”."
    case ENOTDIR: "“\(path)” is in the way: a folder is needed there."
    case ELOOP: "“\(path)” is a symbolic link, where a file is needed."
    case let code?: "“\(path)” cannot be made: \(String(cString: strerror(code)))."
    }
  }
}
