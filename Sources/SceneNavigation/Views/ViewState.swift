/// The view state of a screen, so that going back shows it as it was left.
public struct ViewState: Hashable, Codable, Sendable {
  /// The index of the selected row among the selectable rows.
  public var selection: Int
  /// The scroll offset, in lines.
  public var scroll: Int
  /// True if the user scrolled the selected row out of sight; otherwise it is shown at any size.
  public var isScrolledAway: Bool
  /// The text typed into the screen's fields.
  public var drafts: Drafts
  /// The field that has the keyboard; nil if none has.
  public var editing: FieldID?

  /// A view state; by default that of a new screen.
  public init(
    selection: Int = 0,
    scroll: Int = 0,
    isScrolledAway: Bool = false,
    drafts: Drafts = Drafts(),
    editing: FieldID? = nil
  ) {
    self.selection = selection
    self.scroll = scroll
    self.isScrolledAway = isScrolledAway
    self.drafts = drafts
    self.editing = editing
  }

  package var isUntouched: Bool {
    self == ViewState()
  }

  /// Shows the top of the screen, with a row selected; nil leaves the selection.
  package mutating func scrollToTop(selecting row: Int? = 0) {
    selection = row ?? selection
    scroll = 0
    isScrolledAway = false
  }

  /// Ends editing and clears the selection in the field.
  package mutating func endEditing() {
    if let editing, drafts[editing]?.isSelected == true { drafts.edit(editing, by: .moveToEnd) }
    editing = nil
  }

  /// The text of a field; empty if nothing was typed.
  public func text(of field: FieldID) -> String {
    drafts[field]?.text ?? ""
  }
}

extension ViewState {
  private enum CodingKeys: CodingKey {
    case selection
    case scroll
    case isScrolledAway
    case drafts
    case editing
  }

  /// The highest valid selection and scroll offset.
  package static let farthest = 1 << 40

  /// Decodes a view state: numbers are clamped to the valid range, and a field that no longer
  /// exists is not edited.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let selection = try container.decodeIfPresent(Int.self, forKey: .selection) ?? 0
    let scroll = try container.decodeIfPresent(Int.self, forKey: .scroll) ?? 0
    self.selection = min(max(0, selection), Self.farthest)
    self.scroll = min(max(0, scroll), Self.farthest)
    isScrolledAway = try container.decodeIfPresent(Bool.self, forKey: .isScrolledAway) ?? false
    drafts = try container.decodeIfPresent(Drafts.self, forKey: .drafts) ?? Drafts()
    let field = try container.decodeIfPresent(FieldID.self, forKey: .editing)
    editing = field.flatMap { $0.isKnown(to: decoder) ? $0 : nil }
  }

  /// Encodes only what differs from the default, since a view state is saved with every entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if selection != 0 { try container.encode(selection, forKey: .selection) }
    if scroll != 0 { try container.encode(scroll, forKey: .scroll) }
    if isScrolledAway { try container.encode(true, forKey: .isScrolledAway) }
    if !drafts.isEmpty { try container.encode(drafts, forKey: .drafts) }
    try container.encodeIfPresent(editing, forKey: .editing)
  }
}
