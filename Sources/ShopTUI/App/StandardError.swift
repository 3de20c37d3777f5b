import DesignSystem
import Glibc

/// Says one sentence on standard error, under the program's name; whatever files and people put
/// into it, it tells the terminal nothing, and only what can be read in its locale.
func complain(_ reason: some CustomStringConvertible) {
  let isPlain = isatty(STDERR_FILENO) == 1 && !TerminalEnvironment().isUnicode
  let words = TextCells.printable("shop: \(reason)")
  let text = (isPlain ? Charset.ascii : .unicode).shown(words) + "\n"
  Array(text.utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
}

/// Says something on standard output, which tells the terminal nothing either.
func say(_ text: String) {
  print(TextCells.printable(text))
}
