import Platform

/// Standard input, output and error, whether or not the program was started with them.
enum StandardDescriptors {
  /// Has no file that is opened later take the place of one that is closed: a question would be answered
  /// by what stands in it, and a sentence be written there.
  ///
  /// Reading from such a place and writing to it fail as if it were closed still.
  static func occupy() {
    let modes = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }
}
