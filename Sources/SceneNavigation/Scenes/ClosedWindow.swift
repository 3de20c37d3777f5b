/// A closed window with its former index.
package struct ClosedWindow: Hashable, Sendable {
  package let state: AppState.WindowState
  package let index: Int
}
