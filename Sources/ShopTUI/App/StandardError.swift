import Glibc

/// Says one sentence on standard error, under the program's name.
func complain(_ reason: some CustomStringConvertible) {
  Array("shop: \(reason)\n".utf8).withUnsafeBytes { writeFully($0, to: STDERR_FILENO) }
}
