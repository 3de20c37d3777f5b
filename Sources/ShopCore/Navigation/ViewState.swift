/// How a screen is being looked at, so that going back lands where the person was.
public struct ViewState: Hashable, Codable, Sendable {
  /// The number of the selected row among those that can be selected, from 0.
  public var selection: Int
  /// How many lines of the screen are scrolled out above.
  public var scroll: Int
  /// What was typed into the screen's fields.
  public var drafts: [FieldID: TextDraft]
  /// The field that takes the keys, if one does.
  public var editing: FieldID?

  public init(
    selection: Int = 0,
    scroll: Int = 0,
    drafts: [FieldID: TextDraft] = [:],
    editing: FieldID? = nil
  ) {
    self.selection = selection
    self.scroll = scroll
    self.drafts = drafts
    self.editing = editing
  }

  var isUntouched: Bool {
    selection == 0 && scroll == 0 && editing == nil && drafts.isEmpty
  }

  public func text(of field: FieldID) -> String {
    drafts[field]?.text ?? ""
  }
}

/// The name of a text field on its screen.
public struct FieldID: RawRepresentable, Hashable, Codable, Sendable, CodingKeyRepresentable,
  ExpressibleByStringLiteral
{
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}
