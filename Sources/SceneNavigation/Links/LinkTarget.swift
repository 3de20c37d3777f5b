/// The destination of a link: a path in one tab, and texts for fields of the tab's root.
public struct LinkTarget: Hashable, Sendable {
  /// The path above the tab's root.
  public let path: NavigationPath
  /// The index of the tab.
  public let position: Int
  /// Texts for fields of the tab's root; other fields do not change.
  public let texts: [FieldID: String]

  /// A path in the tab at this index.
  public init(_ path: NavigationPath, in position: Int, texts: [FieldID: String] = [:]) {
    self.path = path
    self.position = position
    self.texts = texts.mapValues { TextDraft($0).text }
  }
}

extension ViewState {
  /// Fills fields and scrolls to the top; texts that are already there change nothing.
  package mutating func write(_ texts: [FieldID: String]) {
    for (field, text) in texts where text != self.text(of: field) {
      drafts[field] = text.isEmpty ? nil : TextDraft(text)
      selection = 0
      scroll = 0
    }
  }
}
