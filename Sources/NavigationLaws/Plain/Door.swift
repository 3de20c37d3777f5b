/// A system as the engine sees it, with events and windows as numbers.
///
/// It is made of closures because they are specialized for the system's types where an app creates
/// its verification.
@usableFromInline struct Door {
  /// Translates the numbers, for laws in the system's own types.
  let translator: any AnyObject & Sendable
  /// The system, if it is an app on SceneNavigation.
  let steps: (any StepChecking)?
  /// Performs an event; `sheet` is the presentation to dismiss, `path` the one to write.
  let perform: @MainActor (PlainEvent, _ sheet: Int?, _ path: [Int]?) -> Reply
  let read: @MainActor (inout PlainPicture, WindowReading) -> Void
  let pending: @MainActor () -> [String]
  /// Whether a link is the same after printing and parsing.
  let roundTrip: @MainActor (_ link: Int) -> Finding

  /// One of the events that a user would probably choose next in a window, by an index below their
  /// number; nil if there are none.
  let likely: @MainActor (_ window: Int, _ choose: (Int) -> Int) -> Int?

  @usableFromInline init(
    _ system: AnyObject,
    translatedBy translator: any AnyObject & Sendable,
    perform: @escaping @MainActor (PlainEvent, Int?, [Int]?) -> Reply,
    read: @escaping @MainActor (inout PlainPicture, WindowReading) -> Void,
    pending: @escaping @MainActor () -> [String],
    roundTrip: @escaping @MainActor (Int) -> Finding,
    likely: @escaping @MainActor (Int, (Int) -> Int) -> Int?
  ) {
    (self.perform, self.read, self.pending) = (perform, read, pending)
    (self.translator, self.roundTrip, self.likely) = (translator, roundTrip, likely)
    steps = system as? any StepChecking
  }
}

/// Which windows are read.
///
/// A window keeps its number.
@usableFromInline enum WindowReading {
  /// Those that the last event may have changed.
  case changes
  case all
  /// All, after a relaunch, which identifies each by its index.
  case relaunch
}
