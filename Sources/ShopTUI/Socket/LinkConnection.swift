import Platform

/// One client connection: reads a line, writes the answer, and is done.
final class LinkConnection {
  /// When the connection is dropped at the latest.
  let deadline: ContinuousClock.Instant

  private let descriptor: Int32
  private var reader = FrameReader()
  /// The rest of the answer; nil until there is one.
  private var answer: ArraySlice<UInt8>?
  private(set) var isDone = false

  /// Takes ownership of a non-blocking descriptor.
  init(descriptor: Int32, deadline: ContinuousClock.Instant) {
    self.descriptor = descriptor
    self.deadline = deadline
  }

  deinit {
    close(descriptor)
  }

  var polled: pollfd {
    let events = answer == nil ? POLLIN : POLLOUT
    return pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  /// Continues as far as possible without blocking; calls `answer` once the line is complete.
  func proceed(_ answer: (LinkRequest) -> LinkAnswer) {
    if self.answer == nil { read(answer) }
    if self.answer != nil { write() }
  }

  private func read(_ answer: (LinkRequest) -> LinkAnswer) {
    var buffer: [UInt8] = Array(repeating: 0, count: Frame.longest + 1)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else {
      isDone = count == 0 || errno != EAGAIN && errno != EINTR
      return
    }
    do throws(FrameError) {
      guard let line = try reader.add(buffer[..<count]) else { return }
      let request = try Frame.request(in: line)
      // A link is opened only while the client is connected to read the answer.
      if isAbandoned { isDone = true } else { reply(answer(request)) }
    } catch {
      reply(.refused(error.description))
    }
  }

  private func reply(_ answer: LinkAnswer) {
    self.answer = Frame.line(for: answer)[...]
  }

  private func write() {
    guard let rest = answer, !isDone else { return }
    let count = rest.withUnsafeBytes { sendQuietly(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { answer = rest.dropFirst(count) }
    isDone = count >= rest.count || count < 0 && errno != EAGAIN && errno != EINTR
  }

  private var isAbandoned: Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0 && Int32(state.revents) & (POLLHUP | POLLERR) != 0
  }
}
