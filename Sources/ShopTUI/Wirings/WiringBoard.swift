import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore

/// The page of the wiring: the classic mistakes as presets, the switches, and what they make.
struct WiringBoard {
  /// The wiring as the switches stand.
  let wiring: Wiring
  /// The one the windows are under.
  let current: NamedWiring

  /// The wirings with a line of their own: the right one, the mistakes, and the mixture that is on.
  private var presets: [NamedWiring] {
    NamedWiring.allCases + (current.isMixture ? [current] : [])
  }

  var content: ScreenContent<MenuAction> {
    let presets = presets.map { preset in
      Row<MenuAction>.item(
        "\(preset == current ? "●" : "○") \(preset.isMixture ? "custom wiring" : preset.rawValue)",
        trailing: preset.isRight ? "right" : "a mistake",
        trailingStyle: preset.isRight ? .good : .danger,
        action: .choose(preset)
      )
    }
    let switches = WiringSwitch.allCases.map { part in
      let position = part.position(in: wiring)
      return Row<MenuAction>.item(
        part.title,
        trailing: (position.isRight ? "" : "✗ ") + position.words,
        trailingStyle: position.isRight ? .secondary : .danger,
        action: .flip(part)
      )
    }
    let use = Row<MenuAction>.button("Use these switches", action: .choose(NamedWiring(wiring)))
    return ScreenContent(
      title: "How the windows are wired",
      rows: presets + [.divider()] + switches + [use]
    )
  }

  /// The switches after the selection came to a line: those of a preset.
  func wiring(selecting number: Int) -> Wiring {
    presets.indices.contains(number) ? presets[number].switches : wiring
  }

  /// The line Tab leads to from another one: from the presets to the switches, and back.
  func lineAfterTab(from number: Int) -> Int {
    guard number >= presets.count else { return presets.count }
    return presets.firstIndex { $0.switches == wiring } ?? 0
  }

  /// What is said of it: its words, and the laws it breaks as far as they are known.
  static func words(
    of wiring: Wiring,
    _ findings: LawSearch.Findings
  ) -> [(text: String, style: Style)] {
    let named = NamedWiring(wiring)
    let laws = findings.broken.sorted().map(\.rawValue).joined(separator: ", ")
    let doing = findings.isOver ? "" : " …"
    let what: (String, Style) =
      if !findings.broken.isEmpty {
        (
          "\(findings.isOver ? "Breaks" : "Working it out … breaks") \(laws)\(doing)",
          .danger
        )
      } else if findings.isOver {
        ("No law breaks in \(findings.events.counted("event")).", .good)
      } else {
        ("Working it out …", .secondary)
      }
    let mark = named.isRight ? "✓" : "✗"
    return [
      ("\(named.words) \(mark)", named.isRight ? Style.good : .danger),
      (what.0, what.1),
    ]
  }
}
