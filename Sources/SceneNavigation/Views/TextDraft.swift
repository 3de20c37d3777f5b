/// Text as it stands in a field, with the place where the next letter goes.
public struct TextDraft: Hashable, Codable, Sendable {
  /// What stands in the field.
  public private(set) var text: String
  /// How many characters stand before the cursor.
  public private(set) var cursor: Int
  /// Whether all of it is selected, so that it goes with the first letter that is typed.
  public private(set) var isSelected = false

  /// The longest text a field holds, in characters.
  public static let limit = 500

  /// A text with the cursor behind it; what is longer than `limit` is cut.
  public init(_ text: String = "") {
    self.text = String(text.prefix(Self.limit))
    cursor = self.text.count
  }

  /// One change as a person types it.
  public enum Edit: Hashable, Sendable {
    case insert(String)
    /// Another text in the place of all there is.
    case replace(String)
    case deleteBackward
    case deleteForward
    case deleteWordBackward
    /// Deletes all that stands behind the cursor.
    case deleteToEnd
    case clear
    /// Selects all there is, until the next edit.
    case selectAll
    case moveLeft
    case moveRight
    /// To the beginning of the word before the cursor.
    case moveWordLeft
    /// To the end of the word behind the cursor.
    case moveWordRight
    /// To where so many characters stand before the cursor, or to the end where there are fewer.
    case move(to: Int)
    case moveToStart
    case moveToEnd

    /// Whether it moves the cursor alone, and leaves the text as it is.
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

  /// Where the next letter goes.
  private var place: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  /// What stands before the word that is before the cursor.
  private var beforeWord: Substring {
    text[..<place].dropTrailing(\.isWhitespace).dropTrailing { !$0.isWhitespace }
  }

  /// Carries out one change; where there is nothing to change it does nothing.
  public mutating func apply(_ edit: Edit) {
    if isSelected, leaveSelection(for: edit) { return }
    switch edit {
    case .insert(let typed): insert(typed)
    case .replace(let text):
      self = TextDraft(text)
      return
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
    case .deleteToEnd: text.removeSubrange(place...)
    case .clear:
      self = TextDraft()
      return
    case .selectAll:
      isSelected = !text.isEmpty
      cursor = text.count
      return
    case .moveLeft:
      cursor = max(0, cursor - 1)
      return
    case .moveRight: cursor = min(text.count, cursor + 1)
    case .moveWordLeft: cursor = beforeWord.count
    case .moveWordRight:
      let rest = text[place...].drop(while: \.isWhitespace).drop { !$0.isWhitespace }
      cursor = text[..<rest.startIndex].count
    case .move(let place): cursor = min(max(place, 0), text.count)
    case .moveToStart: cursor = 0
    case .moveToEnd: cursor = text.count
    }
    cursor = min(cursor, text.count)
  }

  /// Ends the selection as a change wants it, and says whether that was all there was to do.
  private mutating func leaveSelection(for edit: Edit) -> Bool {
    isSelected = false
    switch edit {
    case .insert, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToEnd:
      self = TextDraft()
      return false
    case .moveLeft, .moveWordLeft:
      cursor = 0
      return true
    case .replace, .clear, .selectAll, .moveRight, .moveWordRight, .move, .moveToStart, .moveToEnd:
      return false
    }
  }

  /// Puts as much of a text at the cursor as there is room for.
  private mutating func insert(_ typed: String) {
    let count = text.count
    let room = Self.limit - count
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

  /// Decodes a saved draft; one that is too long is cut, and a cursor outside of it is moved in.
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
