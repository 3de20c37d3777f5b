import DesignSystem
import SceneNavigation
import ShopCore

/// What stands in a prompt: what was typed, what can be chosen below it, and what is chosen.
///
/// Above the text lies what was typed earlier, below it what can be chosen; the arrows lead
/// through all of it. The first choice of a palette is chosen from the beginning.
struct Prompt {
  /// What is asked for.
  enum Purpose {
    /// A link, for a window or for a new one.
    case link(in: SceneID?)
    /// What there is to do where the window stands that has the focus, or anywhere.
    case palette(Palette, in: SceneID, at: ScreenID?)
    /// Where the place of a window is to be moved.
    case move(WindowPicker)
  }

  let purpose: Purpose
  private(set) var draft = TextDraft()
  private(set) var choices: [Choice]
  /// The number of what is chosen; nil while the text itself is meant.
  private(set) var chosen: Int?
  /// The number of the choice at the top of what is in sight.
  var scroll = 0
  /// Whether the text was to be opened, and could not be.
  private(set) var isRefused = false
  private var history: TypingHistory

  init(_ purpose: Purpose, history: TypingHistory = TypingHistory([]), in shop: ShopState) {
    self.purpose = purpose
    self.history = history
    choices = []
    find(in: shop)
  }

  var text: String { draft.text }

  var chosenChoice: Choice? {
    chosen.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
  }

  /// Whether something was opened earlier that the arrow up brings back.
  var hasHistory: Bool { !history.isEmpty }

  mutating func edit(_ edit: TextDraft.Edit, in shop: ShopState) {
    let before = draft
    draft.apply(edit)
    isRefused = false
    guard draft.text != before.text else { return }
    history.stay()
    find(in: shop)
  }

  /// Puts another text into the field.
  mutating func replaceText(by text: String, in shop: ShopState) {
    draft = TextDraft(text)
    isRefused = false
    find(in: shop)
  }

  /// Goes to the next choice, or from what was typed earlier to what followed it.
  mutating func goDown(in shop: ShopState) {
    if let text = history.newer() { return replaceText(by: text, in: shop) }
    choose(chosen.map { $0 + 1 } ?? 0)
  }

  /// Goes to the choice before, or from the text to what was typed earlier.
  mutating func goUp(in shop: ShopState) {
    if let chosen, chosen > 0 { return choose(chosen - 1) }
    if chosen != nil, startsAtText { return chosen = nil }
    if let text = history.older(than: text) { replaceText(by: text, in: shop) }
  }

  /// Chooses one by its number, or the nearest there is.
  mutating func choose(_ number: Int) {
    guard !choices.isEmpty else { return }
    chosen = min(max(number, 0), choices.count - 1)
    isRefused = false
  }

  /// Says that the text cannot be opened.
  mutating func refuse() { isRefused = true }

  /// Goes on with the text as far as there is only one way, else with what is chosen, else with
  /// the first choice.
  mutating func complete(in shop: ShopState) {
    history.stay()
    if chosen == nil || !startsAtText, let common = commonBeginning, common.count > text.count {
      return replaceText(by: common, in: shop)
    }
    guard let choice = chosenChoice ?? choices.first else { return }
    replaceText(by: choice.completion, in: shop)
  }

  /// Whether the text itself is something to choose, and not only a way to find choices.
  private var startsAtText: Bool {
    if case .link = purpose { true } else { false }
  }

  private mutating func find(in shop: ShopState) {
    switch purpose {
    case .link: choices = shop.linkChoices(for: text)
    case .palette(let palette, _, _): choices = palette.choices(for: text, in: shop)
    case .move(let picker): choices = picker.choices(for: text)
    }
    chosen = startsAtText || choices.isEmpty ? nil : 0
    scroll = 0
  }

  /// What all the choices begin with that go on with the text as it was typed; nil where none do.
  private var commonBeginning: String? {
    guard startsAtText else { return nil }
    let typed = text.lowercased()
    let texts = choices.map(\.completion).filter { $0.lowercased().hasPrefix(typed) }
    guard var common = texts.first else { return nil }
    for text in texts.dropFirst() {
      common = String(zip(common, text).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }
}

extension Choice {
  /// What the field says once it was taken.
  var completion: String {
    if case .complete(let text) = deed { text } else { title.text }
  }

  /// Whether more has to follow before it leads anywhere.
  var isUnfinished: Bool {
    if case .complete(let text) = deed { text.hasSuffix("/") || text.hasSuffix("=") } else { false }
  }
}
