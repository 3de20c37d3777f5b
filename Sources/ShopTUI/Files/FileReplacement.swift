import Platform

/// A file written beside its target that replaces it once complete.
///
/// Until then the target is untouched, even if the program is killed.
nonisolated struct FileReplacement {
  private let target: TextFile
  private let beside: FreshFile

  /// Creates the file at once, so that a folder that cannot be written is found early.
  ///
  /// Its name says what it is.
  init(of file: TextFile) throws(FileWritingError) {
    target = file.itself
    guard !target.isFolder else { throw FileWritingError(path: file.path, code: EISDIR) }
    if target.isThere, access(target.path, W_OK) != 0 {
      throw FileWritingError(path: file.path, code: errno)
    }
    do throws(FileWritingError) {
      beside = try FreshFile("\(target.path).unfinished-")
    } catch {
      throw FileWritingError(path: file.path, code: error.code)
    }
    beside.allow(target.permissions ?? Self.newFilePermissions)
  }

  /// What the user's mask leaves to everybody; the system tells it only when it is set.
  private static var newFilePermissions: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

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

  func discard() { beside.discard() }
}
