import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The settings` {
  @Test func `show their pages with what is chosen`() {
    let shop = ShopState.sample.with {
      $0.settings.theme = .light
      $0.settings.usesMouse = false
    }

    let screen = settingsScreen(in: context(shop, in: .profile))

    #expect(
      picture(screen) == """
        › Appearance  Light
          Prices  €1,234.56
          Mouse  off
          Navigation  back within a tab
          About
        """
    )
    #expect(
      actions(of: screen)
        == SettingsSection.allCases.map { .scene(.navigate(.profile(.section($0)))) }
    )
  }

  @Test(
    arguments: [
      (
        ThemeChoice.automatic,
        "› (•) Like the terminal\n  ( ) Dark\n  ( ) Light\n  ( ) Monochrome"
      ),
      (.light, "› ( ) Like the terminal\n  ( ) Dark\n  (•) Light\n  ( ) Monochrome"),
    ]
  )
  func `show the theme`(theme: ThemeChoice, expected: String) {
    let screen = page(.appearance) { $0.theme = theme }

    #expect(picture(screen) == expected)
  }

  @Test(
    arguments: [
      (PriceFormat.symbolFirst, "› (•) €1,234.56\n  ( ) 1.234,56 €\n  ( ) 1234.56 EUR"),
      (.symbolLast, "› ( ) €1,234.56\n  (•) 1.234,56 €\n  ( ) 1234.56 EUR"),
      (.code, "› ( ) €1,234.56\n  ( ) 1.234,56 €\n  (•) 1234.56 EUR"),
    ]
  )
  func `show how prices are written`(format: PriceFormat, expected: String) {
    let screen = page(.prices) { $0.priceFormat = format }

    #expect(picture(screen) == expected)
  }

  @Test(arguments: [(true, "[x]"), (false, "[ ]")])
  func `show whether the mouse is used`(usesMouse: Bool, box: String) {
    let screen = page(.mouse) { $0.usesMouse = usesMouse }

    #expect(
      picture(screen) == """
        › \(box) Use the mouse

          If off, the terminal can select text.
        """
    )
    #expect(actions(of: screen) == [changing { $0.usesMouse = !usesMouse }])
  }

  @Test func `are changed one at a time`() {
    let appearance = page(.appearance) { $0.usesMouse = false }
    let prices = page(.prices) { $0.usesMouse = false }

    #expect(
      actions(of: appearance)
        == ThemeChoice.allCases.map { theme in
          changing {
            $0.usesMouse = false
            $0.theme = theme
          }
        }
    )
    #expect(
      actions(of: prices)
        == PriceFormat.allCases.map { format in
          changing {
            $0.usesMouse = false
            $0.priceFormat = format
          }
        }
    )
  }

  @Test func `say what the shop is`() {
    let screen = page(.about) { _ in }

    #expect(
      picture(screen) == """
          Corner shop
          Several windows, each with its own
          tabs, each tab with its own back
          stack. What you do in one window
          never moves another.
        """
    )
    #expect(actions(of: screen).isEmpty)
  }

  private func page(_ section: SettingsSection, _ choose: (inout Settings) -> Void) -> Screen {
    let shop = ShopState.sample.with { choose(&$0.settings) }
    return settingsSectionScreen(section, in: context(shop, in: .profile))
  }

  private func changing(_ change: (inout Settings) -> Void) -> RowAction {
    var settings = Settings()
    change(&settings)
    return .shop(.changeSettings(settings))
  }
}
