import SceneNavigation

extension ViewState {
  /// Puts a text into the search field, and looks at what it finds from the top; the same text
  /// again changes nothing.
  mutating func search(for text: String) {
    guard text != self.text(of: .query) else { return }
    drafts[.query] = text.isEmpty ? nil : TextDraft(text)
    selection = 0
    scroll = 0
  }
}
