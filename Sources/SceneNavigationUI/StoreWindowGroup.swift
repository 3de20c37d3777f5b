#if canImport(SwiftUI)
  public import SceneNavigation
  public import SwiftUI

  /// All windows of a store as SwiftUI windows, each identified by its scene.
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
      #if os(macOS)
        let systemKeepsWindows = false
      #else
        let systemKeepsWindows = true
      #endif
      _shown = State(
        initialValue: ShownWindows(of: store, systemKeepsWindows: systemKeepsWindows)
      )
    }

    public var body: some Scene {
      WindowGroup(for: SceneID.self) { scene in
        StoreWindow(store: store, shown: shown, scene: scene, content: content)
      } defaultValue: {
        shown.next()
      }
    }
  }

  /// Opens the other windows that the store opened, and is dismissed when the store closes it.
  struct StoreWindow<Content: View>: View {
    let store: NavigationStore
    let shown: ShownWindows
    @Binding var scene: SceneID
    let content: (SceneID) -> Content
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      content(scene)
        .onAppear {
          scene = shown.show(scene)
          openHidden()
        }
        .onChange(of: store.windows.windows.map(\.id)) {
          if !isOpen {
            // The store may reopen it.
            shown.hide(scene)
            dismiss()
          }
          openHidden()
        }
        .onDisappear {
          guard !shown.systemKeepsWindows, isOpen else { return }
          shown.hide(scene)
          SceneBindings(store, scene: scene).close()
          // A window that asks first is shown again; the last one waits until a window is opened.
          if store.windows.windows.count > 1 { openHidden() }
        }
    }

    private var isOpen: Bool { store.windows.window(scene) != nil }

    private func openHidden() {
      guard supportsMultipleWindows else { return }
      for window in shown.takeHidden() { openWindow(value: window) }
    }
  }
#endif
