extension SceneRouter {
  /// The links that wait until the window is ready, oldest first.
  public var waitingLinks: [WaitingLink] { inbox.links }

  /// Queues a link if the window is not ready; returns nil if it is.
  func keepWaiting(_ target: LinkTarget, cause: Cause) -> Outcome? {
    switch inbox.receive(WaitingLink(target, cause: cause)) {
    case .opensNow: nil
    case .waits(let place): .linkWaits(place: place)
    case .isDropped: .tooManyLinks(limit: inbox.limit)
    }
  }
}
