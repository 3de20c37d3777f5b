/// A value that copies share until one of them changes, so a copy costs one reference whatever its
/// size.
package struct SharedValue<Value: Sendable>: Sendable {
  private var box: Box

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  package init(_ value: Value) {
    box = Box(value)
  }

  package var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension SharedValue: Equatable where Value: Equatable {
  package static func == (left: SharedValue, right: SharedValue) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}

extension SharedValue: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension SharedValue: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: value) }
}
