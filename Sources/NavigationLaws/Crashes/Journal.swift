@MainActor final class Journal {
  func begin() {}
  func add(_ event: PlainEvent, _ vocabulary: PlainVocabulary) {}
  func end() {}
}
