import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Every action and place, found by typing some letters of its name.
struct Palette {
  private let choices: [Choice]
  /// The action for each window letter: typing just the letter means that window.
  private let windows: [String: Choice.Effect]

  /// All current choices, recently used ones first.
  init(
    actions: [KeyAction],
    windows: [(window: SceneWindow, title: String)],
    shop: ShopState,
    recent: [Choice.Effect]
  ) {
    let all =
      actions.filter { $0.command != .palette }.map(Self.choice) + Self.choices(in: shop)
      + windows.enumerated().map { Self.choice(for: $1.window, titled: $1.title, at: $0) }
      + shop.knownLinks.map { shop.choice(for: $0) }
    self.windows = Dictionary(
      windows.map { ($0.window.letter, .menu(.focus($0.window.id))) }
    ) { first, _ in first }
    let known = Dictionary(all.map { ($0.effect, $0) }) { first, _ in first }
    let used = recent.compactMap { effect in
      if case .openLink(let link) = effect { shop.choice(for: link) } else { known[effect] }
    }
    let usedActions = Set(used.map(\.effect))
    choices = used + all.filter { !usedActions.contains($0.effect) }
  }

  /// The matches for a text, best first, including those only the catalog search finds.
  func choices(for text: String, in shop: ShopState) -> [Choice] {
    guard !text.isEmpty else { return choices }
    let listed = Set(choices.map(\.effect))
    let more = shop.found(text).compactMap(\.link).map { shop.choice(for: $0) }
      .filter { !listed.contains($0.effect) }
    let all = choices + more
    // One or two letters may be initials instead of the beginning of a word.
    let words = text.count > 2 ? Self.words(of: text) : []
    let found = FuzzyPattern(text).ranked(all.map(\.names)).enumerated()
      .map { place, index in (key: Self.key(of: all[index], at: place, words), choice: all[index]) }
      // Choices with the typed words come before those with the letters; among them, actions come
      // first.
      .sorted { $0.key < $1.key }.map(\.choice)
    guard let named = windows[text.uppercased()] else { return found }
    return found.filter { $0.effect == named } + found.filter { $0.effect != named }
  }

  private static func key(of choice: Choice, at place: Int, _ words: [Substring]) -> (Int, Int, Int)
  {
    guard !words.isEmpty else { return (1, 0, place) }
    let own = Self.words(of: choice.names.text)
    let hasWords = words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    return hasWords ? (0, choice.rank, place) : (1, 0, place)
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// Settings, signing in and out, wirings and lessons.
  private static func choices(in shop: ShopState) -> [Choice] {
    let actions = shop.commands.map {
      Choice($0.name, trailing: "", effect: .send($0.action))
    }
    let wirings = NamedWiring.allCases.map {
      Choice(
        "Wiring: \($0.words)",
        alsoKnownAs: $0.rawValue,
        trailing: "F2",
        effect: .menu(.choose($0))
      )
    }
    let lessons = Lesson.all.map {
      Choice("Lesson: \($0.title)", trailing: "b", effect: .menu(.read($0)))
    }
    let tour = Choice("Take the tour", trailing: "b", effect: .menu(.play(.tour)))
    return actions + wirings + [tour] + lessons
  }

  private static func choice(_ action: KeyAction) -> Choice {
    Choice(
      action.name.prefix(1).uppercased() + action.name.dropFirst(),
      alsoKnownAs: action.command.alias,
      trailing: action.keys,
      trailingStyle: .footerKey,
      effect: .carryOut(action.command)
    )
  }

  private static func choice(for window: SceneWindow, titled title: String, at index: Int) -> Choice
  {
    Choice(
      "Focus window \(window.letter)",
      detail: title,
      trailing: index < 9 ? "g \(index + 1)" : "Window",
      trailingStyle: index < 9 ? .footerKey : .secondary,
      effect: .menu(.focus(window.id))
    )
  }
}

extension Command {
  /// Other words to find it by; nil if its name has them all.
  fileprivate var alias: String? {
    switch self {
    case .ledger: "ledger, log, history"
    case .inspector: "stacks"
    case .objects: "identity, shared"
    case .timeTravel: "travel"
    case .lessons: "mistakes"
    case .verify: "laws, prove"
    case .heat: "heat, isolation"
    case .saveTest: "export, ledger"
    case .compare: "split, compare"
    default: nil
    }
  }
}

extension ShopState {
  /// The most featured products, and the most people, that are listed without a search.
  private static let most = 100

  /// The links listed without a search: unique places, categories, featured products, the user's
  /// orders and people.
  fileprivate var knownLinks: [DeepLink] {
    var places: [Place] = [.cart, .orders, .people, .account, .settings]
    places += SettingsSection.allCases.map { .section($0) }
    places += catalog.categories.map { .category($0.id) }
    places += catalog.featuredProducts.prefix(Self.most).compactMap(\.self).map { .product($0.id) }
    places += ownOrders.map { .order($0.id) }
    places += catalog.allPeople.prefix(Self.most).compactMap(\.self).map { .person($0.id) }
    return AppTab.allCases.compactMap(\.link) + places.compactMap(\.link)
  }
}

extension AppTab {
  fileprivate var link: DeepLink? { SceneState(selectedTab: self).link }
}

extension Place {
  /// The link to it in its own tab; nil if its id can't be part of a link.
  fileprivate var link: DeepLink? { try? DeepLink(to: self) }
}
