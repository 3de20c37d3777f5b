import SceneNavigation

/// The whole app at one moment, as a value.
struct Moment: Sendable {
  let windows: AppState
  /// The windows that can be reopened, the one closed last at the end.
  let closed: [ClosedWindow]
  let shop: ShopState
}

/// A window that was closed, as it was, with the place it had.
struct ClosedWindow: Hashable, Sendable {
  let state: AppState.WindowState
  let index: Int
}

extension ShopApp {
  var moment: Moment {
    Moment(windows: lastState, closed: windows.closed, shop: shop.state)
  }
}
