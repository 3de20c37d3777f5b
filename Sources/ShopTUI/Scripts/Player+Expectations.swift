import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Checks the expectations of a script.
extension Player {
  /// How the shop differs from an expectation; nil if it doesn't.
  func words(against expectation: Expectation) -> String? {
    switch expectation {
    case .shows(let surface, let text):
      return words(about: surface) { $0.contains(text) ? nil : "it is not shown" }
    case .hides(let surface, let text):
      return words(about: surface) { $0.contains(text) ? "it is shown" : nil }
    case .unchanged(let letter): return change(of: letter) ?? differentPicture(of: letter)
    case .unmoved(let letter): return change(of: letter) { $0.isSamePlace(as: $1) }
    case .path(let letter, let path):
      guard let scene = shop.app.lastState.scene(named: letter) else { return noWindow(letter) }
      let seen = shop.path(of: scene)
      return seen == path ? nil : "it is at “\(seen)”."
    case .link(let letter, let link):
      guard let scene = shop.app.lastState.scene(named: letter) else { return noWindow(letter) }
      let seen = scene.link?.text
      if seen == link { return nil }
      return seen.map { "its link is “\($0)”." } ?? "the page it shows has no link."
    case .focus(let letter):
      let focus = shop.app.windows.window(shop.app.windows.focus)?.letter ?? ""
      return focus == letter ? nil : "window \(focus) has the focus."
    case .windows(let count):
      let letters = shop.app.windows.windows.map(\.letter)
      return letters.count == count
        ? nil : "there are \(letters.count): \(letters.list("and"))."
    case .broken(let law):
      return shop.violations.contains { $0.law == law } ? nil : "it was kept."
    case .kept(let law): return words(whereBroken: { $0.law == law })
    case .lawsHold: return words(whereBroken: { _ in true })
    }
  }

  /// The first matching violation and its line; nil if there is none.
  private func words(whereBroken isMeant: (Violation) -> Bool) -> String? {
    guard let index = shop.violations.firstIndex(where: isMeant) else { return nil }
    let violation = shop.violations[index]
    let line = breakingLines.indices.contains(index) ? breakingLines[index] : nil
    let place = line.map { " in line \($0.number), “\($0.statement.words)”" } ?? ""
    return "\(violation.law.rawValue) broke\(place): \(violation.finding)."
  }

  /// Nil if the window is not visible.
  func frame(of letter: String) -> Rect? {
    shop.desktop.views.first { $0.window.letter == letter && !$0.rect.isEmpty }?.rect
  }

  /// The text of a window, or of the whole screen.
  func picture(of letter: String?) -> String {
    let frame = letter.flatMap { self.frame(of: $0) } ?? shop.canvas.bounds
    return shop.canvas.lines(in: frame).joined(separator: "\n")
  }

  private func words(
    about surface: Expectation.Surface,
    _ words: (String) -> String?
  ) -> String? {
    let seen: String
    switch surface {
    case .screen: seen = picture(of: nil)
    case .status:
      seen = shop.canvas.lines(in: shop.canvas.bounds).dropLast().last ?? ""
    case .window(let letter):
      guard shop.window(letter) != nil else { return noWindow(letter) }
      guard frame(of: letter) != nil else { return "the window is not on the screen." }
      seen = picture(of: letter)
    }
    return words(seen).map { "\($0) in\n\(seen)" }
  }

  /// How a window changed since the last action; nil if it didn't.
  private func change(
    of letter: String,
    unless isSame: (SceneState, SceneState) -> Bool = { $0 == $1 }
  ) -> String? {
    guard let scene = shop.app.lastState.scene(named: letter) else { return noWindow(letter) }
    guard let old = before.state.scene(named: letter) else {
      return "the window was not there before."
    }
    guard !isSame(old, scene) else { return nil }
    let (from, to) = (shop.path(of: old), shop.path(of: scene))
    return from == to
      ? "its state changed, though it is still at “\(to)”."
      : "it was at “\(from)” and is at “\(to)”."
  }

  /// What changed in a window's frame since the last action; nil if nothing did.
  ///
  /// Nothing is compared under an overlay, which hides what the windows show.
  private func differentPicture(of letter: String) -> String? {
    let now = ScreenSnapshot(of: shop)
    guard !now.isCovered, !before.isCovered else { return nil }
    guard let old = before.frames[letter], let new = now.frames[letter], old == new else {
      return "it is elsewhere on the screen."
    }
    guard before.canvas.width == now.canvas.width, before.canvas.height == now.canvas.height else {
      return "the screen has another size."
    }
    for row in new.rows
    where new.columns.contains(where: { now.canvas[$0, row] != before.canvas[$0, row] }) {
      let line = Rect(column: new.column, row: row, width: new.width, height: 1)
      let (from, to) = (before.canvas.lines(in: line)[0], now.canvas.lines(in: line)[0])
      let words = from == to ? "other colours in “\(to)”" : "“\(from)”, and now “\(to)”"
      return "its line \(row - new.row + 1) was \(words)."
    }
    return nil
  }

  func noWindow(_ letter: String) -> String {
    "there is no window \(letter), only \(shop.app.windows.windows.map(\.letter).list("and"))."
  }
}

extension HeadlessShop {
  /// The path of a window's selected tab, in one line.
  func path(of scene: SceneState) -> String {
    app.shop.state.path(of: scene.selectedTab, in: scene)
  }
}
