import Platform

/// Ensures that standard input, output and error are open.
enum StandardDescriptors {
  /// Fills closed standard descriptors, so that no file opened later gets their number: questions
  /// would be answered from it, and messages written to it.
  ///
  /// Reading and writing them still fails as if they were closed.
  static func occupy() {
    let modes = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }
}
