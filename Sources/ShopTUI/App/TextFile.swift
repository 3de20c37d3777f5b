import Platform

/// A file the program was told to write.
nonisolated struct TextFile {
  let path: String

  /// The path without its folders.
  var name: String { String(path.split(separator: "/").last ?? "") }

  var isThere: Bool { access(path, F_OK) == 0 }

  /// Whether a folder stands where it would.
  var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether something stands there that is no file one could write anew: a device, a pipe.
  var isSpecial: Bool { isThere && !isFolder && identity == nil }

  /// Who may do what with it; nil where it is not there.
  var permissions: mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// The file that links lead to, there or not.
  var itself: TextFile {
    var file = self
    for _ in 0..<Self.mostLinks {
      guard let target = file.linkTarget else { return file }
      file = target
    }
    return file
  }

  /// As many links as the system follows.
  private static let mostLinks = 40

  /// Where a link leads; nil for what is no link.
  private var linkTarget: TextFile? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let target = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return TextFile(path: target.hasPrefix("/") ? target : path.dropLast(name.count) + target)
  }

  /// Whether it is the same file as another one, by whatever names.
  func isSame(as other: TextFile) -> Bool {
    guard let identity, let otherIdentity = other.identity else { return false }
    return identity == otherIdentity
  }

  /// Whether both would be written into one file, be it there already or not.
  func isWritten(over other: TextFile) -> Bool {
    isSame(as: other) || name == other.name && folder == other.folder
  }

  /// The folder it is in, without any links; as it was given where there is none.
  private var folder: String {
    let path = path.contains("/") ? String(path.dropLast(name.count)) : "."
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What the disk knows the file by; nil where there is none, or what is there is no ordinary file.
  private var identity: FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileIdentity(status)
  }

  /// Writes into what is there: a device, a pipe, or a file in a folder that takes no other one.
  private func writeInPlace(_ text: String) throws(FileWritingError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWritingError(path: path, code: errno) }
    try write(text, to: descriptor)
  }

  /// Writes all of a text into the open file and closes it.
  func write(_ text: String, to descriptor: Int32) throws(FileWritingError) {
    var code: Int32 = 0
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, code == 0 {
      let count = bytes.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        code = errno
      }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw FileWritingError(path: path, code: code) }
  }

  /// Writes the file whole or not at all, where there can be one beside it meanwhile; one that was not
  /// there is its owner's alone.
  func write(_ text: String) throws(FileWritingError) {
    guard !isSpecial else { return try writeInPlace(text) }
    let replacement: FileReplacement
    do throws(FileWritingError) {
      replacement = try FileReplacement(of: self)
    } catch {
      guard isThere else { throw error }
      return try writeInPlace(text)
    }
    try replacement.write(text)
  }
}

/// Why a file cannot be written.
nonisolated struct FileWritingError: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  var description: String {
    code == EEXIST
      ? "“\(path)” is in the way: a folder is needed there."
      : "“\(path)” cannot be written: \(String(cString: strerror(code)))."
  }
}
