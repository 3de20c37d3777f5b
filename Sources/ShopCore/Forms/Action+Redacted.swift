extension Action {
  /// The action as it may be written down: what was typed into a secret field is dots.
  public var redacted: Action {
    guard case .scene(let action, let id) = self, let redacted = action.redacted else {
      return self
    }
    return .scene(redacted, in: id)
  }
}

extension SceneAction {
  /// What is to be written down in its place; nil where it can be as it is.
  fileprivate var redacted: SceneAction? {
    guard case .edit(let screen, let field, let edit) = self, field.isSecret else { return nil }
    return .edit(screen, field, edit.redacted)
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
