import SceneNavigation

/// Tells states apart that differ in the windows, or in what the shop holds that an exploration
/// changes: not in payments, waiting links or reviews.
///
/// Entries count by their place, not by their numbers, which are other ones on every way to the same
/// state.
struct Fingerprint: Hashable {
  private let high: Int
  private let low: Int

  init(of moment: Moment) {
    high = Self.hash(of: moment, salt: 0)
    low = Self.hash(of: moment, salt: 1)
  }

  private static func hash(of moment: Moment, salt: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(salt)
    let windows = moment.windows.windows
    func combine(_ window: SceneWindow) {
      hasher.combine(window.letter)
      hasher.combine(windows.firstIndex { $0.id == window.opener })
    }
    for window in windows {
      combine(window.window)
      hasher.combine(window.id == moment.windows.focus)
      window.scene.hashShape(into: &hasher)
    }
    hasher.combine(moment.windows.arrangement)
    for closed in moment.closed {
      combine(closed.state.window)
      hasher.combine(closed.index)
      closed.state.scene.hashShape(into: &hasher)
    }
    hasher.combine(moment.shop.account)
    hasher.combine(moment.shop.settings)
    hasher.combine(moment.shop.cart)
    hasher.combine(moment.shop.orders.count)
    return hasher.finalize()
  }
}

extension SceneState {
  /// Everything in it but the numbers of its entries.
  fileprivate func hashShape(into hasher: inout Hasher) {
    hasher.combine(selectedTab)
    hasher.combine(origins)
    var places: [Entry.ID: Int] = [:]
    for tab in AppTab.allCases {
      stack(of: tab).hashShape(into: &hasher, places: &places)
    }
    for presentation in presentations {
      hasher.combine(presentation.content)
      hasher.combine(presentation.presenter.map { places[$0] })
      presentation.stack.hashShape(into: &hasher, places: &places)
    }
  }
}

extension BackStack {
  fileprivate func hashShape(into hasher: inout Hasher, places: inout [Entry.ID: Int]) {
    hasher.combine(root)
    hasher.combine(depth)
    for entry in entriesFromTop {
      places[entry.id] = places.count
      hasher.combine(entry.route)
      hasher.combine(entry.cause)
      hasher.combine(entry.view)
    }
  }
}
