extension SceneRouter {
  /// The links that wait until the window is ready, oldest first.
  public var waitingLinks: [WaitingLink] { inbox.links }

  /// Queues a link if the window is not ready; returns nil if it is.
  func keepWaiting(_ target: LinkTarget, cause: Cause) -> Outcome? {
    guard !inbox.isWindowReady else { return nil }
    let place = inbox.receive(WaitingLink(target: target, cause: cause))
    return place.map { .linkWaits(place: $0) } ?? .tooManyLinks(limit: inbox.limit)
  }
}
