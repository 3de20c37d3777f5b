import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The profile` {
  @Test func `shows who is signed in and what is theirs`() {
    let screen = profileScreen(in: context(in: .profile))

    #expect(
      picture(screen) == """
          Robin Vale
          robin@shop.example

        › Orders                              1
          People                              2
          Settings
          Account

          [ Sign out ]
          [ Sign in as someone else ]
          Either resets all windows.
        """
    )
  }

  @Test func `leads on within Profile, asks before signing out, and offers to sign in`() {
    let screen = profileScreen(in: context(in: .profile))

    #expect(
      actions(of: screen) == [
        .scene(.navigate(.profile(.orders))), .scene(.navigate(.profile(.people))),
        .scene(.navigate(.profile(.settings))), .scene(.navigate(.profile(.account))),
        .scene(.present(.confirmationDialog(.signOut))),
        .scene(.present(.fullScreenCover(.signIn(then: nil)))),
      ]
    )
  }

  @Test func `offers only to sign in while nobody is signed in`() {
    let shop = ShopState.sample.with { $0.account = nil }

    let screen = profileScreen(in: context(shop, in: .profile))

    #expect(
      picture(screen) == """
          Not signed in

        › Orders
          People                              2
          Settings
          Account

          [ Sign in ]
        """
    )
    #expect(actions(of: screen).last == .scene(.present(.fullScreenCover(.signIn(then: nil)))))
  }
}
