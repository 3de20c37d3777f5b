import Platform

/// A file that is written beside another one, to take its place once it is whole.
///
/// Until then what was there stays, also where the program is killed.
nonisolated struct FileReplacement {
  private let target: TextFile
  private let beside: FreshFile

  /// Makes the file beside, under a name that says what it is, so that nobody finds out at the end that
  /// nothing can be written there.
  init(of file: TextFile) throws(FileWritingError) {
    target = file.itself
    if target.isThere, access(target.path, W_OK) != 0 {
      throw FileWritingError(path: file.path, code: errno)
    }
    do throws(FileWritingError) {
      beside = try FreshFile("\(target.path).unfinished-")
    } catch {
      throw FileWritingError(path: file.path, code: error.code)
    }
    if let permissions = target.permissions { beside.allow(permissions) }
  }

  /// Writes the file and puts it in its place; where that fails, what was there stays.
  func write(_ text: String) throws(FileWritingError) {
    do throws(FileWritingError) {
      try beside.write(text)
    } catch {
      throw FileWritingError(path: target.path, code: error.code)
    }
    guard rename(beside.path, target.path) == 0 else {
      let code = errno
      unlink(beside.path)
      throw FileWritingError(path: target.path, code: code)
    }
  }

  /// Leaves everything as it was.
  func discard() { beside.discard() }
}
