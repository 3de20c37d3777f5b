/// How a presentation is shown over a window.
///
/// The buttons of an alert or a dialog dismiss it along with anything they present over it, so a
/// button that presents something else must dismiss it first.
public enum ModalStyle: Hashable, Sendable {
  case sheet
  /// Shown as a sheet on macOS, which has no covers.
  case fullScreenCover
  /// An alert with a title; its view provides the buttons.
  case alert(String)
  /// A confirmation dialog with a title; its view provides the buttons.
  case confirmationDialog(String)

  var isSheet: Bool {
    #if os(macOS)
      self == .sheet || self == .fullScreenCover
    #else
      self == .sheet
    #endif
  }

  var alert: String? { if case .alert(let title) = self { title } else { nil } }

  var dialog: String? { if case .confirmationDialog(let title) = self { title } else { nil } }
}
