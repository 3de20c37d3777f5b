/// What left a field while the user was typing: the next keys are still meant for that field.
struct Interruption: Equatable {
  let field: EditedField
  let cause: Cause

  enum Cause: String {
    case link = "A link opened"
    /// A link that asks whether to leave what is shown.
    case question = "A link asks a question"
    case payment = "The payment was answered"
  }

  var words: String { "\(cause.rawValue) while you typed. Enter: back to commands." }

  static let hints = [KeyBinding.Hint("Enter", "back to commands")]
}
