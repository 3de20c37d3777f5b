import DesignSystem
import Glibc

/// Says one sentence on standard error, under the program's name; whatever files and people put
/// into it, it tells the terminal nothing.
func complain(_ reason: some CustomStringConvertible) {
  let text = TextCells.printable("shop: \(reason)") + "\n"
  Array(text.utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
}

/// Says something on standard output, which tells the terminal nothing either.
func say(_ text: String) {
  print(TextCells.printable(text))
}
