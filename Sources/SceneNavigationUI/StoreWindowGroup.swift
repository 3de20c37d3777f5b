#if canImport(SwiftUI)
  public import SceneNavigation
  public import SwiftUI

  /// All windows of a store as SwiftUI windows, each identified by the number of its scene.
  public struct StoreWindowGroup<Content: View>: Scene {
    private let store: NavigationStore
    private let content: (SceneID) -> Content
    @State private var shown: ShownWindows

    /// The windows of a store and the content of each, such as a ``StoreScene``.
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

  /// Opens the other windows that the store opened, and is dismissed when the store closes it.
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
          // A window that asks first, or is the last one, comes back.
          openHidden()
        }
    }

    private var bindings: SceneBindings {
      SceneBindings(store, scene: SceneID(number: number))
    }

    private func openHidden() {
      guard supportsMultipleWindows else { return }
      for number in shown.takeHidden() { openWindow(value: number) }
    }

    /// True if a window disappears only when it is closed; elsewhere the system may hide it and
    /// show it again.
    private static var closesWhenHidden: Bool {
      #if os(macOS)
        true
      #else
        false
      #endif
    }
  }
#endif
