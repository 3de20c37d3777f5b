import SceneNavigation
import ShopCore

/// A question asked before the step that breaks the lesson's law.
enum LessonQuestion: Hashable {
  case windows
  case tabs

  /// The question, about windows of which one has the focus.
  func words(in state: AppState) -> String {
    switch self {
    case .windows: "Which windows will move on the right?"
    case .tabs: "Which tabs of \(Self.focused(in: state).letter) will move on the right?"
    }
  }

  /// The possible answers: each window alone, or the selected tab with each other one; also all of
  /// them, and none.
  func choices(in state: AppState) -> [LessonAnswer] {
    let all: [String]
    let some: [[String]]
    switch self {
    case .windows:
      all = state.windows.map(\.window.letter)
      some = all.map { [$0] }
    case .tabs:
      all = AppTab.allCases.map(\.title)
      let selected = state.scene(state.focus)?.selectedTab.title ?? all[0]
      some =
        [[selected]]
        + all.filter { $0 != selected }.map { other in
          all.filter { [selected, other].contains($0) }
        }
    }
    return (some + [all, []]).map { LessonAnswer(names: $0) }
  }

  /// What moved between two states.
  func answer(from before: AppState, to after: AppState) -> LessonAnswer {
    switch self {
    case .windows:
      let moved = after.windows.filter { window in
        before.scene(window.id).map { !ShownPlace($0).isSame(as: ShownPlace(window.scene)) } ?? true
      }
      return LessonAnswer(names: moved.map(\.window.letter))
    case .tabs:
      let id = Self.focused(in: before).id
      let places = [before, after].map { ShownPlace($0.scene(id) ?? SceneState()).paths }
      let moved = AppTab.allCases.indices.filter { places[0][$0] != places[1][$0] }
      return LessonAnswer(names: moved.map { AppTab.allCases[$0].title })
    }
  }

  private static func focused(in state: AppState) -> SceneWindow {
    state.windows.first { $0.id == state.focus }?.window ?? state.windows[0].window
  }
}

/// A set of windows or tabs that move.
struct LessonAnswer: Hashable {
  let names: [String]

  var words: String { names.isEmpty ? "none" : names.list("and") }

  /// The label among some choices, of which the longest is all.
  func label(among choices: [LessonAnswer]) -> String {
    names.count > 2 && choices.allSatisfy { $0.names.count <= names.count } ? "all" : words
  }
}
