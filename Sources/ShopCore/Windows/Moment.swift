/// The whole app at one moment, as a value.
public struct Moment: Sendable {
  public let windows: AppState
  /// The windows that can be reopened, the one closed last at the end.
  public let closed: [ClosedWindow]
  public let shop: ShopState
}

/// A window that was closed, as it was, with the place it had.
public struct ClosedWindow: Hashable, Sendable {
  public let state: AppState.WindowState
  public let index: Int
}

extension ShopApp {
  public var moment: Moment {
    Moment(windows: lastState, closed: windows.closed, shop: shop.state)
  }
}
