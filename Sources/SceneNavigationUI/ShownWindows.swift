public import SceneNavigation

/// Which windows of a store are on the screen, by the numbers of their scenes.
@MainActor public final class ShownWindows {
  private let store: NavigationStore
  private var shown: Set<Int> = []
  private var isLaunched = false

  /// None of a store's windows yet.
  public init(of store: NavigationStore) {
    self.store = store
  }

  /// The number of a window that is not shown yet; one is opened where all are, and the focused one's is given
  /// where no other can be opened.
  public func next() -> Int {
    if hidden.isEmpty { store.send(.app(.openWindow(nil)), cause: .click) }
    let number = hidden.first ?? store.windows.focus.number
    shown.insert(number)
    return number
  }

  /// The numbers of all windows that are not shown yet, which are taken for shown from now on.
  public func takeHidden() -> [Int] {
    let numbers = hidden
    shown.formUnion(numbers)
    return numbers
  }

  /// Notes that a window came to the screen, the first of which ends the launch, and says under which number:
  /// another one than asked for where there is no such window.
  public func show(_ number: Int) -> Int {
    let isOpen = store.windows.windows.contains { $0.id.number == number }
    let number = isOpen ? number : next()
    shown.insert(number)
    if !isLaunched {
      isLaunched = true
      store.finishLaunching()
    }
    return number
  }

  /// Notes that a window left the screen.
  public func hide(_ number: Int) {
    shown.remove(number)
  }

  private var hidden: [Int] {
    store.windows.windows.map(\.id.number).filter { !shown.contains($0) }
  }
}
