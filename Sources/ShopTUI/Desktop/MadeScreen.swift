import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// A screen made for a window: its rows, laid out where they stand in the window.
///
/// It never changes, and is an object only so that whoever asks for it need not copy it.
final class MadeScreen {
  let id: ScreenID
  let screen: Screen
  let stance: Stance
  private let source: Source

  /// How a screen stands in its window.
  enum Stance {
    /// It fills the window, under a frame of its own.
    case filling(WindowFrame, rows: Rect, Layout)
    /// A box over whatever fills the window.
    case over(Dialog)
  }

  /// What a screen is made of beside the shop: the tab it is looked at in, what was typed on it, and on
  /// the other steps of its flow, and whether it waits for an answer.
  struct Source: Equatable {
    let tab: AppTab
    let drafts: Drafts
    let editing: FieldID?
    let otherDrafts: [Drafts]
    let secrets: Drafts
    let paying: Payment?

    init(
      _ view: ViewState,
      in tab: AppTab,
      others: [ViewState] = [],
      secrets: Drafts = Drafts(),
      paying: Payment? = nil
    ) {
      self.tab = tab
      self.secrets = secrets
      self.paying = paying
      drafts = view.drafts
      editing = view.editing
      otherDrafts = others.map(\.drafts)
    }
  }

  /// Makes a screen that fills a window of this place, under its frame.
  init(_ screen: Screen, id: ScreenID, of source: Source, frame: WindowFrame, in rect: Rect) {
    self.id = id
    self.screen = screen
    self.source = source
    let rows = frame.content(in: rect)
    stance = .filling(frame, rows: rows, Layout(of: screen, width: rows.width))
  }

  /// Makes a screen that stands in a box.
  init(_ screen: Screen, id: ScreenID, of source: Source, in dialog: Dialog) {
    self.id = id
    self.screen = screen
    self.source = source
    stance = .over(dialog)
  }

  /// Where its rows are drawn; its height is the viewport.
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

  /// What its rows are drawn on.
  var ground: Style {
    switch stance {
    case .filling: .text
    case .over: .dialog
    }
  }

  /// Whether it is what would be made of this: where one looks may differ, what was typed may not.
  func isRight(for other: Source) -> Bool { source == other }
}
