import Platform

/// An exclusive lock on a database's folder: while held, no other process opens, migrates, replaces
/// or imports into the database.
final class FolderLock {
  /// Negative if the folder can't be opened; then neither can the database.
  private let descriptor: Int32

  /// In milliseconds, as long as SQLite waits for a locked database.
  private static let patience = 5_000
  private static let pause: Int32 = 10

  /// Locks the folder of a file; waits for another holder, up to `patience` milliseconds.
  init(around path: String, patience: Int = patience) throws(ShopDatabaseError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some file systems don't support locks: then there is nothing to wait for.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard waited < patience else { throw .locked(path: path) }
      poll(nil, 0, Self.pause)
      waited += Int(Self.pause)
    }
  }

  /// Also runs if `init` threw.
  deinit {
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
