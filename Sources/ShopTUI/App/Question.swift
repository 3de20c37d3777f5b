import Platform

/// Something asked of the person in front of the terminal before the windows take it over.
enum Question {
  /// Asks on standard error; anything but a yes is a no, and so is nobody being there.
  ///
  /// A script that is to answer pipes its yes into standard input.
  static func isAnsweredYes(_ question: String) -> Bool {
    guard isatty(STDIN_FILENO) == 0 || isatty(STDERR_FILENO) == 1 else { return false }
    _ = Array("\(question) [y/N] ".utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
    let answer = readLine(strippingNewline: true)?.lowercased()
    if isatty(STDIN_FILENO) == 0 { sayAside(answer ?? "") }
    return answer == "y" || answer == "yes"
  }
}
