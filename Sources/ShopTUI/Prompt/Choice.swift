import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

struct Choice {
  let title: FuzzyText
  /// The title, followed by other words to find it by.
  let names: FuzzyText
  /// Where it leads, if the title doesn't say.
  let detail: String?
  /// Its kind, or the keys that do the same.
  let trailing: String
  let trailingStyle: Style
  let effect: Effect

  /// Orders equally good matches: actions, then places, then products, people, reviews and orders.
  var rank: Int {
    switch effect {
    case .carryOut, .send, .menu, .movePlace, .complete: 0
    case .openLink(let link):
      switch link.place {
      case .product, .person, .reviews, .order: 2
      default: 1
      }
    }
  }

  enum Effect: Hashable {
    case carryOut(Command)
    case openLink(DeepLink)
    /// Sends the action of a row in the focused window.
    case send(RowAction)
    case menu(MenuAction)
    /// Moves a window's place to another window, or to a new one.
    case movePlace(from: SceneID, to: SceneID?)
    /// Puts a text into the field: a whole link or the beginning of one.
    case complete(String)
  }

  init(
    _ title: String,
    alsoKnownAs words: String? = nil,
    detail: String? = nil,
    trailing: String,
    trailingStyle: Style = .secondary,
    effect: Effect
  ) {
    self.title = FuzzyText(title)
    names = words.map { FuzzyText(title + " " + $0) } ?? self.title
    self.detail = detail ?? words
    self.trailing = trailing
    self.trailingStyle = trailingStyle
    self.effect = effect
  }
}
