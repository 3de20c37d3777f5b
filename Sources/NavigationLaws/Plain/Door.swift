/// A system as the verifier sees it: events and windows are numbers.
@MainActor protocol Door: AnyObject {
  /// Has an event happen in the window at a place.
  func perform(_ event: PlainEvent, dismissing sheet: Int?, writing path: [Int]?) -> Reply
  /// Looks what the windows are like now; a window keeps its number, over a relaunch by its place.
  func read(into picture: inout PlainPicture, isRelaunch: Bool)
  /// What is still to happen.
  var pending: [String] { get }
  /// True if a link is the same after printing and parsing; nil if the system prints none.
  func isReparsed(_ link: Int) -> Bool?
}
