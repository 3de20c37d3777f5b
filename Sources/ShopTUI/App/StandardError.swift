import DesignSystem
import Glibc

/// Says one sentence on standard error, under the program's name; whatever files and people put
/// into it, it tells the terminal nothing.
func complain(_ reason: some CustomStringConvertible) {
  sayAside("shop: \(reason)")
}

/// Says something on standard error, which tells the terminal nothing.
func sayAside(_ text: String) {
  Array((TextCells.printable(text) + "\n").utf8).withUnsafeBytes {
    writeFully($0, to: STDERR_FILENO)
  }
}

/// Says something on standard output, which tells the terminal nothing either.
func say(_ text: String) {
  print(TextCells.printable(text))
}
