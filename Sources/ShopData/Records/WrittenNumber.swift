/// A number of a file.
struct WrittenNumber {
  /// With a decimal point.
  let number: String
  /// As the file has it.
  let text: String

  init(_ number: String, writtenAs text: String? = nil) {
    self.number = number
    self.text = text ?? number
  }
}
