import Platform

/// Writes all bytes, in as many pieces as necessary.
///
/// Returns false if the terminal is gone, or, once the program is to end, accepts nothing for half
/// a second. Safe in a signal handler.
@discardableResult
nonisolated func writeFully(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  guard var next = bytes.baseAddress else { return true }
  var left = bytes.count
  while left > 0 {
    let count = write(descriptor, next, left)
    if count > 0 {
      next += count
      left -= count
    } else if errno == EAGAIN {
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&room, 1, signalWords.pointee.isEnding ? 500 : -1) != 0 else { return false }
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
