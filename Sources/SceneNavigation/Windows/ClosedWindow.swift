/// A window that was closed, as it was, with the place it had.
package struct ClosedWindow: Hashable, Sendable {
  package let state: AppState.WindowState
  package let index: Int
}
