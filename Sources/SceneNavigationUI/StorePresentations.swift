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
      let alert = presented { $0.alert != nil }
      let dialog = presented { $0.dialog != nil }
      content
        .sheet(item: Binding(presented { $0.isSheet })) { over($0) }
        #if !os(macOS)
          .fullScreenCover(item: Binding(presented { $0 == .fullScreenCover })) { over($0) }
        #endif
        .alert(
          Text(alert.get().flatMap { style($0).alert } ?? ""),
          isPresented: Binding(alert.isPresent()),
          presenting: alert.get(),
          actions: modal
        )
        .confirmationDialog(
          Text(dialog.get().flatMap { style($0).dialog } ?? ""),
          isPresented: Binding(dialog.isPresent()),
          titleVisibility: .visible,
          presenting: dialog.get(),
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

    private func presented(
      _ isOfStyle: @escaping @MainActor (ModalStyle) -> Bool
    ) -> SceneBinding<Presentation?> {
      bindings.presented(at: depth) { isOfStyle(style($0)) }
    }
  }
#endif
