import DesignSystem
import SceneNavigation
import ShopCore

/// The state of a prompt: the text, the choices below it and the selected choice.
///
/// The arrow keys move through earlier input above the text and the choices below it. In a palette
/// the first choice is selected from the start.
struct Prompt {
  enum Purpose {
    /// A link to open in a window, or in a new one.
    case link(in: SceneID?)
    /// Anything that can be done, opened on a screen of a window.
    case palette(Palette, in: SceneID, at: ScreenID?)
    case move(WindowPicker)
  }

  let purpose: Purpose
  /// Has room for the longest link.
  private(set) var draft = TextDraft(limit: LinkTable.longest)
  private(set) var choices: [Choice]
  /// The index of the selected choice; nil if the text itself is selected.
  private(set) var chosen: Int?
  /// The index of the first visible choice.
  var scroll = 0
  /// True if the text could not be opened.
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

  var hasHistory: Bool { !history.isEmpty }

  mutating func edit(_ edit: TextDraft.Edit, in shop: ShopState) {
    let before = draft
    draft.apply(edit)
    isRefused = false
    guard draft.text != before.text else { return }
    history.reset()
    find(in: shop)
  }

  mutating func replaceText(by text: String, in shop: ShopState) {
    draft = TextDraft(text, limit: draft.limit)
    isRefused = false
    find(in: shop)
  }

  /// Selects the next choice, or goes forward in earlier input.
  mutating func goDown(in shop: ShopState) {
    if let text = history.newer() { return replaceText(by: text, in: shop) }
    choose(chosen.map { $0 + 1 } ?? 0)
  }

  /// Selects the previous choice, or goes back in earlier input.
  mutating func goUp(in shop: ShopState) {
    if let chosen, chosen > 0 { return choose(chosen - 1) }
    if chosen != nil, startsAtText { return chosen = nil }
    if let text = history.older(than: text) { replaceText(by: text, in: shop) }
  }

  /// Clamped to the valid range.
  mutating func choose(_ number: Int) {
    guard !choices.isEmpty else { return }
    chosen = min(max(number, 0), choices.count - 1)
    isRefused = false
  }

  mutating func refuse() { isRefused = true }

  /// Completes the text to the common beginning of all choices, else to the selected choice, else
  /// to the first one.
  mutating func complete(in shop: ShopState) {
    history.reset()
    if chosen == nil, let common = commonBeginning, common.count > text.count {
      return replaceText(by: common, in: shop)
    }
    guard let choice = chosenChoice ?? choices.first else { return }
    replaceText(by: choice.completion, in: shop)
  }

  /// True if the text itself can be chosen; false if it only filters the choices.
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

  /// The longest common beginning of the choices that continue the typed text; nil if none do.
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
  /// The text of the field after completing to this choice.
  var completion: String {
    if case .complete(let text) = effect { text } else { title.text }
  }

  /// True if the link needs more before it can be opened.
  var isUnfinished: Bool {
    if case .complete(let text) = effect {
      text.hasSuffix("/") || text.hasSuffix("=")
    } else {
      false
    }
  }
}
