#if canImport(SwiftUI)
  import SceneNavigation
  import SwiftUI

  /// What is presented over a window from a depth on, each above the one below it.
  struct StorePresentations<ModalContent: View>: ViewModifier {
    let bindings: SceneBindings
    let depth: Int
    let style: (Presentation) -> ModalStyle
    let modal: (Presentation) -> ModalContent

    func body(content: Content) -> some View {
      content
        .sheet(item: presented { $0.isSheet }) { over($0) }
        #if !os(macOS)
          .fullScreenCover(item: presented { $0 == .fullScreenCover }) { over($0) }
        #endif
        .alert(
          Text(title { $0.alert }),
          isPresented: isPresented { $0.alert != nil },
          presenting: presentation,
          actions: modal
        )
        .confirmationDialog(
          Text(title { $0.dialog }),
          isPresented: isPresented { $0.dialog != nil },
          titleVisibility: .visible,
          presenting: presentation,
          actions: modal
        )
    }

    /// The next presentation is shown over this one, and a swipe does not dismiss unsaved input.
    private func over(_ presentation: Presentation) -> AnyView {
      let next = StorePresentations(
        bindings: bindings,
        depth: depth + 1,
        style: style,
        modal: modal
      )
      return AnyView(
        modal(presentation)
          .interactiveDismissDisabled(
            bindings.router?.app.hasUnsavedInput(presentation) ?? false
          )
          .modifier(next)
      )
    }

    private var presentation: Presentation? { bindings.presented(at: depth).get() }

    private func title(_ title: (ModalStyle) -> String?) -> String {
      presentation.flatMap { title(style($0)) } ?? ""
    }

    private func presented(
      _ isOfStyle: @escaping @MainActor (ModalStyle) -> Bool
    ) -> Binding<Presentation?> {
      Binding(bindings.presented(at: depth) { isOfStyle(style($0)) })
    }

    private func isPresented(
      _ isOfStyle: @escaping @MainActor (ModalStyle) -> Bool
    ) -> Binding<Bool> {
      Binding(bindings.presented(at: depth) { isOfStyle(style($0)) }.isPresent())
    }
  }
#endif
