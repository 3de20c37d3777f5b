/// What an app presents over the tabs of a window, and how it behaves there; what is not said is that of a
/// sheet in which nothing is entered.
public protocol Modal: Hashable, Codable, Sendable {
  /// Whether a route is a step of its own stack.
  func accepts(step: AnyRoute) -> Bool
  /// The fields that are entered at a step of it, which keep their text when the step is left; nil for
  /// its first screen.
  func fields(at step: AnyRoute?) -> [FieldID]
  /// How its first screen is looked at, over the stack it is presented from.
  func beginning(over stack: BackStack) -> ViewState
  /// Whether dismissing it throws away what was entered, so that it is asked about first.
  func hasUnsavedInput(_ stack: BackStack) -> Bool
  /// Whether its task is done, so that back leaves it instead of leading to the step before.
  func isDone(_ stack: BackStack) -> Bool
  /// The question whether to leave a flow in which something was entered; nil where none can be asked.
  static func question(leaving flow: Presentation.ID, for reason: LeavingReason) -> Self?
  /// Whether it is such a question.
  var asksToLeave: Bool { get }
  /// Whether a window waits behind it for a change of what all windows share, as for a sign-in.
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

/// Why a flow is to be left.
public enum LeavingReason: Hashable, Sendable {
  case back
  case link(LinkTarget)
  case closingWindow
}

/// The behaviour of what an app presents, asked of its boxed values.
struct ModalBehavior: Sendable {
  let type: any Modal.Type
  let accepts: @Sendable (_ modal: AnyRoute, _ step: AnyRoute) -> Bool
  let fields: @Sendable (_ modal: AnyRoute, _ step: AnyRoute?) -> [FieldID]
  let beginning: @Sendable (_ modal: AnyRoute, _ stack: BackStack) -> ViewState
  let hasUnsavedInput: @Sendable (_ modal: AnyRoute, _ stack: BackStack) -> Bool
  let isDone: @Sendable (_ modal: AnyRoute, _ stack: BackStack) -> Bool
  let question: @Sendable (_ flow: Presentation.ID, _ reason: LeavingReason) -> AnyRoute?
  let asksToLeave: @Sendable (_ modal: AnyRoute) -> Bool
  let waits: @Sendable (_ modal: AnyRoute) -> Bool

  init<Content: Modal>(_ type: Content.Type) {
    self.type = type
    @Sendable func content(_ modal: AnyRoute) -> Content? { modal.value(as: type) }
    accepts = { content($0)?.accepts(step: $1) ?? false }
    fields = { content($0)?.fields(at: $1) ?? [] }
    beginning = { content($0)?.beginning(over: $1) ?? ViewState() }
    hasUnsavedInput = { content($0)?.hasUnsavedInput($1) ?? false }
    isDone = { content($0)?.isDone($1) ?? false }
    question = { type.question(leaving: $0, for: $1).map { AnyRoute($0) } }
    asksToLeave = { content($0)?.asksToLeave ?? false }
    waits = { content($0)?.waits ?? false }
  }
}
