/// A value that its copies share until one of them is changed: to copy it costs as much as to copy a
/// reference, however much is in it.
struct SharedValue<Value: Sendable>: Sendable {
  private var box: Box

  /// Changed only while a single copy of the shared value holds it, which is nobody else's then.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  init(_ value: Value) {
    box = Box(value)
  }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension SharedValue: Equatable where Value: Equatable {
  static func == (left: SharedValue, right: SharedValue) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}

extension SharedValue: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension SharedValue: CustomReflectable {
  /// Printed as its value is.
  var customMirror: Mirror { Mirror(reflecting: value) }
}
