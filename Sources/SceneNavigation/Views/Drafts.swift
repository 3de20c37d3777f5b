/// Text typed into the fields of a screen.
public struct Drafts: Hashable, Sendable {
  /// Sorted by field name, each field once.
  private var drafts: [Draft] = []

  private struct Draft: Hashable {
    let field: FieldID
    var text: TextDraft
  }

  /// No drafts.
  public init() {}

  /// True if no field was edited or visited.
  public var isEmpty: Bool { drafts.isEmpty }

  /// True if any field contains text.
  public var hasText: Bool { drafts.contains { !$0.text.text.isEmpty } }

  /// The texts of the fields that have one, in the order of the fields.
  package var texts: [String] { drafts.map(\.text.text).filter { !$0.isEmpty } }

  /// The draft of a field; nil if it was neither edited nor visited.
  public subscript(field: FieldID) -> TextDraft? {
    get { drafts.first { $0.field == field }?.text }
    set {
      let index = drafts.firstIndex { $0.field == field }
      switch (index, newValue) {
      case (let index?, let draft?): drafts[index].text = draft
      case (let index?, nil): drafts.remove(at: index)
      case (nil, let draft?):
        let place = drafts.firstIndex { $0.field.rawValue > field.rawValue } ?? drafts.endIndex
        drafts.insert(Draft(field: field, text: draft), at: place)
      case (nil, nil): break
      }
    }
  }

  /// Edits a field, which starts empty.
  mutating func edit(_ field: FieldID, by edit: TextDraft.Edit) {
    var draft = self[field] ?? TextDraft()
    draft.apply(edit)
    self[field] = draft
  }

  /// Records that a field was visited, edited or not.
  package mutating func note(_ field: FieldID) {
    if self[field] == nil { self[field] = TextDraft() }
  }

  package func only(_ fields: [FieldID]) -> Drafts {
    var few = Drafts()
    few.drafts = drafts.filter { fields.contains($0.field) }
    return few
  }

  func without(_ fields: [FieldID]) -> Drafts {
    var others = Drafts()
    others.drafts = drafts.filter { !fields.contains($0.field) }
    return others
  }

  /// The fields that were edited or visited.
  var fields: [FieldID] { drafts.map(\.field) }

  /// Adds other drafts, replacing those of the same fields.
  package mutating func merge(_ others: Drafts) {
    guard !isEmpty else { return self = others }
    for other in others.drafts { self[other.field] = other.text }
  }
}

extension Drafts: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (FieldID, TextDraft)...) {
    for (field, draft) in elements { self[field] = draft }
  }
}

extension Drafts: Codable {
  /// Drafts of fields that no longer exist are left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldID.self)
    for field in container.allKeys where field.isKnown(to: decoder) {
      self[field] = try container.decode(TextDraft.self, forKey: field)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldID.self)
    for draft in drafts { try container.encode(draft.text, forKey: draft.field) }
  }
}
