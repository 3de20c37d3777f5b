import Platform

/// Sends a link to the program that has a session open, and waits for the answer.
nonisolated struct LinkClient {
  let place: SocketPlace

  /// How long to wait for the program, in seconds.
  private static let patience = 5

  func send(_ request: LinkRequest) throws(SocketError) -> LinkAnswer {
    let descriptor = try place.connect(patience: Self.patience)
    defer { close(descriptor) }
    let line = Frame.line(for: request)
    // If sending fails, a refusal may still be waiting to be read.
    _ = sendQuietly(descriptor, line, line.count)
    return try answer(on: descriptor)
  }

  private func answer(on descriptor: Int32) throws(SocketError) -> LinkAnswer {
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    var reader = FrameReader()
    var buffer: [UInt8] = Array(repeating: 0, count: Frame.longest)
    while ContinuousClock.now < deadline {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        // A timeout is not the same error as a closed connection.
        if count < 0, errno == EAGAIN { break }
        throw .hungUp
      }
      do throws(FrameError) {
        if let line = try reader.add(buffer[..<count]) { return try Frame.answer(in: line) }
      } catch {
        throw .wrongAnswer(error)
      }
    }
    throw .noAnswer(seconds: Self.patience)
  }
}
