import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens

extension Desktop {
  /// The width in columns below which the status line uses short texts.
  private static let narrow = 72

  private var status: Bars.Status {
    var shown = 0
    for view in views where !view.rect.isEmpty { shown += 1 }
    var status = Bars.Status(text: greeting.words, brief: greeting.brief)
    if let message {
      status = Bars.Status(text: message)
    } else if let step {
      let words = ActionWords(step.record, from: step.focus, in: app.shop.state)
      status = Bars.Status(
        text: reworded?.words ?? words.text,
        verdict: words.isKept && reworded?.isAboutSeveralWindows == true ? "" : words.verdict,
        isKept: words.isKept
      )
      if words.isKept, let broken = step.violations.first {
        (status.verdict, status.isKept) = ("\(broken.law.rawValue) broken ✗", false)
      } else if words.isKept, !windowsRestoredDifferently.isEmpty, difference == nil {
        (status.verdict, status.isKept) = (
          IsolationResult.words(ofRestoredDifferently: windowsRestoredDifferently) + " ✗", false
        )
      }
    }
    if message == nil, status.isKept, let difference {
      (status.verdict, status.isKept) = (difference, false)
    }
    status.wiring = isHalf ? nil : wiring
    status.canChooseWiring = dock?.isOfStandIn != true
    status.isSaved = isSaved
    status.isRecorded = isRecorded
    if shown < views.count {
      let isNarrow = canvas.width < Self.narrow
      status.hidden = isNarrow ? "\(shown)/\(views.count)" : "\(shown) of \(views.count) windows"
    }
    return status
  }

  var situation: Bars.Situation {
    let focus = keyFocus
    let view = focusedView
    let content = view?.current
    let place = view?.currentPlace
    let presented = place?.presentations.last
    let row = content.flatMap { $0.screen.selectable($0.position.selection, buildsLists: false) }
    // Enter opens nothing unseen.
    let isHidden = content.map { $0.layout.selectableCount > 0 && !$0.isSelectionInSight } ?? false
    return Bars.Situation(
      isTyping: focus.field != nil,
      isHalf: isHalf,
      isOver: presented.map { AppDescription.shop.backDismisses($0) ? .close : .back },
      hasOthers: views.count > 1,
      canGoBack: presented != nil || place?.stack.isAtRoot == false
        || app.shop.state.settings.goesBackAcrossTabs && view?.router.tabBefore != nil,
      canOpen: content.map { $0.layout.selectableCount > 0 } ?? false,
      canMove: content.map { $0.hasOthers || $0.layout.lineCount > $0.viewport.height } ?? false,
      hasOtherRows: content?.hasOthers ?? false,
      enterWords: isHidden ? "show selected row" : row?.enterWords,
      isOnField: row?.field != nil,
      fieldHasLines: (row?.field?.lineCount ?? 1) > 1,
      lettersAreText: fieldForText != nil,
      ownHints: focus.hints(under: wiring)
    )
  }

  func drawBars() {
    bars.show(status, situation, in: barsRect, on: &drawing)
  }

  private var barsRect: Rect {
    Rect(column: 0, row: canvas.height - 2, width: canvas.width, height: 2)
  }

  /// Draws the overlay over what is shown in place of the windows.
  func draw(_ overlay: Overlay, over standIn: Canvas) {
    drawing.canvas.copy(canvas.bounds, of: standIn)
    draw(overlay)
  }

  func draw(_ overlay: Overlay) {
    drawing.hits.removeAll(keepingCapacity: true)
    drawing.fieldScroll = overlayScroll
    defer { overlayScroll = drawing.fieldScroll }
    let dialog = dialog(for: overlay)
    draw(dialog, at: overlay.position, showsSelection: overlay.hasSelection)
    if case .menu(let menu) = overlay, let board = menu.board(over: self) {
      drawBeside(board, in: dialog)
    }
  }

  /// Draws the overlay; the status line is blanked if the box covers most of it.
  private func draw(_ dialog: Dialog, at position: ListPosition, showsSelection: Bool) {
    let canvas = drawing.canvas
    let status = Rect(column: 0, row: canvas.height - 2, width: canvas.width, height: 1)
    if dialog.rect.rows.contains(status.row) { drawing.canvas.fill(status, with: .blank()) }
    drawing.draw(dialog, at: position, showsSelection: showsSelection) { .overlay($0) }
    bars.showFooter(situation, in: barsRect, on: &drawing)
  }
}
