import SceneNavigation
import ShopCore
import ShopScreens

/// The only place where presentations become screens.
enum PresentationScreens {
  /// The screen of a presentation over a tab, at its current step.
  static func screen(
    for presentation: Presentation,
    over tab: AppTab,
    of shop: ShopState,
    secrets: Drafts = Drafts(),
    paying: Payment? = nil
  ) -> Screen {
    let context = ScreenContext(
      shop: shop,
      tab: tab,
      screen: presentation.screen,
      view: presentation.stack.view,
      secrets: secrets,
      paying: paying
    )
    return switch presentation.content {
    case .sheet(.filter(let category)): filterSheet(category, presentation, in: context)
    case .sheet(.writeReview(let product)): reviewSheet(product, presentation, in: context)
    case .sheet(.choose(let product)): chooseSheet(product, presentation, in: context)
    case .fullScreenCover(.signIn(let wanted)):
      signInScreen(then: wanted, presentation, in: context)
    case .fullScreenCover(.checkout): checkoutScreen(presentation, in: context)
    case .alert(let alert): alertScreen(alert, presentation, in: context)
    case .confirmationDialog(let dialog): confirmationScreen(dialog, presentation, in: context)
    }
  }
}
