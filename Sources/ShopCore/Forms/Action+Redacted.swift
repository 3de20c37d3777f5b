import SceneNavigation

extension Action {
  /// The action as it may be written down: what was typed into a secret field is dots.
  public var redacted: Action {
    guard case .scene(.edit(let screen, let field, let edit), in: let id) = self, field.isSecret
    else { return self }
    return .scene(.edit(screen, field, edit.redacted), in: id)
  }
}

extension TextDraft.Edit {
  fileprivate var redacted: TextDraft.Edit {
    switch self {
    case .insert(let text): .insert(text.dotted)
    case .replace(let text): .replace(text.dotted)
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToEnd, .clear, .selectAll,
      .moveLeft, .moveRight, .moveWordLeft, .moveWordRight, .move, .moveToStart, .moveToEnd:
      self
    }
  }
}

extension String {
  fileprivate var dotted: String { String(repeating: "•", count: count) }
}
