/// A text field.
public struct Field: Hashable, Sendable {
  /// The label in front of it.
  public var label: String
  /// The text in it.
  public var text: String
  /// Shown while the text is empty.
  public var placeholder: String
  /// The number of characters before the cursor; nil if the field is not being edited.
  public var cursor: Int?
  /// True if the first letter typed replaces the text.
  public var isTextSelected: Bool
  /// Its height in lines; with more than one, long text wraps and scrolls vertically.
  public var lineCount: Int
  /// What is wrong with the text, in a sentence shown below it; nil if it is valid.
  public var error: String?

  /// A field with this state.
  public init(
    label: String,
    text: String,
    placeholder: String = "",
    cursor: Int? = nil,
    isTextSelected: Bool = false,
    lineCount: Int = 1,
    error: String? = nil
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.cursor = cursor
    self.isTextSelected = isTextSelected
    self.lineCount = lineCount
    self.error = error
  }

  /// With a mark that can be seen without colors.
  var warning: String? { error.map { "! \($0)" } }
}
