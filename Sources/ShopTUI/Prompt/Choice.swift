import DesignSystem
import SceneNavigation
import ShopCore

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

  /// What choosing it does.
  enum Deed: Hashable {
    case carryOut(Command)
    case openLink(DeepLink)
    case focus(SceneID)
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
