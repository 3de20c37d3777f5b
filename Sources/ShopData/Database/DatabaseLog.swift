import Platform

/// SQLite's log beside a database file, which has the latest changes while the program runs and after it
/// was killed.
enum DatabaseLog {
  /// Throws if SQLite would discard the log silently: one beside an empty file or none, or one
  /// whose header is damaged.
  static func check(beside path: String) throws(ShopDatabaseError) {
    guard let header = header(beside: path) else { return }
    guard let file = stat(of: path) else {
      throw .damaged(path: path, reason: "it is gone, but its log is not")
    }
    if file.st_size == 0 {
      throw .damaged(path: path, reason: "it is empty, but its log is not")
    }
    if !isIntact(header) {
      throw .damaged(path: path, reason: "its log cannot be read")
    }
  }

  /// The first bytes of a log that has more than a header; otherwise nil.
  private static func header(beside path: String) -> [UInt8]? {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 33)
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { return nil }
    return bytes.dropLast()
  }

  /// True if the last eight bytes are the checksum of the others.
  ///
  /// Source: section 4.2, “Checksum Algorithm”, of https://www.sqlite.org/fileformat2.html.
  private static func isIntact(_ header: [UInt8]) -> Bool {
    let numbers = stride(from: 0, to: 32, by: 4).map { place in
      header[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard numbers[0] & ~1 == 0x377F_0682 else { return false }
    let summed = numbers[0] & 1 == 1 ? numbers : numbers.map(\.byteSwapped)
    var (first, second) = (UInt32(0), UInt32(0))
    for place in stride(from: 0, to: 6, by: 2) {
      first &+= summed[place] &+ second
      second &+= summed[place + 1] &+ first
    }
    return (first, second) == (numbers[6], numbers[7])
  }
}
