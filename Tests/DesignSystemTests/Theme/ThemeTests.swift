import DesignSystem
import Testing

private let themes: [Theme] = [.dark, .paintedDark, .light, .monochrome]

@Suite struct `A theme` {
  @Test(arguments: themes, ColorDepth.allCases)
  func `tells apart at a glance what must not be mistaken`(theme: Theme, colors: ColorDepth) {
    let groups: [[Style]] = [
      [.text, .selection, .selectionUnfocused],
      [.border, .borderFocused],
      [.title, .titleFocused, .moved],
      [.tab, .tabSelected, .tabSelectedFocused],
      [.field, .fieldActive, .placeholder, .text],
      [.status, .statusBad],
      [.footer, .footerKey],
      [.text, .dimmed],
    ]
    for group in groups {
      let looks = Set(group.map { theme.look(of: $0, colors: colors) })
      #expect(looks.count == group.count)
    }
  }

  @Test(arguments: themes)
  func `uses no colours where there are none`(theme: Theme) {
    for style in Style.allCases {
      let look = theme.look(of: style, colors: .none)
      #expect(look.foreground == nil && look.background == nil)
    }
    #expect(theme.look(of: .selection, colors: .none).attributes == .reverse)
    #expect(theme.look(of: .match, colors: .none).attributes == [.bold, .underline])
    #expect(theme.look(of: .matchSelected, colors: .none).attributes == [.underline, .reverse])
    #expect(theme.look(of: .titleFocused, colors: .none).attributes == [.bold, .reverse])
  }

  @Test(arguments: themes)
  func `keeps to sixteen colours where there are no more`(theme: Theme) {
    for style in Style.allCases {
      let look = theme.look(of: style, colors: .sixteen)
      #expect((look.foreground ?? 0) < 16 && (look.background ?? 0) < 16)
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `leaves the background to a dark terminal`(colors: ColorDepth) {
    for style in [Style.text, .secondary, .border, .status, .footer, .dialog, .dimmed] {
      #expect(Theme.dark.look(of: style, colors: colors).background == nil)
    }
  }

  @Test(arguments: [ColorDepth.sixteen, .palette256])
  func `paints its own light background`(colors: ColorDepth) {
    let ground = Theme.light.look(of: .text, colors: colors)

    #expect([15, 231].contains(ground.background))
    for style in Style.allCases {
      let look = Theme.light.look(of: style, colors: colors)
      #expect(look.foreground != nil && look.background != nil)
    }
    for style in [Style.secondary, .border, .status, .footer, .dialog, .dimmed] {
      #expect(Theme.light.look(of: style, colors: colors).background == ground.background)
    }
  }

  @Test(arguments: themes)
  func `shows nothing black in bold, which may come out grey`(theme: Theme) {
    for style in Style.allCases {
      let look = theme.look(of: style, colors: .sixteen)
      #expect(look.foreground != 0 || !look.attributes.contains(.bold), "\(style)")
    }
  }

  @Test(arguments: themes)
  func `is legible`(theme: Theme) {
    for style in Style.allCases {
      let look = theme.look(of: style, colors: .palette256)
      let contrast = Shade(look.foreground ?? 252).contrast(to: Shade(look.background ?? 233))
      let matters = ![.border, .mark, .dimmed].contains(style)

      #expect(contrast >= (matters ? 4.5 : 2.9), "\(style): \(contrast)")
    }
  }
}
