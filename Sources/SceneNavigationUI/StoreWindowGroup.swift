#if canImport(SwiftUI)
  public import SceneNavigation
  public import SwiftUI

  /// All windows of a store, each a window of SwiftUI whose value is the number of its scene.
  public struct StoreWindowGroup<Content: View>: Scene {
    private let store: NavigationStore
    private let content: (SceneID) -> Content
    @State private var shown: ShownWindows

    /// The windows of a store, with what is in each, such as a ``StoreScene``.
    public init(
      _ store: NavigationStore,
      @ViewBuilder content: @escaping (SceneID) -> Content
    ) {
      self.store = store
      self.content = content
      _shown = State(initialValue: ShownWindows(of: store))
    }

    public var body: some Scene {
      WindowGroup(for: Int.self) { number in
        StoreWindow(store: store, shown: shown, number: number, content: content)
      } defaultValue: {
        shown.next()
      }
    }
  }

  /// One window of the group: it opens the others that the store opened, and goes when the store closes it.
  struct StoreWindow<Content: View>: View {
    let store: NavigationStore
    let shown: ShownWindows
    @Binding var number: Int
    let content: (SceneID) -> Content
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      content(bindings.scene)
        .onAppear {
          number = shown.show(number)
          openHidden()
        }
        .onChange(of: store.windows.windows.map(\.id)) {
          if bindings.router == nil { dismiss() }
          openHidden()
        }
        .onDisappear {
          guard Self.closesWhenHidden else { return }
          shown.hide(number)
          bindings.close()
        }
    }

    private var bindings: SceneBindings {
      SceneBindings(store, scene: SceneID(number: number))
    }

    private func openHidden() {
      guard supportsMultipleWindows else { return }
      for number in shown.takeHidden() { openWindow(value: number) }
    }

    /// Whether a window leaves the screen only when it is closed; elsewhere the system takes it away and back.
    private static var closesWhenHidden: Bool {
      #if os(macOS)
        true
      #else
        false
      #endif
    }
  }
#endif
