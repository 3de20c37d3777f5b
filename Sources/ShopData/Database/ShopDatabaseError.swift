import Platform

internal import GRDB

/// Why the database cannot be used.
public enum ShopDatabaseError: Error, Hashable, CustomStringConvertible {
  case newer(path: String)
  /// The file belongs to another program.
  case foreign(path: String)
  case damaged(path: String, reason: String)
  case locked(path: String)
  case full(path: String)
  case readOnly(path: String)
  case unreachable(path: String)
  case failed(path: String, reason: String)

  public var description: String {
    isDamage
      ? "\(finding) Start “shop” to set it aside and continue with what can be read."
      : finding
  }

  /// What is wrong, without advice for a damaged file.
  public var finding: String {
    switch self {
    case .newer(let path):
      "“\(path)” was written by a newer version of this program, which this one cannot read: "
        + "use that one, or another XDG_STATE_HOME."
    case .foreign(let path):
      "“\(path)” belongs to another program and was not changed: move it elsewhere, or choose "
        + "another XDG_STATE_HOME."
    case .damaged(let path, let reason):
      "“\(path)” is damaged: \(reason)."
    case .locked(let path):
      "“\(path)” is locked by another program: try again when it is done."
    case .full(let path):
      "There is no room left on the disk for “\(path)”."
    case .readOnly(let path):
      "You may not write “\(path)”."
    case .unreachable(let path):
      "“\(path)” cannot be opened or created."
    case .failed(let path, let reason):
      "“\(path)” cannot be used: \(reason)."
    }
  }

  /// True if no program can use the file any more.
  public var isDamage: Bool {
    switch self {
    case .damaged: true
    case .newer, .foreign, .locked, .full, .readOnly, .unreachable, .failed: false
    }
  }

  init(_ error: any Error, path: String) {
    if let error = error as? ShopDatabaseError {
      self = error
      return
    }
    if error is RowDecodingError {
      self = .damaged(path: path, reason: "a value in it is of the wrong type")
      return
    }
    guard let error = error as? DatabaseError else {
      self = .failed(path: path, reason: "\(error)")
      return
    }
    // The file for shared memory cannot grow, or the size of files is limited.
    if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE
      || error.extendedResultCode == .SQLITE_IOERR_WRITE && isFileSizeLimited()
    {
      self = .full(path: path)
      return
    }
    self =
      switch error.resultCode {
      case .SQLITE_NOTADB: .damaged(path: path, reason: "it does not begin like a database")
      case .SQLITE_CORRUPT: .damaged(path: path, reason: error.message ?? "no reason given")
      case .SQLITE_BUSY, .SQLITE_LOCKED: .locked(path: path)
      case .SQLITE_FULL: .full(path: path)
      case .SQLITE_READONLY, .SQLITE_PERM: .readOnly(path: path)
      case .SQLITE_CANTOPEN: .unreachable(path: path)
      default: .failed(path: path, reason: error.message ?? "\(error.resultCode)")
      }
  }

  /// An error on opening; what looks like another program's file, or like one of another SQLite
  /// version, is damage if the file has our list of tables.
  init(openingFailedWith error: any Error, path: String) {
    let failure = ShopDatabaseError(error, path: path)
    let isSaidOfDamage =
      switch failure {
      case .foreign: true
      case .failed: (error as? DatabaseError)?.resultCode == .SQLITE_ERROR
      case .readOnly: access(path, W_OK) == 0
      case .newer, .damaged, .locked, .full, .unreachable: false
      }
    self =
      isSaidOfDamage && TableList.roots(at: path) != nil
      ? .damaged(path: path, reason: "its first page does not match what was written") : failure
  }
}
