import Platform

nonisolated struct TextFolder {
  let path: String

  /// Makes the folder and its parents if needed; throws if it cannot be written to.
  func prepare() throws(FileWritingError) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      try Self.make(String(path[..<end]))
    }
    try Self.make(path)
    guard access(path, W_OK | X_OK) == 0 else { throw FileWritingError(path: path, code: errno) }
  }

  func file(_ name: String) -> TextFile { TextFile(path: "\(path)/\(name)") }

  private static func make(_ path: String) throws(FileWritingError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let code = errno
    guard stat(of: path)?.isFolder == true else { throw FileWritingError(path: path, code: code) }
  }
}
