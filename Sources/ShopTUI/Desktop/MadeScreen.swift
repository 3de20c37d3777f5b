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
  let stance: Stance
  let source: Source

  enum Stance {
    /// Fills the window, in a frame.
    case filling(WindowFrame, rows: Rect, Layout)
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
    let rows = frame.content(in: rect)
    stance = .filling(frame, rows: rows, Layout(of: screen, width: rows.width))
  }

  init(_ screen: Screen, id: ScreenID, of source: Source, in dialog: Dialog) {
    self.id = id
    self.screen = screen
    self.source = source
    stance = .over(dialog)
  }

  /// Its height is the viewport.
  var rows: Rect {
    switch stance {
    case .filling(_, let rows, _): rows
    case .over(let dialog): dialog.content
    }
  }

  var layout: Layout {
    switch stance {
    case .filling(_, _, let layout): layout
    case .over(let dialog): dialog.layout
    }
  }

  var ground: Style {
    switch stance {
    case .filling: .text
    case .over: .dialog
    }
  }
}
