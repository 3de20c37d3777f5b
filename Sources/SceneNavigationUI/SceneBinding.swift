/// A value that is read from a window and written to it as an action, as SwiftUI's `Binding` does.
@MainActor public struct SceneBinding<Value> {
  /// Reads the value the window has now.
  public let get: @MainActor () -> Value
  /// Sends what was written, or nothing where that is late.
  public let set: @MainActor (Value) -> Void
}

extension SceneBinding {
  /// Whether there is a value; false writes nil.
  public func isPresent<Wrapped>() -> SceneBinding<Bool> where Value == Wrapped? {
    SceneBinding<Bool>(get: { get() != nil }, set: { if !$0 { set(nil) } })
  }
}
