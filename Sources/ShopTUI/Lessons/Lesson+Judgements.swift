import NavigationLaws
import ShopCore

extension Lesson {
  /// Lessons about choices: none of these is a mistake everywhere.
  static var judgements: [Lesson] {
    [stackOrRouter, arrayOrPath, pushOrModal, routesAreEnums, screensBuildNothing]
  }

  private static let stackOrRouter = Lesson(
    name: "stack-or-router",
    title: "A plain stack, a router, or a coordinator for each tab",
    why: [
      "A plain stack, held by the one screen that shows it, fits a program with one window and one "
        + "path: a wizard, a settings window. Nothing else has to push.",
      "A router fits as soon as something other than the screen has to navigate: a link, a menu, "
        + "restored state. It belongs to the window; here that is SceneRouter.",
      "A coordinator for each tab fits when each tab has its own back stack. It gives each tab a "
        + "type, so a Profile route cannot be pushed on Home, and the router keeps only what "
        + "concerns the window: the selected tab and the presentations.",
      "Do not start with the last one. Moving a stack into a router is easy. Splitting a router that "
        + "two windows share is hard: you have to find out which of them moved.",
    ],
    seeAlso: ["BackStack.swift", "TabCoordinator.swift", "SceneRouter.swift"]
  )

  private static let arrayOrPath = Lesson(
    name: "array-or-path",
    title: "A typed array or a NavigationPath",
    why: [
      "Use a typed array of one enum wherever it suffices: the compiler checks each push, each "
        + "switch knows all cases, and saving it is encoding it. Home and Profile do that.",
      "Use a NavigationPath where types really mix and no enum owns them. Search finds products, "
        + "categories and people, each with its own identifier, and any of them can be a step.",
      "Its price: codable is nil as soon as one element is not Codable, each type needs a tag that "
        + "stays the same from run to run, and the type of the top is known only at run time.",
    ],
    seeAlso: ["HomeRoute.swift", "SearchRoute.swift", "NavigationPath.swift"]
  )

  private static let pushOrModal = Lesson(
    name: "push-or-modal",
    title: "Push or modal, and which modal",
    why: [
      "Push what is one step deeper into the same subject: a category, its product, its reviews. Back "
        + "undoes it, and a link can lead there.",
      "A sheet is for a side task that can be cancelled: a filter, a review, a variant. "
        + "A full-screen cover is for a flow that must be finished or cancelled, with its own "
        + "stack: the checkout, the sign-in.",
      "An alert says something important and has one button. A confirmation dialog asks before "
        + "something is done that cannot be undone.",
      "A presentation has an identity, and dismissing names it: a late payment answer that closes "
        + "“the sheet” would close whichever one is open by then.",
    ],
    law: .dismissHitsItsOwn,
    seeAlso: ["Presentation.swift", "SceneRouter+Presentations.swift"]
  )

  private static let routesAreEnums = Lesson(
    name: "routes-are-enums",
    title: "Why routes are enums and not strings",
    why: [
      "A string can say anything, so each screen has to check it and to handle nonsense. An enum has "
        + "only valid cases, and a switch over it does not compile until a new case is shown "
        + "somewhere.",
      "A route carries an identifier, never a model: a product in a route is a copy, outdated as soon "
        + "as one is sold, and saving the route would save the product.",
      "Strings belong at the edge. A link is parsed once, into a route or an error that names the "
        + "wrong segment; printing the route gives the same link again.",
    ],
    law: .linkRoundTrip,
    seeAlso: ["ProfileRoute.swift", "LinkTable+Parsing.swift", "LinkError.swift"]
  )

  private static let screensBuildNothing = Lesson(
    name: "screens-build-nothing",
    title: "Why screens do not build their destinations",
    why: [
      "A row that builds the next screen has to know everything that screen and all later ones need: "
        + "the first list of the shop would depend on the checkout.",
      "Here a row carries an action: navigate to the product with this id. One place turns routes "
        + "into screens; another, the guard, decides who may go there; the sender chooses the "
        + "window.",
      "So a screen is a function from state to rows, and a test compares it as text. The same row "
        + "opens by key and by click, here or in a new window, and a link needs no screen at all.",
    ],
    seeAlso: ["RouteScreens.swift", "RouteGuard.swift", "HomeScreen.swift"]
  )
}
