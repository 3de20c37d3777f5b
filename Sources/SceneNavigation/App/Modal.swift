/// What an app can present over a window's tabs.
///
/// The defaults describe a sheet without input.
public protocol Modal: Hashable, Codable, Sendable {
  /// Returns true if the route is a step of this flow.
  ///
  /// The app's ``RouteTypes`` have the type of each step; a flow at another one is not saved.
  func accepts(step: AnyRoute) -> Bool
  /// The fields at a step whose text is kept when the step is left; nil is the first screen.
  func fields(at step: AnyRoute?) -> [FieldID]
  /// The initial view state of its first screen, given the stack it is presented from.
  func beginning(over stack: BackStack) -> ViewState
  /// True if dismissing it would discard input, so that the user is asked first.
  func hasUnsavedInput(_ stack: BackStack) -> Bool
  /// True if its task is done, so that back dismisses it instead of returning to the previous step.
  func isDone(_ stack: BackStack) -> Bool
  /// The question whether to leave a flow with unsaved input; nil if there is none.
  static func question(leaving flow: Presentation.ID, for reason: LeavingReason) -> Self?
  /// True if it is the question returned by `question(leaving:for:)`.
  var asksToLeave: Bool { get }
  /// True if the window waits behind it for a change of shared state, such as a sign-in.
  var waits: Bool { get }
}

extension Modal {
  public func accepts(step: AnyRoute) -> Bool { false }
  public func fields(at step: AnyRoute?) -> [FieldID] { [] }
  public func beginning(over stack: BackStack) -> ViewState { ViewState() }
  public func hasUnsavedInput(_ stack: BackStack) -> Bool { false }
  public func isDone(_ stack: BackStack) -> Bool { false }
  public static func question(leaving flow: Presentation.ID, for reason: LeavingReason) -> Self? {
    nil
  }
  public var asksToLeave: Bool { false }
  public var waits: Bool { false }
}

extension Never: Modal {}

/// The reason for leaving a flow.
public enum LeavingReason: Hashable, Sendable {
  case back
  case link(LinkTarget)
  case closingWindow
}
