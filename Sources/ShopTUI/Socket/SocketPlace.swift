import Platform

/// The place of a session's socket, in a folder only its owner can access.
nonisolated struct SocketPlace: Sendable {
  let path: String

  private static let backlog: Int32 = 64

  /// Creates the socket and listens, replacing one left by a dead program.
  ///
  /// Call this only while holding the session's lock.
  func listen() throws(SocketError) -> Int32 {
    try withFolder { folder throws(SocketError) in
      try check(folder)
      if let status = status(in: folder) {
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path) }
        guard unlinkat(folder, name, 0) == 0 else { throw .failed(call: "unlink", code: errno) }
      }
      let descriptor = try makeSocket()
      do throws(SocketError) {
        // The socket must not be accessible to others, not even between bind and chmod.
        let mask = umask(0o177)
        let bound = try withAddress(in: folder) { bind(descriptor, $0, $1) }
        let code = errno
        umask(mask)
        guard bound == 0 else { throw .failed(call: "bind", code: code) }
        guard Platform.listen(descriptor, Self.backlog) == 0,
          fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
        else { throw .failed(call: "listen", code: errno) }
        return descriptor
      } catch {
        close(descriptor)
        throw error
      }
    }
  }

  /// Connects to a listening program of the same user; calls on the connection time out after the
  /// given seconds.
  func connect(patience seconds: Int) throws(SocketError) -> Int32 {
    try withFolder { folder throws(SocketError) in
      guard let status = status(in: folder) else { throw .notListening }
      try check(folder)
      guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path) }
      guard status.st_uid == geteuid() else { throw .foreignSocket(path) }
      let descriptor = try makeSocket()
      do throws(SocketError) {
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        guard try withAddress(in: folder, { Platform.connect(descriptor, $0, $1) }) == 0 else {
          switch errno {
          case ECONNREFUSED, ENOENT: throw .notListening
          case EAGAIN: throw .noAnswer(seconds: seconds)
          default: throw .failed(call: "connect", code: errno)
          }
        }
        guard Self.isPeerOurs(descriptor) else { throw .foreignSocket(path) }
        return descriptor
      } catch {
        close(descriptor)
        throw error
      }
    }
  }

  /// The identity of the socket that is there now; nil if there is none.
  var identity: FileIdentity? { stat(of: path, ofLink: true).map { FileIdentity($0) } }

  /// Removes a socket, unless another one has replaced it.
  func remove(_ own: FileIdentity?) {
    if own != nil, own == identity { unlink(path) }
  }

  /// True if the process at the other end belongs to the same user.
  static func isPeerOurs(_ descriptor: Int32) -> Bool {
    peerUser(of: descriptor) == geteuid()
  }

  private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  private var name: String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Holds the folder open during `body`, so that the folder checked is the folder used.
  private func withFolder<Result>(
    _ body: (Int32) throws(SocketError) -> Result
  ) throws(SocketError) -> Result {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .notListening : .failed(call: "open", code: errno)
    }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// Throws if another user could put a socket into the folder.
  private func check(_ descriptor: Int32) throws(SocketError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o022 == 0
    else { throw .unsafeFolder(folder) }
  }

  private func status(in descriptor: Int32) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  private func makeSocket() throws(SocketError) -> Int32 {
    let descriptor = makeLocalSocket()
    guard descriptor >= 0 else { throw .failed(call: "socket", code: errno) }
    return descriptor
  }

  /// Calls `body` with the address; a path too long for one goes through the open folder.
  private func withAddress<Result>(
    in folder: Int32,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(SocketError) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let most = MemoryLayout.size(ofValue: address.sun_path) - 1
    let spellings = [path, shortPath(to: name, in: folder)]
    guard let spelling = spellings.compactMap(\.self).first(where: { $0.utf8.count <= most }) else {
      throw .pathTooLong(path, most: most)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: spelling.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
