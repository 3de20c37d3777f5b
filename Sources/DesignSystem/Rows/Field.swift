/// A place to type into.
public struct Field: Hashable, Sendable {
  public var label: String
  public var text: String
  /// Stands in the field as long as nothing has been typed.
  public var placeholder: String
  /// How many characters stand before the cursor; nil while the field is not active.
  public var cursor: Int?

  public init(label: String, text: String, placeholder: String = "", cursor: Int? = nil) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.cursor = cursor
  }
}
