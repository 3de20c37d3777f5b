import Platform

/// Sends a link to the program that has a session open, and waits for what comes of it.
nonisolated struct LinkClient {
  let place: SocketPlace

  /// How long the program may take, in seconds.
  private static let patience = 5

  func send(_ request: LinkRequest) throws(SocketError) -> LinkAnswer {
    let descriptor = try place.connect(patience: Self.patience)
    defer { close(descriptor) }
    let line = Frame.line(for: request)
    // Who is refused before everything is sent still finds the answer waiting.
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
        // What is waited for in vain is told by another error than the end of the connection.
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
