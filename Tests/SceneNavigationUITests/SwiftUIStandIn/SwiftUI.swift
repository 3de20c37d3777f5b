// The declarations of SwiftUI that are used, written down from memory; they do nothing.
public import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body.") }
}

/// What every view here is made of.
public struct StandIn: View {
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct AnyView: View {
  public init<Content: View>(_ view: Content) {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct EmptyView: View {
  public init() {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedBase<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct ModifiedBase<Modifier: ViewModifier>: View {
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct Text: View {
  public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct Button: View {
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct NavigationPath {}

public struct NavigationStack<Data, Root: View>: View {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public enum Visibility { case automatic, visible, hidden }

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { StandIn() }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { StandIn() }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { StandIn() }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { StandIn() }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { StandIn() }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { StandIn() }
  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { StandIn() }
  public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { StandIn() }
  public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { StandIn() }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { StandIn() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { StandIn() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { StandIn() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { StandIn() }
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { StandIn() }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { preconditionFailure("A stand-in has no state.") }
    nonmutating set {}
  }
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value {
    get { preconditionFailure("A stand-in has no value.") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { preconditionFailure("A stand-in has no environment.") }
}

public struct EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismiss: DismissAction { DismissAction() }
  public var supportsMultipleWindows: Bool { false }
}

@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
}

@MainActor @preconcurrency public struct DismissAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == StandInWindow<D, C> {}
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

public struct StandInWindow<D, C: View>: View {
  public var body: Never { preconditionFailure("A stand-in has no body.") }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}
