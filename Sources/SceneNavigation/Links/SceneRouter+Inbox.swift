extension SceneRouter {
  /// The links that wait until the window is ready, the first one first.
  public var waitingLinks: [WaitingLink] { inbox.links }

  /// Has a link wait where the window is not ready for it; nil where it is.
  func keepWaiting(_ target: LinkTarget, cause: Cause) -> Outcome? {
    switch inbox.receive(WaitingLink(target, cause: cause)) {
    case .opensNow: nil
    case .waits(let place): .linkWaits(place: place)
    case .isDropped: .tooManyLinks(limit: inbox.limit)
    }
  }
}
