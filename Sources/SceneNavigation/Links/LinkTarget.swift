/// Where a link leads: the whole way through one tab, and what fields of the tab's root shall say.
public struct LinkTarget: Hashable, Sendable {
  /// The path in the tab, from its root on.
  public let path: NavigationPath
  /// The place of the tab.
  public let position: Int
  /// What fields of the tab's root shall say; those that are not named stay as they are.
  public let texts: [FieldID: String]

  /// A way through the tab at a place of the tab bar.
  public init(_ path: NavigationPath, in position: Int, texts: [FieldID: String] = [:]) {
    self.path = path
    self.position = position
    self.texts = texts.mapValues { TextDraft($0).text }
  }
}

extension ViewState {
  /// Puts texts into its fields, and looks at what follows from them from the top; the same texts again
  /// change nothing.
  package mutating func write(_ texts: [FieldID: String]) {
    for (field, text) in texts where text != self.text(of: field) {
      drafts[field] = text.isEmpty ? nil : TextDraft(text)
      selection = 0
      scroll = 0
    }
  }
}
