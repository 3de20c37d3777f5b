public import Observation

/// Text typed into a window's secret fields, held while their presentation is open.
///
/// It is not part of the window's state: it is never saved, copied to another window or added to
/// the history.
@Observable @MainActor public final class Secrets {
  private var drafts: [Presentation.ID: Drafts] = [:]

  init() {}

  package var isEmpty: Bool { drafts.isEmpty }

  /// The secret drafts of a presentation.
  public func drafts(of presentation: Presentation.ID) -> Drafts {
    drafts[presentation] ?? Drafts()
  }

  func edit(_ field: FieldID, of presentation: Presentation.ID, _ edit: TextDraft.Edit) {
    change { $0[presentation, default: Drafts()].edit(field, by: edit) }
  }

  package func note(_ field: FieldID, of presentation: Presentation.ID) {
    if drafts[presentation]?[field] == nil {
      change { $0[presentation, default: Drafts()].note(field) }
    }
  }

  /// Removes everything except the drafts of these presentations.
  func keep(_ presentations: [Presentation]) {
    guard !_drafts.isEmpty else { return }
    let kept = drafts.filter { id, _ in presentations.contains { $0.id == id } }
    if kept != drafts { change { $0 = kept } }
  }

  func takeOver(from other: Secrets) {
    let taken = other.drafts
    change { $0 = taken }
  }

  package func forget(_ field: FieldID, of presentation: Presentation.ID) {
    if drafts[presentation]?[field] != nil { change { $0[presentation]?[field] = nil } }
  }

  package func forget(_ presentation: Presentation.ID) {
    if drafts[presentation] != nil { change { $0[presentation] = nil } }
  }

  /// Changes the drafts and notifies observers afterwards.
  private func change(_ body: (inout [Presentation.ID: Drafts]) -> Void) {
    body(&_drafts)
    withMutation(keyPath: \.drafts) {}
  }
}
