/// Makes a local stream socket that child processes do not inherit; -1 with `errno` on failure.
public func makeLocalSocket() -> Int32 {
  #if canImport(Darwin)
    let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  #else
    return socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  #endif
}

/// The user at the other end of a local socket; nil if the system does not tell.
public func peerUser(of descriptor: Int32) -> uid_t? {
  #if canImport(Darwin)
    var (user, group) = (uid_t.max, gid_t.max)
    return getpeereid(descriptor, &user, &group) == 0 ? user : nil
  #else
    // The process, user and group, as in `struct ucred`.
    var credentials: [UInt32] = [0, .max, .max]
    var size = socklen_t(MemoryLayout<UInt32>.stride * credentials.count)
    let status = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
    return status == 0 ? credentials[1] : nil
  #endif
}

/// Sends like `send`, but raises no signal if the other end is closed.
public func sendQuietly(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    var isQuiet: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, size)
    return send(descriptor, bytes, count, 0)
  #else
    return send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
  #endif
}

/// A short path to a file in an open folder; nil if the system has none.
public func shortPath(to name: String, in folder: Int32) -> String? {
  #if canImport(Darwin)
    // The path from F_GETPATH is no shorter than the one the folder was opened with.
    nil
  #else
    "/proc/self/fd/\(folder)/\(name)"
  #endif
}
