import DesignSystem
import SceneNavigation
import ShopCore

/// A box over the windows with text and choices.
struct Menu {
  enum Page: Hashable {
    /// The windows, each with its number and letter.
    case chooseWindow
    case wirings(Wiring)
    /// The objects behind the windows.
    case objects
    /// The windows to show after switching to a wiring.
    case windows(NamedWiring, areSavedThere: Bool)
    case lessons
    case lesson(Lesson)
    /// The mistakes for the right half of a split screen.
    case mistakes
  }

  let page: Page
  /// The previous pages, to which Esc returns.
  var before: [Menu] = []
  var position = ListPosition()

  init(_ page: Page, after before: [Menu] = []) {
    self.page = page
    self.before = before
  }

  /// The widest it gets.
  var width: Int {
    switch page {
    case .chooseWindow: 50
    case .wirings, .windows, .lessons, .mistakes: 80
    case .objects: ObjectPage.width
    case .lesson(let lesson): lesson.width + 6
    }
  }

  var hint: String {
    let leaving = before.isEmpty ? "Esc closes" : "Esc goes back"
    return switch page {
    case .lesson, .objects: leaving
    case .chooseWindow: "its number or letter · " + leaving
    case .wirings, .windows, .lessons, .mistakes: "Enter chooses · " + leaving
    }
  }

  func content(over desktop: Desktop, width: Int) -> ScreenContent<MenuAction> {
    switch page {
    case .chooseWindow: Self.windows(of: desktop.app)
    case .wirings(let wiring): WiringBoard(wiring: wiring, current: desktop.wiring).content
    case .objects:
      ObjectPage.content(
        of: desktop.objectMap,
        focus: desktop.app.windows.focus,
        width: width,
        height: Dialog.mostLines(in: desktop.canvas.bounds),
        charset: desktop.canvas.charset
      )
    case .windows(let chosen, let areSavedThere):
      Self.windows(
        under: chosen,
        areSavedThere: areSavedThere,
        dropping: desktop.app.windows.windowPaying
      )
    case .mistakes: Self.mistakes(besides: desktop.split)
    case .lessons: Self.lessons(tourStep: desktop.tourStep)
    case .lesson(let lesson):
      ScreenContent(title: lesson.title, rows: lesson.rows(width: width, under: desktop.wiring))
    }
  }

  private static func windows(of app: ShopApp) -> ScreenContent<MenuAction> {
    let rows = app.windows.state.windows.enumerated().map { index, window in
      Row<MenuAction>.item(
        "\(index < 9 ? "\(index + 1)" : " ") \(window.window.letter)",
        detail: app.shop.state.title(of: window.scene),
        action: .focus(window.id)
      )
    }
    return ScreenContent(title: "Which window?", rows: rows)
  }

  /// Choices in a safe order.
  ///
  /// For the right wiring, the windows saved there come first, because the windows of a mistake
  /// would replace them. For a mistake, new windows come first, because the keys that show it start
  /// there.
  private static func windows(
    under wiring: NamedWiring,
    areSavedThere: Bool,
    dropping window: SceneWindow?
  ) -> ScreenContent<MenuAction> {
    let kept = ("Keep the windows", "as they are", WindowsAfterwards.kept)
    let fresh = ("New windows", "all at their roots", WindowsAfterwards.fresh)
    let saved = ("Saved windows", "from the last time with this wiring", WindowsAfterwards.saved)
    let choices =
      wiring.isRight
      ? (areSavedThere ? [saved] : []) + [kept, fresh]
      : [fresh, kept] + (areSavedThere ? [saved] : [])
    let name = wiring.isMixture ? "" : "\(wiring.rawValue): "
    let intro =
      "\(name)\(wiring.words). Cart and sign-in stay; undo and time travel start over. "
      + "Which windows?"
    return ScreenContent(
      title: "Switch to \(wiring.isMixture ? "custom wiring" : wiring.rawValue)",
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

  private static func mistakes(besides split: SplitScreen?) -> ScreenContent<MenuAction> {
    let mistakes = NamedWiring.allCases.filter { !$0.isRight }
    let width = mistakes.map(\.rawValue.count).max() ?? 0
    let rows = mistakes.map { mistake in
      Row<MenuAction>.item(
        (mistake == split?.mistake ? "● " : "○ ") + mistake.rawValue,
        leadingWidth: width + 2,
        detail: mistake.words,
        action: .compare(mistake)
      )
    }
    return ScreenContent(title: "Which mistake on the right?", rows: rows)
  }

  private static func lessons(tourStep: Int) -> ScreenContent<MenuAction> {
    let tour = Row<MenuAction>.item(
      tourStep == 0 ? "The tour: see the promise kept, and broken" : "Continue the tour",
      trailing: tourStep == 0 ? "a minute" : "\(tourStep) of \(Lesson.tour.steps.count)",
      trailingStyle: .secondary,
      action: .play(.tour)
    )
    func row(_ lesson: Lesson) -> Row<MenuAction> {
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
      rows: [tour, .blank(), .heading("Mistakes")] + Lesson.mistakes.map(row)
        + [.blank(), .heading("What to use when")] + Lesson.judgements.map(row)
    )
  }
}
