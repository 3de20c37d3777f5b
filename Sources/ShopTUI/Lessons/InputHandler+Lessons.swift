import DesignSystem
import ShopCore

/// Lessons that are played.
extension InputHandler {
  func play(_ lesson: Lesson) {
    let shown = desktop.canvas
    guard
      let demonstration = Demonstration(
        of: lesson,
        after: lesson == .tour ? desktop.tourStep : 0,
        over: app.shop.state,
        keymap: desktop.keymap,
        canvas: Canvas(width: shown.width, height: shown.height, charset: shown.charset)
      )
    else { return }
    desktop.overlay = nil
    desktop.show(inPlaceOfThis: demonstration.desktop)
    if desktop.standIn === demonstration.desktop { self.demonstration = demonstration }
  }

  func handleInDemonstration(_ key: Key) -> Request? {
    switch desktop.keymap.command(for: key) {
    case .open: advance()
    case .back: endDemonstration()
    case .quit where key != .control("c"): endDemonstration()
    default: return requestOnly(key)
    }
    return nil
  }

  /// Does the next step of what is demonstrated.
  func advance() {
    guard let demonstration else { return }
    demonstration.advance()
    if demonstration.lesson == .tour {
      desktop.tourStep = demonstration.isOver ? 0 : demonstration.next
    }
    desktop.standIn = demonstration.desktop
  }

  /// Goes on with what is demonstrated, if its next step is due, and as long as it has room.
  func goOn() {
    guard let demonstration, let deadline = demonstration.deadline, deadline <= .now else { return }
    if desktop.standIn === demonstration.desktop { advance() } else { self.demonstration = nil }
  }

  /// Comes back to where the lesson was begun.
  func endDemonstration() {
    guard let lesson = demonstration?.lesson else { return }
    demonstration = nil
    desktop.standIn = nil
    desktop.overlay = .menu(Menu(leaving: lesson))
  }
}
