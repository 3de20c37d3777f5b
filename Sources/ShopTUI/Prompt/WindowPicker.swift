import DesignSystem
import SceneNavigation
import ShopCore

/// The windows a place can be moved to, found by typing some letters of their titles.
struct WindowPicker {
  let place: String
  let entry: Entry.ID
  let source: SceneWindow
  private let choices: [Choice]

  init(
    place: String,
    entry: Entry.ID,
    source: SceneWindow,
    others: [(window: SceneWindow, title: String)]
  ) {
    self.place = place
    self.entry = entry
    self.source = source
    choices =
      others.map { other in
        Choice(
          "\(other.window.letter) · \(other.title)",
          trailing: "Window",
          effect: .movePlace(from: source.id, to: other.window.id)
        )
      } + [
        Choice("A new window", trailing: "New", effect: .movePlace(from: source.id, to: nil))
      ]
  }

  /// Includes the choice of a new window.
  var count: Int { choices.count }

  /// The matches for a text, best first.
  func choices(for text: String) -> [Choice] {
    guard !text.isEmpty else { return choices }
    return FuzzyPattern(text).ranked(choices.map(\.title)).map { choices[$0] }
  }
}
