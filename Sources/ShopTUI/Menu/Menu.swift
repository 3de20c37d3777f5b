import DesignSystem
import SceneNavigation
import ShopCore

/// A box over the windows with something to read, and to choose from.
struct Menu {
  enum Page: Hashable {
    case wirings
    /// With which windows to go on under a wiring.
    case windows(NamedWiring, areSavedThere: Bool)
    case lessons
    case lesson(Lesson)
  }

  let page: Page
  /// The pages Esc leads back to.
  var before: [Menu] = []
  var position = ListPosition()

  /// A lesson's own page, as it is come to from the list of them.
  init(_ lesson: Lesson) {
    self.init(.lesson(lesson), after: [Menu(.lessons)])
  }

  init(_ page: Page, after before: [Menu] = []) {
    self.page = page
    self.before = before
  }

  /// The widest it gets.
  var width: Int {
    switch page {
    case .wirings, .windows, .lessons: 80
    case .lesson(let lesson): lesson.width + 6
    }
  }

  var hint: String {
    let leaving = before.isEmpty ? "Esc closes" : "Esc goes back"
    return switch page {
    case .lesson: leaving
    case .wirings, .windows, .lessons: "Enter chooses · " + leaving
    }
  }

  /// What it says in so many columns, for a program that runs under a wiring, and of which one window
  /// may be paying.
  func content(under wiring: NamedWiring, paying window: SceneWindow?, width: Int) -> ScreenContent<
    MenuDeed
  > {
    switch page {
    case .wirings: Self.wirings(under: wiring)
    case .windows(let chosen, let areSavedThere):
      Self.windows(under: chosen, areSavedThere: areSavedThere, dropping: window)
    case .lessons: Self.lessons()
    case .lesson(let lesson):
      ScreenContent(title: lesson.title, rows: lesson.rows(width: width, under: wiring))
    }
  }

  private static func wirings(under current: NamedWiring) -> ScreenContent<MenuDeed> {
    let width = NamedWiring.allCases.map(\.rawValue.count).max() ?? 0
    let rows = NamedWiring.allCases.map { wiring in
      Row<MenuDeed>.item(
        (wiring == current ? "● " : "○ ") + wiring.rawValue,
        leadingWidth: width + 2,
        detail: wiring.words,
        trailing: wiring.isRight ? "right" : "a mistake",
        trailingStyle: wiring.isRight ? .good : .danger,
        action: .choose(wiring)
      )
    }
    return ScreenContent(
      title: "How the windows are wired",
      rows: [rows[0], .divider()] + rows.dropFirst()
    )
  }

  /// On the way back to the right wiring the windows that were saved there come first: those of a
  /// mistake would take their place.
  private static func windows(
    under wiring: NamedWiring,
    areSavedThere: Bool,
    dropping window: SceneWindow?
  ) -> ScreenContent<MenuDeed> {
    var choices: [(String, String, WindowsAfterwards)] = [
      ("Keep the windows", "as they are", .kept), ("New windows", "all at their roots", .fresh),
    ]
    if areSavedThere {
      choices.insert(
        ("Saved windows", "from the last time with this wiring", .saved),
        at: wiring.isRight ? 0 : 1
      )
    }
    let intro =
      "\(wiring.rawValue): \(wiring.words). Cart and sign-in stay; undo and time travel start over. "
      + "Which windows?"
    return ScreenContent(
      title: "Switch to \(wiring.rawValue)",
      rows: [.text(intro, style: .secondary)]
        + (window.map { [.text(Self.loss(in: $0), style: .danger)] } ?? []) + [.blank()]
        + choices.map { title, detail, windows in
          .item(title, leadingWidth: 24, detail: detail, action: .rewire(wiring, windows))
        }
    )
  }

  private static func loss(in window: SceneWindow) -> String {
    "The payment of \(window.letter) is dropped: nothing is ordered or charged."
  }

  private static func lessons() -> ScreenContent<MenuDeed> {
    func row(_ lesson: Lesson) -> Row<MenuDeed> {
      let name = lesson.wiring?.rawValue
      return .item(
        lesson.title,
        trailing: name,
        trailingStyle: .secondary,
        action: .read(lesson)
      )
    }
    return ScreenContent(
      title: "Lessons",
      rows: [.heading("Mistakes")] + Lesson.mistakes.map(row)
        + [.blank(), .heading("What to use when")] + Lesson.judgements.map(row)
    )
  }
}
