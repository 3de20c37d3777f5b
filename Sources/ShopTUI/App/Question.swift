import Platform

/// A question asked before the windows take over the terminal.
enum Question {
  /// Asks on standard error; a script can answer by piping yes into standard input, and anything else
  /// counts as no.
  static func isAnsweredYes(_ question: String) -> Bool {
    guard isatty(STDIN_FILENO) == 0 || isatty(STDERR_FILENO) == 1 else { return false }
    writeAside("\(question) [y/N] ")
    let answer = readLine(strippingNewline: true)?.lowercased()
    if isatty(STDIN_FILENO) == 0 { sayAside(answer ?? "") }
    return answer == "y" || answer == "yes"
  }
}
