import ArgumentParser
import DesignSystem
import Platform

/// Prints a message on standard error under the program's name, without control sequences and in
/// the characters of its locale.
func complain(_ reason: some CustomStringConvertible) {
  sayAside("shop: \(reason)".onOneLine)
}

extension String {
  /// Replaces line breaks, so that a name or an argument cannot imitate a message.
  nonisolated var onOneLine: String { replacing("\n", with: "·") }
}

/// Prints on standard error, without control sequences and in the characters of its locale.
func sayAside(_ text: String) {
  writeAside(shown(TextCells.printable(text), on: STDERR_FILENO) + "\n")
}

/// Writes to standard error at once, as it is.
func writeAside(_ text: String) {
  _ = Array(text.utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
}

/// Prints on standard output, without control sequences.
func say(_ text: String) {
  print(shown(TextCells.printable(text), on: STDOUT_FILENO))
}

/// Files and programs get all characters, a terminal only those of its locale.
func shown(_ text: String, on descriptor: Int32) -> String {
  (isASCIIOnly(descriptor) ? Charset.ascii : .unicode).shown(text)
}

/// True if the descriptor is a terminal whose locale is not Unicode.
func isASCIIOnly(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1 && !TerminalEnvironment().isUnicode
}

/// Flushes standard output; if that fails, throws what to say about it and about what was done.
func finishPrinting(after done: String? = nil) throws {
  guard !StandardOutput.flush() else { return }
  throw refusal("Standard output cannot be written to." + (done.map { " \($0)" } ?? ""))
}
