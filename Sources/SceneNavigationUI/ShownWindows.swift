public import SceneNavigation

/// Tracks which windows of a store are on the screen, by the numbers of their scenes.
@MainActor public final class ShownWindows {
  private let store: NavigationStore
  private var shown: Set<Int> = []
  private var isLaunched = false

  /// Starts with no window shown.
  public init(of store: NavigationStore) {
    self.store = store
  }

  /// Marks a hidden window as shown and returns its number.
  ///
  /// Opens a window if all are shown; if no more can be opened, returns the focused one.
  public func next() -> Int {
    if hidden.isEmpty { store.send(.app(.openWindow(nil)), cause: .click) }
    let number = hidden.first ?? store.windows.focus.number
    shown.insert(number)
    return number
  }

  /// Marks all hidden windows as shown and returns their numbers.
  public func takeHidden() -> [Int] {
    let numbers = hidden
    shown.formUnion(numbers)
    return numbers
  }

  /// Marks a window as shown and returns its number, or that of another window if it does not
  /// exist.
  ///
  /// The first call ends the launch.
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

  /// Marks a window as hidden.
  public func hide(_ number: Int) {
    shown.remove(number)
  }

  private var hidden: [Int] {
    store.windows.windows.map(\.id.number).filter { !shown.contains($0) }
  }
}
