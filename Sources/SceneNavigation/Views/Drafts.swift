/// What was typed into the fields of a screen.
public struct Drafts: Hashable, Sendable {
  /// In the order of the fields' names, each field once.
  private var drafts: [Draft] = []

  private struct Draft: Hashable {
    let field: FieldID
    var text: TextDraft
  }

  /// Drafts of no field.
  public init() {}

  /// Whether no field was typed into or left.
  public var isEmpty: Bool { drafts.isEmpty }

  /// Whether something was typed, and is there still.
  public var hasText: Bool { drafts.contains { !$0.text.text.isEmpty } }

  /// What was typed into a field; nil where it was neither typed into nor left.
  public subscript(field: FieldID) -> TextDraft? {
    get { drafts.first { $0.field == field }?.text }
    set {
      let index = drafts.firstIndex { $0.field == field }
      switch (index, newValue) {
      case (let index?, let draft?): drafts[index].text = draft
      case (let index?, nil): drafts.remove(at: index)
      case (nil, let draft?): insert(Draft(field: field, text: draft))
      case (nil, nil): break
      }
    }
  }

  /// Changes what stands in a field, which is empty where nothing was typed yet.
  package mutating func edit(_ field: FieldID, by edit: TextDraft.Edit) {
    if let index = drafts.firstIndex(where: { $0.field == field }) {
      drafts[index].text.apply(edit)
    } else {
      var draft = Draft(field: field, text: TextDraft())
      draft.text.apply(edit)
      insert(draft)
    }
  }

  /// Notes that a field was looked at and left, whether or not anything was typed.
  package mutating func note(_ field: FieldID) {
    if self[field] == nil { self[field] = TextDraft() }
  }

  /// What was typed into these fields only.
  package func only(_ fields: [FieldID]) -> Drafts {
    var few = Drafts()
    few.drafts = drafts.filter { fields.contains($0.field) }
    return few
  }

  /// What was typed into any fields but these.
  package func without(_ fields: [FieldID]) -> Drafts {
    var others = Drafts()
    others.drafts = drafts.filter { !fields.contains($0.field) }
    return others
  }

  /// The fields something was typed into, or that were looked at and left.
  package var fields: [FieldID] { drafts.map(\.field) }

  /// Takes over what was typed elsewhere, in the place of what stands in the same fields here.
  package mutating func merge(_ others: Drafts) {
    guard !isEmpty else { return self = others }
    for other in others.drafts { self[other.field] = other.text }
  }

  private mutating func insert(_ draft: Draft) {
    let name = draft.field.rawValue
    let index = drafts.firstIndex { $0.field.rawValue > name } ?? drafts.endIndex
    drafts.insert(draft, at: index)
  }
}

extension Drafts: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (FieldID, TextDraft)...) {
    for (field, draft) in elements { self[field] = draft }
  }
}

extension Drafts: Codable {
  /// What was typed into fields that no longer exist is left out.
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
