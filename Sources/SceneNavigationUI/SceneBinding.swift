/// A value that is read from a window and written to it as an action, like SwiftUI's `Binding`.
@MainActor public struct SceneBinding<Value> {
  /// Reads the window's current value.
  public let get: @MainActor () -> Value
  /// Sends an action that sets the value, or nothing if the write is out of date.
  public let set: @MainActor (Value) -> Void
}

extension SceneBinding {
  /// True if there is a value; writing false writes nil.
  public func isPresent<Wrapped>() -> SceneBinding<Bool> where Value == Wrapped? {
    SceneBinding<Bool>(get: { get() != nil }, set: { if !$0 { set(nil) } })
  }
}
