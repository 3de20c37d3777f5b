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
          Empties every window.
          [ Sign in as Sam Okafor ]
        """
    )
  }

  @Test func `leads on within Profile, and signs in and out`() {
    let screen = profileScreen(in: context(in: .profile))

    #expect(
      actions(of: screen) == [
        .scene(.navigate(.profile(.orders))), .scene(.navigate(.profile(.people))),
        .scene(.navigate(.profile(.settings))), .scene(.navigate(.profile(.account))),
        .app(.signOut), .app(.signIn("sam")),
      ]
    )
  }

  @Test func `offers every account while nobody is signed in`() {
    let shop = ShopState.sample.with { $0.account = nil }

    let screen = profileScreen(in: context(shop, in: .profile))

    #expect(
      picture(screen) == """
          Nobody is signed in

        › Orders                              0
          People                              2
          Settings
          Account

          [ Sign in as Robin Vale ]
          [ Sign in as Sam Okafor ]
        """
    )
    #expect(actions(of: screen).suffix(2) == [.app(.signIn("robin")), .app(.signIn("sam"))])
  }
}
