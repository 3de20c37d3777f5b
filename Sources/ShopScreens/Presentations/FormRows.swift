import DesignSystem
import SceneNavigation
import ShopCore

/// The rows of a form: its fields, each with its error once the user left it.
struct FormRows {
  let form: Presentation
  /// The text of secret fields, which is shown as dots.
  var secrets = Drafts()
  /// The columns that the labels share, so that the fields line up.
  var labelWidth = 0
  var problem: (FieldID) -> FieldProblem? = { _ in nil }

  private var screen: ScreenID { form.screen }
  private var view: ViewState { form.stack.view }

  func field(
    _ label: String,
    _ field: FieldID,
    placeholder: String = "",
    lineCount: Int = 1
  ) -> ScreenRow {
    let isEditing = view.editing == field
    let draft = field.isSecret ? secrets[field] : view.drafts[field]
    let wasLeft = draft != nil && !isEditing
    let text = draft?.text ?? ""
    let padding = max(0, labelWidth - TextCells.width(of: label))
    return .field(
      label + String(repeating: " ", count: padding),
      text: field.isSecret ? masked(text, of: field) : text,
      placeholder: placeholder,
      cursor: isEditing ? draft?.cursor ?? 0 : nil,
      lineCount: lineCount,
      error: wasLeft ? problem(field)?.description : nil,
      action: .scene(.beginEditing(screen, field))
    )
  }

  func choice(_ label: String, of field: FieldID, value: String, isChosen: Bool) -> ScreenRow {
    .option(label, isChosen: isChosen, action: .scene(.edit(screen, field, .replace(value))))
  }

  /// The error of a field that is a list of choices, once the user tried to continue.
  func problemRows(of field: FieldID) -> [ScreenRow] {
    guard view.drafts[field] != nil, let problem = problem(field) else { return [] }
    return [.text("! \(problem)", style: .danger)]
  }

  /// A complete card number is shown as `•••• 4242`, unless it is being edited.
  private func masked(_ text: String, of field: FieldID) -> String {
    guard field == .cardNumber, view.editing != field, let number = try? CardNumber(text)
    else { return CardNumber.masked(text) }
    return "\(number)"
  }
}
