import DesignSystem
import Testing

@Suite struct `A theme` {
  @Test(arguments: Theme.all, ColorDepth.allCases)
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

  @Test(arguments: Theme.all)
  func `uses no colours where there are none`(theme: Theme) {
    for style in Style.allCases {
      let look = theme.look(of: style, colors: .none)
      #expect(look.foreground == nil && look.background == nil)
    }
    #expect(theme.look(of: .selection, colors: .none).attributes == .reverse)
    #expect(theme.look(of: .titleFocused, colors: .none).attributes == [.bold, .reverse])
  }

  @Test(arguments: Theme.all)
  func `keeps to sixteen colours where there are no more`(theme: Theme) {
    for style in Style.allCases {
      let look = theme.look(of: style, colors: .sixteen)
      #expect((look.foreground ?? 0) < 16 && (look.background ?? 0) < 16)
    }
  }

  @Test(arguments: Theme.all, ColorDepth.allCases)
  func `leaves the background of text to the terminal`(theme: Theme, colors: ColorDepth) {
    for style in [Style.text, .secondary, .border, .status, .footer, .dialog, .dimmed] {
      #expect(theme.look(of: style, colors: colors).background == nil)
    }
  }
}
