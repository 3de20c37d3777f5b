public import SceneNavigation

/// What comes before a link can take away all that is presented in a window.
public enum WayOut: Hashable, Sendable {
  case free
  /// Whether to leave this flow, in which there is something to lose, is asked first.
  case asks(Presentation)
  /// This question is answered first; a link that comes meanwhile is told so, and not opened.
  case covered(by: Presentation)
}

extension [Presentation] {
  /// How what is presented makes way for a link.
  public var wayOut: WayOut {
    if let question = last, question.content.asksToLeave { return .covered(by: question) }
    return last(where: \.hasSomethingToLose).map { .asks($0) } ?? .free
  }
}
