import Platform

/// Why a session's socket can't be used.
nonisolated enum SocketError: Error, Hashable, CustomStringConvertible {
  case notListening
  case unsafeFolder(String)
  case notASocket(String)
  case foreignSocket(String)
  /// The path is too long for a socket address, and there is no shorter one.
  case pathTooLong(String, most: Int)
  case noAnswer(seconds: Int)
  /// The other end closed the connection before it answered.
  case hungUp
  case wrongAnswer(FrameError)
  case failed(call: String, code: Int32)

  var description: String {
    switch self {
    case .notListening: "No program listens for links."
    case .unsafeFolder(let path):
      "“\(path)” can be written by others, so nothing is sent to a socket there."
    case .notASocket(let path):
      "“\(path)” exists, but is not a socket: move it, or choose another session name."
    case .foreignSocket(let path): "Another user listens at “\(path)”."
    case .pathTooLong(let path, let most):
      "“\(path)” is too long for the address of a socket, which has \(most) bytes; choose a shorter "
        + "session name or XDG_STATE_HOME."
    case .noAnswer(let seconds): "The running program did not answer within \(seconds) seconds."
    case .hungUp: "The running program ended before it answered: try again."
    case .wrongAnswer(let error): "The running program sent an invalid answer. \(error)"
    case .failed(let call, let code):
      "The socket for links cannot be used: \(call): \(String(cString: strerror(code)))."
    }
  }
}
