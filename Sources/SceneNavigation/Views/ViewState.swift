/// How a screen is being looked at, so that going back lands where the person was.
public struct ViewState: Hashable, Codable, Sendable {
  /// The number of the selected row among those that can be selected, from 0.
  public var selection: Int
  /// How many lines of the screen are scrolled out above.
  public var scroll: Int
  /// What was typed into the screen's fields.
  public var drafts: Drafts
  /// The field that takes the keys, if one does.
  public var editing: FieldID?

  /// A screen that is being looked at as given, from its beginning where nothing is.
  public init(
    selection: Int = 0,
    scroll: Int = 0,
    drafts: Drafts = Drafts(),
    editing: FieldID? = nil
  ) {
    self.selection = selection
    self.scroll = scroll
    self.drafts = drafts
    self.editing = editing
  }

  package var isUntouched: Bool {
    selection == 0 && scroll == 0 && editing == nil && drafts.isEmpty
  }

  /// Has no field take the keys any more, and nothing be selected in the one that did.
  package mutating func endEditing() {
    if let editing, drafts[editing]?.isSelected == true { drafts.edit(editing, by: .moveToEnd) }
    editing = nil
  }

  /// What stands in one of the screen's fields; empty where nothing was typed.
  public func text(of field: FieldID) -> String {
    drafts[field]?.text ?? ""
  }
}

extension ViewState {
  private enum CodingKeys: CodingKey {
    case selection
    case scroll
    case drafts
    case editing
  }

  /// The farthest down a screen can be looked at.
  package static let farthest = 1 << 40

  /// Decodes how a screen was looked at; a place outside of any screen is moved in, and a field that
  /// no longer exists takes no keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let selection = try container.decodeIfPresent(Int.self, forKey: .selection) ?? 0
    let scroll = try container.decodeIfPresent(Int.self, forKey: .scroll) ?? 0
    self.selection = min(max(0, selection), Self.farthest)
    self.scroll = min(max(0, scroll), Self.farthest)
    drafts = try container.decodeIfPresent(Drafts.self, forKey: .drafts) ?? Drafts()
    let field = try container.decodeIfPresent(FieldID.self, forKey: .editing)
    editing = field.flatMap { $0.isKnown(to: decoder) ? $0 : nil }
  }

  /// Encodes what is otherwise than on a screen nobody touched: a view is saved with every step.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if selection != 0 { try container.encode(selection, forKey: .selection) }
    if scroll != 0 { try container.encode(scroll, forKey: .scroll) }
    if !drafts.isEmpty { try container.encode(drafts, forKey: .drafts) }
    try container.encodeIfPresent(editing, forKey: .editing)
  }
}
