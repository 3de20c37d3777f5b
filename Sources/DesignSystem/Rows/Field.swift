/// A text field.
public struct Field: Hashable, Sendable {
  /// The label in front of it.
  public var label: String
  /// The text in it.
  public var text: String
  /// Shown while the text is empty.
  public var placeholder = ""
  /// The number of characters before the cursor; nil if the field is not being edited.
  public var cursor: Int?
  /// True if the first letter typed replaces the text.
  public var isTextSelected = false
  /// Its height in lines; with more than one, long text wraps and scrolls vertically.
  public var lineCount = 1
  /// What is wrong with the text, in a sentence shown below it; nil if it is valid.
  public var error: String?

  /// With a mark that can be seen without colors.
  var warning: String? { error.map { "! \($0)" } }
}
