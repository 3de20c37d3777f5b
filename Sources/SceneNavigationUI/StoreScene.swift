#if canImport(SwiftUI)
  import Foundation
  public import SceneNavigation
  public import SwiftUI

  /// One window of a store: its tabs and stacks, what is presented over them, and its links.
  public struct StoreScene<Screen: View, ModalContent: View>: View {
    private let bindings: SceneBindings
    private let links: LinkTable
    private let style: (Presentation) -> ModalStyle
    private let screen: (Int, SceneNavigation.Entry?) -> Screen
    private let modal: (Presentation) -> ModalContent
    @State private var refusal: String?

    /// A window with a screen for each tab and entry (nil for the root) and a view for each modal.
    public init(
      _ store: NavigationStore,
      scene: SceneID,
      links: LinkTable,
      style: @escaping (Presentation) -> ModalStyle,
      @ViewBuilder screen: @escaping (Int, SceneNavigation.Entry?) -> Screen,
      @ViewBuilder modal: @escaping (Presentation) -> ModalContent
    ) {
      bindings = SceneBindings(store, scene: scene)
      self.links = links
      self.style = style
      self.screen = screen
      self.modal = modal
    }

    public var body: some View {
      let tabs = bindings.router?.app.tabs ?? []
      TabView(selection: Binding(bindings.selectedTab)) {
        ForEach(tabs.indices, id: \.self) { tab in
          NavigationStack(path: Binding(bindings.path(of: tab))) {
            screen(tab, nil)
              .navigationDestination(for: SceneNavigation.Entry.ID.self) { id in
                EntryScreen(entry: bindings.entry(id, of: tab)) { screen(tab, $0) }
              }
          }
          .tabItem { Text(tabs[tab].title) }
          .tag(tab)
        }
      }
      .modifier(StorePresentations(bindings: bindings, depth: 0, style: style, modal: modal))
      .alert(Text(refusal ?? ""), isPresented: isRefused) { Button("OK") {} }
      .onOpenURL { refusal = bindings.open($0.absoluteString, of: links) }
    }

    private var isRefused: Binding<Bool> {
      Binding(SceneBinding(get: { refusal }, set: { refusal = $0 }).isPresent())
    }
  }

  extension Binding {
    /// A binding to a value of a window.
    @MainActor public init(_ value: SceneBinding<Value>) {
      self.init(get: value.get, set: value.set)
    }
  }
#endif
