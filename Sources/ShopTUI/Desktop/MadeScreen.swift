import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// A screen built for a window, with its rows laid out.
///
/// Immutable; a class only to avoid copies.
final class MadeScreen {
  let id: ScreenID
  let screen: Screen
  let source: Source
  let stance: Stance
  let layout: Layout
  /// Where its rows are drawn.
  let rows: Rect
  /// The style between its rows.
  let ground: Style

  enum Stance {
    /// Fills the window, in a frame.
    case filling(WindowFrame)
    /// A box over the screen that fills the window.
    case over(Dialog)
  }

  /// Everything a screen depends on besides the shop: its tab and the one that back returns to, the
  /// input on it and on the other steps of its flow, and whether it waits for an answer.
  struct Source: Equatable {
    let tab: AppTab
    let tabBefore: AppTab?
    let drafts: Drafts
    let editing: FieldID?
    let otherDrafts: [Drafts]
    let secrets: Drafts
    let paying: Payment?

    init(
      _ view: ViewState,
      in tab: AppTab,
      tabBefore: AppTab? = nil,
      others: [ViewState] = [],
      secrets: Drafts = Drafts(),
      paying: Payment? = nil
    ) {
      self.tab = tab
      self.tabBefore = tabBefore
      self.secrets = secrets
      self.paying = paying
      drafts = view.drafts
      editing = view.editing
      otherDrafts = others.map(\.drafts)
    }
  }

  init(_ screen: Screen, id: ScreenID, of source: Source, frame: WindowFrame, in rect: Rect) {
    self.id = id
    self.screen = screen
    self.source = source
    stance = .filling(frame)
    rows = frame.content(in: rect)
    layout = Layout(of: screen, width: rows.width)
    ground = .text
  }

  init(_ screen: Screen, id: ScreenID, of source: Source, in dialog: Dialog) {
    self.id = id
    self.screen = screen
    self.source = source
    stance = .over(dialog)
    rows = dialog.content
    layout = dialog.layout
    ground = .dialog
  }
}
