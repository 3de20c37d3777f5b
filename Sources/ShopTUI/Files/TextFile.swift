import Platform

/// A file the program was told to write.
nonisolated struct TextFile {
  let path: String

  var name: String { String(path.split(separator: "/").last ?? "") }

  var isThere: Bool { access(path, F_OK) == 0 }

  var isFolder: Bool { stat(of: path)?.isFolder == true }

  /// True if it exists but cannot be replaced: a device or a pipe.
  var isSpecial: Bool { isThere && !isFolder && identity == nil }

  /// Nil if the file does not exist.
  var permissions: mode_t? { stat(of: path).map { $0.st_mode & 0o777 } }

  /// The file with all links resolved; it need not exist.
  var itself: TextFile {
    var file = self
    for _ in 0..<Self.mostLinks {
      guard let target = file.linkTarget else { return file }
      file = target
    }
    return file
  }

  /// The number of links the system follows.
  private static let mostLinks = 40

  private var linkTarget: TextFile? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let target = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return TextFile(path: target.hasPrefix("/") ? target : path.dropLast(name.count) + target)
  }

  func isSame(as other: TextFile) -> Bool {
    guard let identity, let otherIdentity = other.identity else { return false }
    return identity == otherIdentity
  }

  /// True if both would be written to one file, even if it does not exist yet.
  func isWritten(over other: TextFile) -> Bool {
    isSame(as: other) || name == other.name && folder == other.folder
  }

  /// The folder with links resolved; as given if it does not exist.
  private var folder: String {
    let path = path.contains("/") ? String(path.dropLast(name.count)) : "."
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Nil if there is no ordinary file.
  private var identity: FileIdentity? {
    stat(of: path).flatMap { $0.isRegularFile ? FileIdentity($0) : nil }
  }

  /// Writes into an existing device or pipe, or a file in a folder that accepts no new files.
  private func writeInPlace(_ text: String) throws(FileWritingError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWritingError(path: path, code: errno) }
    try write(text, to: descriptor)
  }

  func write(_ text: String, to descriptor: Int32) throws(FileWritingError) {
    let isWritten = Array(text.utf8).withUnsafeBytes { writeFully($0, to: descriptor) }
    var code = isWritten ? 0 : errno
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw FileWritingError(path: path, code: code) }
  }

  /// Writes the whole file or nothing, if its folder accepts a temporary file.
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

nonisolated struct FileWritingError: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  var description: String {
    switch code {
    case EEXIST: "“\(path)” is in the way: a folder is needed there."
    case EISDIR: "“\(path)” is a folder: name a file in it."
    default: "“\(path)” cannot be written: \(String(cString: strerror(code)))."
    }
  }
}
