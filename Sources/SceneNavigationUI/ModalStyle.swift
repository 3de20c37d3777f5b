/// How a presentation is shown over a window.
///
/// The buttons of an alert or a dialog dismiss it with whatever they presented over it: one that presents
/// something else dismisses it first.
public enum ModalStyle: Hashable, Sendable {
  case sheet
  /// A sheet on macOS, which has no covers.
  case fullScreenCover
  /// An alert with a title, whose view is its buttons.
  case alert(String)
  /// A confirmation dialog with a title, whose view is its buttons.
  case confirmationDialog(String)

  var isSheet: Bool {
    #if os(macOS)
      self == .sheet || self == .fullScreenCover
    #else
      self == .sheet
    #endif
  }

  /// The title of an alert.
  var alert: String? { if case .alert(let title) = self { title } else { nil } }

  /// The title of a confirmation dialog.
  var dialog: String? { if case .confirmationDialog(let title) = self { title } else { nil } }
}
