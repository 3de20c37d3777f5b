/// Collects the bytes of one line, and no more than a line may have.
nonisolated struct FrameReader {
  private var bytes: [UInt8] = []

  /// Takes what came, and returns the line without its end once it is complete.
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
