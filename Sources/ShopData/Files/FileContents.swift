public import Platform

/// Reads whole files.
public enum FileContents {
  /// The contents of a file; the system resolves the path, so `link/..` follows the link and `~` is
  /// an ordinary name.
  ///
  /// A pipe is read to its end. Folders, devices and files larger than `limit` bytes are refused.
  public static func of(_ path: String, atMost limit: Int) throws(FileReadingError) -> Data {
    guard let status = stat(of: path) else { throw FileReadingError(code: errno) }
    guard [S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT) else {
      throw FileReadingError(code: ENODEV)
    }
    guard status.st_size <= limit else { throw FileReadingError(code: EFBIG) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileReadingError(code: errno) }
    defer { close(descriptor) }
    return try contents(of: descriptor, size: Int(status.st_size), atMost: limit)
  }

  /// Standard input from where it stands to its end, whatever it is.
  public static func ofStandardInput(atMost limit: Int) throws(FileReadingError) -> Data {
    try contents(of: STDIN_FILENO, size: 0, atMost: limit)
  }

  private static func contents(
    of descriptor: Int32,
    size: Int,
    atMost limit: Int
  ) throws(FileReadingError) -> Data {
    var contents = Data(count: size)
    var length = 0
    while true {
      if length == contents.count { contents.count += 65_536 }
      let count = contents.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + length }, buffer.count - length)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileReadingError(code: errno) }
      guard count > 0 else { return contents.prefix(length) }
      length += count
      guard length <= limit else { throw FileReadingError(code: EFBIG) }
    }
  }
}

/// Why a file can't be read.
public struct FileReadingError: Error, Hashable, CustomStringConvertible {
  private let code: Int32

  init(code: Int32) {
    self.code = code
  }

  /// True if the file exists and is over the limit.
  public var isTooLarge: Bool { code == EFBIG || code == EOVERFLOW }

  /// Half a sentence, such as `there is no such file`.
  public var description: String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "you may not read it"
    case ELOOP: "it is a broken link"
    case ENOTDIR: "part of its path is not a folder"
    case ENAMETOOLONG: "its name is too long"
    case EFBIG, EOVERFLOW: "it is too large"
    case EISDIR, ENXIO, ENODEV: "it is not a regular file"
    default: String(cString: strerror(code))
    }
  }
}
