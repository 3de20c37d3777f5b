/// Collects the bytes of one line, up to the limit.
nonisolated struct FrameReader {
  private var bytes: [UInt8] = []

  /// Adds bytes; returns the line without its end once it is complete.
  mutating func add(_ more: some Collection<UInt8>) throws(FrameError) -> [UInt8]? {
    let room = Frame.longest - bytes.count
    bytes += more.prefix(room)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      guard bytes.count < Frame.longest else { throw .tooLong }
      return nil
    }
    guard end == bytes.count - 1, more.count <= room else { throw .severalLines }
    return bytes.dropLast()
  }
}
