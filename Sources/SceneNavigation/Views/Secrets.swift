public import Observation

/// What somebody typed into secret fields of one window, for as long as what asked for it is
/// presented.
///
/// It is no part of the window's state: it is never saved, given to another window or put into the
/// history.
@Observable @MainActor public final class Secrets {
  private var drafts: [Presentation.ID: Drafts] = [:]

  init() {}

  /// Whether nothing was typed into any.
  package var isEmpty: Bool { drafts.isEmpty }

  /// What was typed into the secret fields of a presentation.
  public func drafts(of presentation: Presentation.ID) -> Drafts {
    drafts[presentation] ?? Drafts()
  }

  package func edit(_ field: FieldID, of presentation: Presentation.ID, _ edit: TextDraft.Edit) {
    change { $0[presentation, default: Drafts()].edit(field, by: edit) }
  }

  /// Notes that a field was looked at and left, whether or not anything was typed.
  package func note(_ field: FieldID, of presentation: Presentation.ID) {
    if drafts[presentation]?[field] == nil {
      change { $0[presentation, default: Drafts()].note(field) }
    }
  }

  /// Forgets what was typed into anything but these presentations.
  package func keep(_ presentations: [Presentation]) {
    guard !_drafts.isEmpty else { return }
    let kept = drafts.filter { id, _ in presentations.contains { $0.id == id } }
    if kept != drafts { change { $0 = kept } }
  }

  /// Takes over what was typed into the same fields elsewhere.
  package func takeOver(from other: Secrets) {
    let taken = other.drafts
    change { $0 = taken }
  }

  /// Forgets what was typed into a field of a presentation.
  package func forget(_ field: FieldID, of presentation: Presentation.ID) {
    if drafts[presentation]?[field] != nil { change { $0[presentation]?[field] = nil } }
  }

  /// Forgets what was typed into a presentation.
  package func forget(_ presentation: Presentation.ID) {
    if drafts[presentation] != nil { change { $0[presentation] = nil } }
  }

  /// Changes what was typed, and tells observers afterwards.
  private func change(_ body: (inout [Presentation.ID: Drafts]) -> Void) {
    body(&_drafts)
    withMutation(keyPath: \.drafts) {}
  }
}
