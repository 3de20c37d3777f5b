import Platform

/// The folder a database is in, kept for oneself as long as this is held on to: nobody else opens the
/// database meanwhile, gives it a schema, puts it aside, or sells from it.
final class FolderLock {
  /// Negative where the folder cannot be had, for there the file cannot be opened either.
  private let descriptor: Int32

  /// How long somebody else may have the folder, in milliseconds: as long as the database itself.
  private static let patience = 5_000
  private static let pause: Int32 = 10

  /// Takes the folder of a file, and waits a while for whoever has it, in milliseconds.
  init(around path: String, patience: Int = patience) throws(ShopDatabaseError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Where nothing can be locked there is nobody to wait for.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard waited < patience else { throw .locked(path: path) }
      poll(nil, 0, Self.pause)
      waited += Int(Self.pause)
    }
  }

  /// Runs for a folder that could not be had as well.
  deinit {
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
