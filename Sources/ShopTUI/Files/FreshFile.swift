import Platform

/// A new file under an unused name.
///
/// No planted link can redirect its text.
nonisolated struct FreshFile {
  let path: String
  private let descriptor: Int32

  /// Makes the file, with six random characters between the two parts of its path, for its owner
  /// only.
  init(_ beginning: String, ending: String = "") throws(FileWritingError) {
    var name = Array("\(beginning)XXXXXX\(ending)".utf8CString)
    descriptor = mkstemps(&name, Int32(ending.utf8.count))
    guard descriptor >= 0 else { throw FileWritingError(path: beginning + ending, code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes the file under the first unused name: `LedgerTests.swift`, then `LedgerTests2.swift`.
  init(numbered beginning: String, ending: String) throws(FileWritingError) {
    var number = 1
    while true {
      let path = beginning + (number > 1 ? "\(number)" : "") + ending
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      guard errno == EEXIST else { throw FileWritingError(path: path, code: errno) }
      number += 1
    }
  }

  /// Gives it the permissions of the file it is to become.
  func allow(_ permissions: mode_t) { fchmod(descriptor, permissions) }

  /// Writes all of the text and closes the file; removes it on failure.
  func write(_ text: String) throws(FileWritingError) {
    do throws(FileWritingError) {
      try TextFile(path: path).write(text, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  func discard() {
    close(descriptor)
    unlink(path)
  }
}
