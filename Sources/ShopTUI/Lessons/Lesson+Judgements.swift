import ShopCore

extension Lesson {
  /// What fits when: nothing of it is a mistake everywhere.
  static var judgements: [Lesson] {
    [stackOrRouter, arrayOrPath, pushOrModal, routesAreEnums, screensBuildNothing]
  }

  private static let stackOrRouter = Lesson(
    "stack-or-router",
    title: "A plain stack, a router, or a coordinator for each tab",
    why: [
      "A plain stack, held by the one screen that shows it, fits a program with one window and one "
        + "trail: a wizard, a settings window. Nobody else has to push, so nobody needs a door.",
      "A router fits as soon as something beside the screen has to navigate: a link, a menu, a "
        + "restored state. It belongs to the window; here that is SceneRouter.",
      "A coordinator for each tab fits when tabs have trails of their own. It gives each tab a "
        + "type, so that a Profile route cannot be pushed on Home, and the router keeps only what "
        + "is about the window: which tab is selected, what is presented.",
      "Do not begin with the last one. Going from a stack to a router is moving a value behind a "
        + "door; going from a router that two windows share to two routers is finding out who moved.",
    ],
    seeAlso: ["BackStack.swift", "TabCoordinator.swift", "SceneRouter.swift"]
  )

  private static let arrayOrPath = Lesson(
    "array-or-path",
    title: "A typed array or a NavigationPath",
    why: [
      "A typed array of one enum is the better one wherever it suffices: the compiler checks each "
        + "push, each switch knows all cases, and saving it is encoding it. Home and Profile are so.",
      "A NavigationPath fits where types genuinely mix and no enum owns them. Search finds products, "
        + "shelves and people, each with an identifier of its own, and any of them can be a step.",
      "Its price: codable is nil as soon as one element is not Codable, each type needs a tag that "
        + "stays the same from run to run, and what stands on top is known only by asking.",
    ],
    seeAlso: ["HomeRoute.swift", "SearchRoute.swift", "NavigationPath.swift"]
  )

  private static let pushOrModal = Lesson(
    "push-or-modal",
    title: "Push or modal, and which modal",
    why: [
      "Push what is one step deeper into the same matter: a shelf, its product, its reviews. Back "
        + "undoes it, and a link can lead there.",
      "A sheet is for a task beside the matter, left without harm: a filter, a review, a variant. "
        + "A full-screen cover is for a flow that must be ended or given up, with a stack of its "
        + "own: the checkout, the sign-in.",
      "An alert says what must be known and has one way on. A confirmation dialog asks before "
        + "something is done that cannot be taken back.",
      "A presentation has an identity, and dismissing names it: the late answer of a payment that "
        + "closes “the sheet” closes whichever one is there by then.",
    ],
    law: .dismissHitsItsOwn,
    seeAlso: ["Presentation.swift", "SceneRouter+Presentations.swift"]
  )

  private static let routesAreEnums = Lesson(
    "routes-are-enums",
    title: "Why routes are enums and not strings",
    why: [
      "A string can say anything, so each screen has to find out what it was handed, and to say "
        + "something when it was nothing. An enum has the cases there are, and a switch over it "
        + "does not compile until the new one is shown somewhere.",
      "A route carries an identifier, never a model: a product in a route is a copy, old as soon as "
        + "somebody buys one, and it cannot be saved without saving the product.",
      "Strings belong to the edge. A link is parsed once, to a route or to a refusal that names the "
        + "wrong segment; printed, the route gives the same link again.",
    ],
    law: .linkRoundTrip,
    seeAlso: ["ProfileRoute.swift", "LinkTable+Parsing.swift", "LinkError.swift"]
  )

  private static let screensBuildNothing = Lesson(
    "screens-build-nothing",
    title: "Why screens do not build their destinations",
    why: [
      "A row that builds the next screen has to know everything that screen needs, and each screen "
        + "after it: the first list of the shop would depend on the checkout.",
      "Here a row carries an action: navigate to the product with this id. What that looks like is "
        + "decided in one place, where routes become screens; who may go there in another, the "
        + "guard; in which window by whoever sends it.",
      "So a screen is a function from state to rows, and a picture of text tests it. The same row "
        + "opens by key and by click, here or in a new window, and a link needs no screen at all.",
    ],
    seeAlso: ["RouteScreens.swift", "RouteGuard.swift", "HomeScreen.swift"]
  )
}
