/// A value that copies share until one of them changes, so a copy costs one reference whatever its
/// size.
package struct SharedValue<Value: Sendable>: Sendable {
  /// Where the value lies; reading a part of it from here copies nothing else.
  package private(set) var box: Box

  /// A value that does not change.
  package final class Box: Sendable {
    package let value: Value

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

  /// True if neither was changed since one was copied from the other.
  package func isShared(with other: SharedValue) -> Bool { box === other.box }
}

extension SharedValue: Equatable where Value: Equatable {
  package static func == (left: SharedValue, right: SharedValue) -> Bool {
    left.isShared(with: right) || left.box.value == right.box.value
  }
}

extension SharedValue: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension SharedValue: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: value) }
}
