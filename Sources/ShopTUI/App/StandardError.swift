import ArgumentParser
import DesignSystem
import Platform

/// Says one sentence on standard error, under the program's name; whatever files and people put
/// into it, it tells the terminal nothing, and only what can be read in its locale.
func complain(_ reason: some CustomStringConvertible) {
  sayAside("shop: \(reason)".onOneLine)
}

extension String {
  /// The text without the ends of lines that a name or an argument brought along, so that what follows
  /// one looks like no sentence of its own.
  nonisolated var onOneLine: String { replacing("\n", with: "·") }
}

/// Says something on standard error, which tells the terminal nothing, in signs its locale has.
func sayAside(_ text: String) {
  let shown = shown(TextCells.printable(text), on: STDERR_FILENO) + "\n"
  _ = Array(shown.utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
}

/// Says something on standard output, which tells the terminal nothing either.
func say(_ text: String) {
  print(shown(TextCells.printable(text), on: STDOUT_FILENO))
}

/// A text in signs that can be read where it goes: a file or a program has all of them, a terminal
/// those of its locale.
func shown(_ text: String, on descriptor: Int32) -> String {
  (isASCIIOnly(descriptor) ? Charset.ascii : .unicode).shown(text)
}

/// Whether what is written there is read on a terminal whose locale has no other signs.
func isASCIIOnly(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1 && !TerminalEnvironment().isUnicode
}

/// Has what was printed arrive; where it cannot, nothing was said, and that is said.
func finishPrinting() throws {
  guard !StandardOutput.flush() else { return }
  throw refusal("Standard output cannot be written to.", status: 1)
}
