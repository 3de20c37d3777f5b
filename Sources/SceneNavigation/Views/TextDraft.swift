/// The text of a field, with a cursor.
public struct TextDraft: Hashable, Codable, Sendable {
  /// The text in the field.
  public private(set) var text: String
  /// The number of characters before the cursor.
  public private(set) var cursor: Int
  /// True if all text is selected, so that typing replaces it.
  public private(set) var isSelected = false

  /// The maximum length, in characters.
  public let limit: Int

  /// The maximum length of a field, in characters.
  public static let limit = 500

  /// A text with the cursor at its end, cut to the limit.
  public init(_ text: String = "", limit: Int = TextDraft.limit) {
    self.text = String(text.prefix(limit))
    self.limit = limit
    cursor = self.text.count
  }

  /// An editing command.
  public enum Edit: Hashable, Sendable {
    case insert(String)
    /// Replaces all text.
    case replace(String)
    case deleteBackward
    case deleteForward
    case deleteWordBackward
    /// Deletes the rest of the line; at its end, the line break.
    case deleteToEnd
    case clear
    /// Selects all text until the next edit.
    case selectAll
    case moveLeft
    case moveRight
    /// Moves to the start of the word before the cursor.
    case moveWordLeft
    /// Moves to the end of the word after the cursor.
    case moveWordRight
    /// Moves to this character offset, or to the end if the text is shorter.
    case move(to: Int)
    /// Moves to the start of the line.
    case moveToStart
    /// Moves to the end of the line.
    case moveToEnd

    /// True if it only moves the cursor.
    public var isMotion: Bool {
      switch self {
      case .moveLeft, .moveRight, .moveWordLeft, .moveWordRight, .move, .moveToStart, .moveToEnd:
        true
      case .insert, .replace, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToEnd,
        .clear, .selectAll:
        false
      }
    }
  }

  private var place: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  private var lineStart: String.Index {
    text[..<place].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
  }

  private var lineEnd: String.Index {
    text[place...].firstIndex(where: \.isNewline) ?? text.endIndex
  }

  /// The text before the previous word.
  private var beforeWord: Substring {
    text[..<place].dropTrailing(\.isWhitespace).dropTrailing { !$0.isWhitespace }
  }

  /// Performs an editing command; does nothing if there is nothing to change.
  public mutating func apply(_ edit: Edit) {
    if isSelected, leaveSelection(for: edit) { return }
    switch edit {
    case .insert(let typed): insert(typed)
    case .replace(let text): self = TextDraft(text, limit: limit)
    case .deleteBackward:
      guard cursor > 0 else { return }
      text.remove(at: text.index(before: place))
      cursor -= 1
    case .deleteForward:
      let place = place
      guard place < text.endIndex else { return }
      text.remove(at: place)
    case .deleteWordBackward:
      let (kept, place) = (beforeWord, place)
      text.removeSubrange(kept.endIndex..<place)
      cursor = kept.count
    case .deleteToEnd:
      let (place, end) = (place, lineEnd)
      let isAtBreak = place == end && end < text.endIndex
      text.removeSubrange(place..<(isAtBreak ? text.index(after: end) : end))
    case .clear: self = TextDraft(limit: limit)
    case .selectAll:
      isSelected = !text.isEmpty
      cursor = text.count
    case .moveLeft: cursor = max(0, cursor - 1)
    case .moveRight: cursor = min(text.count, cursor + 1)
    case .moveWordLeft: cursor = beforeWord.count
    case .moveWordRight:
      let rest = text[place...].drop(while: \.isWhitespace).drop { !$0.isWhitespace }
      cursor = text[..<rest.startIndex].count
    case .move(let place): cursor = min(max(place, 0), text.count)
    case .moveToStart: cursor = text[..<lineStart].count
    case .moveToEnd: cursor = text[..<lineEnd].count
    }
    cursor = min(cursor, text.count)
  }

  /// Ends the selection as the edit requires; returns true if that completes the edit.
  private mutating func leaveSelection(for edit: Edit) -> Bool {
    isSelected = false
    switch edit {
    case .insert, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToEnd:
      self = TextDraft(limit: limit)
      return false
    case .moveLeft, .moveWordLeft:
      cursor = 0
      return true
    case .replace, .clear, .selectAll, .moveRight, .moveWordRight, .move, .moveToStart, .moveToEnd:
      return false
    }
  }

  /// Inserts as much text at the cursor as the limit allows.
  private mutating func insert(_ typed: String) {
    let count = text.count
    let room = limit - count
    guard room > 0 else { return }
    text.insert(contentsOf: typed.prefix(room), at: place)
    cursor = max(0, text.count - (count - cursor))
  }
}

extension TextDraft {
  private enum CodingKeys: CodingKey {
    case text
    case cursor
    case isSelected
  }

  /// Decodes a saved draft; text and cursor are clamped to the valid range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode(String.self, forKey: .text))
    let saved = try container.decode(Int.self, forKey: .cursor)
    cursor = min(max(saved, 0), text.count)
    let wasSelected = try container.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false
    isSelected = wasSelected && !text.isEmpty
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(cursor, forKey: .cursor)
    if isSelected { try container.encode(isSelected, forKey: .isSelected) }
  }
}

extension Substring {
  fileprivate func dropTrailing(_ isDropped: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isDropped($0) }) else { return self[..<startIndex] }
    return self[...last]
  }
}
