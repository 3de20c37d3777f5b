/// Records events before they happen.
@MainActor protocol EventJournal: AnyObject {
  func begin()
  func add(_ event: PlainEvent)
  func end()
}
