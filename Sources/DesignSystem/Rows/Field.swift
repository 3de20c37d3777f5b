/// A place to type into.
public struct Field: Hashable, Sendable {
  /// What is asked for.
  public var label: String
  /// What stands in it.
  public var text: String
  /// Stands in the field as long as nothing has been typed.
  public var placeholder: String
  /// How many characters stand before the cursor; nil while the field is not active.
  public var cursor: Int?
  /// Whether the text goes with the first letter that is typed.
  public var isTextSelected: Bool
  /// How many lines it takes; in more than one, long text is broken into lines, and scrolls up and down.
  public var lineCount: Int
  /// What is wrong with what was typed, in a sentence below it; nil where nothing is.
  public var error: String?

  /// A field as it is shown at a moment.
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

  /// The sentence below it, with a mark that can be seen without colours.
  var warning: String? { error.map { "! \($0)" } }
}
