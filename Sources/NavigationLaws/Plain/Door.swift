/// A system as the engine sees it: events and windows are numbers.
///
/// Made of closures, since those are compiled for the system's own types where an app makes its verification.
@usableFromInline struct Door {
  let system: AnyObject
  /// The same, of an app on SceneNavigation.
  let steps: (any StepChecking)?
  /// Has an event happen; with the presentation it dismisses, or the path it writes.
  let perform: @MainActor (PlainEvent, _ sheet: Int?, _ path: [Int]?) -> Reply
  /// Looks what the windows are like now; a window keeps its number, over a relaunch by its place.
  let read: @MainActor (inout PlainPicture, _ isRelaunch: Bool) -> Void
  /// What is still to happen.
  let pending: @MainActor () -> [String]
  /// True if a link is the same after printing and parsing; nil if the system prints none.
  let isReparsed: @MainActor (_ link: Int) -> Bool?

  /// The events in a window that a user would choose next.
  let likely: @MainActor (_ window: Int) -> [Int]

  @usableFromInline init(
    _ system: AnyObject,
    perform: @escaping @MainActor (PlainEvent, Int?, [Int]?) -> Reply,
    read: @escaping @MainActor (inout PlainPicture, Bool) -> Void,
    pending: @escaping @MainActor () -> [String],
    isReparsed: @escaping @MainActor (Int) -> Bool?,
    likely: @escaping @MainActor (Int) -> [Int]
  ) {
    (self.perform, self.read, self.pending) = (perform, read, pending)
    (self.system, self.isReparsed, self.likely) = (system, isReparsed, likely)
    steps = system as? any StepChecking
  }
}
