import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Something that can be chosen in a prompt.
struct Choice {
  let title: FuzzyText
  /// The title, and after it other words it is known by.
  let names: FuzzyText
  /// What it leads to, where the title does not say so.
  let detail: String?
  /// What kind of thing it is, or the keys that do the same.
  let trailing: String
  let trailingStyle: Style
  let deed: Deed

  /// What comes first where several are found as well: what does something, then places, then things.
  var rank: Int {
    switch deed {
    case .carryOut, .focus, .send, .menu, .movePlace, .complete: 0
    case .openLink(let link):
      switch link.place {
      case .product, .person, .reviews, .order: 2
      default: 1
      }
    }
  }

  /// What choosing it does.
  enum Deed: Hashable {
    case carryOut(Command)
    case openLink(DeepLink)
    case focus(SceneID)
    /// Does in the focused window what a row of the shop does.
    case send(RowAction)
    /// Does what a line of a menu does.
    case menu(MenuDeed)
    /// Takes the place of a window to another one, or to a new one.
    case movePlace(from: SceneID, to: SceneID?)
    /// Puts a text into the field, which may be a whole link or want more.
    case complete(String)
  }

  init(
    _ title: String,
    alsoKnownAs words: String? = nil,
    detail: String? = nil,
    trailing: String,
    trailingStyle: Style = .secondary,
    deed: Deed
  ) {
    self.title = FuzzyText(title)
    names = words.map { FuzzyText(title + " " + $0) } ?? self.title
    self.detail = detail ?? words
    self.trailing = trailing
    self.trailingStyle = trailingStyle
    self.deed = deed
  }
}
