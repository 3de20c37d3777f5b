import Platform

/// A file made under a name that nothing has yet, so that no planted link leads its text elsewhere; its
/// owner alone may read it.
nonisolated struct FreshFile {
  let path: String
  private let descriptor: Int32

  /// Makes the file, with six characters between the two parts of its path.
  init(_ beginning: String, ending: String = "") throws(FileWritingError) {
    var name = Array("\(beginning)XXXXXX\(ending)".utf8CString)
    descriptor = mkstemps(&name, Int32(ending.utf8.count))
    guard descriptor >= 0 else { throw FileWritingError(path: beginning + ending, code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Lets others do with it what they may do with a file it is to replace.
  func allow(_ permissions: mode_t) { fchmod(descriptor, permissions) }

  /// Writes all of its text and closes it; where that fails it is gone.
  func write(_ text: String) throws(FileWritingError) {
    do throws(FileWritingError) {
      try TextFile(path: path).write(text, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Removes it as it was made.
  func discard() {
    close(descriptor)
    unlink(path)
  }
}
