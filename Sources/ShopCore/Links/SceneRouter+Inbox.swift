extension SceneRouter {
  /// Has a link wait where the window is not ready for it; nil where it is.
  func keepWaiting(_ target: LinkTarget, cause: Cause) -> Outcome? {
    guard !inbox.isWindowReady else { return nil }
    guard let place = inbox.add(WaitingLink(target, cause: cause)) else {
      return .tooManyLinks(limit: inbox.limit)
    }
    return .linkWaits(place: place)
  }
}
