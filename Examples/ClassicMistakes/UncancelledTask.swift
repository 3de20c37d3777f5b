public import NavigationLaws
import Observation

// A sheet is hidden at once and cleared when its animation ends. Presenting the next sheet in the
// meantime does not cancel that.

/// A clock that advances only on request.
@MainActor final class VirtualClock {
  private var tasks: [(name: String, run: () -> Void)] = []

  var names: [String] { tasks.map(\.name) }

  func after(_ name: String, run: @escaping () -> Void) { tasks.append((name, run)) }

  func runNext() -> Bool {
    guard !tasks.isEmpty else { return false }
    tasks.removeFirst().run()
    return true
  }
}

@MainActor @Observable final class SheetRouter {
  private(set) var sheet: Sheet?
  private(set) var isShown = false
  private(set) var presentations = 0
  @ObservationIgnored private let clock: VirtualClock

  init(_ clock: VirtualClock) { self.clock = clock }

  func present(_ sheet: Sheet) {
    self.sheet = sheet
    isShown = true
    presentations += 1
  }

  func dismiss() {
    isShown = false
    clock.after("the sheet slides away") { [self] in
      sheet = nil
      isShown = false
    }
  }
}

/// An app whose windows clear a sheet some time after it was dismissed.
@MainActor public final class UncancelledTask: NavigationSystem {
  private let clock = VirtualClock()
  private let routers: [SheetRouter]

  /// Creates two windows.
  public init() { routers = [SheetRouter(clock), SheetRouter(clock)] }

  public var windows: [Int] { [0, 1] }
  public var pending: [String] { clock.names }

  public func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, Never> {
    let router = routers[window]
    guard router.isShown, let sheet = router.sheet else { return WindowSnapshot(path: []) }
    let shown = PresentedSheet("\(sheet)", id: "\(window).\(router.presentations)")
    return WindowSnapshot(path: [], presented: [shown])
  }

  public func apply(_ action: NavigationAction<OnlyTab, Never, Sheet>, in window: Int) -> Reply {
    let router = routers[window]
    switch action {
    case .present(let sheet):
      guard !router.isShown else { return .refused("a sheet is in front") }
      router.present(sheet)
    case .dismiss(let id):
      guard router.isShown, id == "\(window).\(router.presentations)"
      else { return .refused("it is gone") }
      router.dismiss()
    case .back:
      guard router.isShown else { return .refused("at the root") }
      router.dismiss()
    case .popToRoot, .select, .open: return .unsupported
    }
    return .done
  }

  public func passTime() -> Reply { clock.runNext() ? .done : .refused("nothing is pending") }
}
