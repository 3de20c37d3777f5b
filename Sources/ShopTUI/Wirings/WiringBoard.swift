import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore

/// The wiring page: the classic mistakes as presets, the switches, and the resulting objects.
struct WiringBoard {
  /// The wiring given by the switches.
  let wiring: Wiring
  let current: NamedWiring

  /// The presets: the right wiring, the mistakes, and the current mixture if there is one.
  var presets: [NamedWiring] {
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
    let switches = WiringSwitch.all.map { part in
      let isRight = part.isRight(in: wiring)
      return Row<MenuAction>.item(
        part.title,
        trailing: (isRight ? "" : "✗ ") + part.words(in: wiring),
        trailingStyle: isRight ? .secondary : .danger,
        action: .flip(part)
      )
    }
    let use = Row<MenuAction>.button("Use these switches", action: .choose(NamedWiring(wiring)))
    return ScreenContent(
      title: "How the windows are wired",
      rows: presets + [.divider()] + switches + [use]
    )
  }

  /// The switches after a line is selected: those of the preset, if it is one.
  func wiring(selecting number: Int) -> Wiring {
    presets.indices.contains(number) ? presets[number].switches : wiring
  }

  /// The line Tab selects: from a preset the first switch, and back.
  func lineAfterTab(from number: Int) -> Int {
    guard number >= presets.count else { return presets.count }
    return presets.firstIndex { $0.switches == wiring } ?? 0
  }

  /// Describes a wiring, with the broken laws known so far.
  static func words(
    of wiring: Wiring,
    _ findings: LawSearch.Findings
  ) -> [(text: String, style: Style)] {
    let named = NamedWiring(wiring)
    let laws = findings.broken.sorted().map(\.rawValue).joined(separator: ", ")
    let what: (String, Style) =
      if !findings.broken.isEmpty {
        (findings.isOver ? "Breaks \(laws)" : "Working it out … breaks \(laws) …", .danger)
      } else if findings.isOver {
        ("No law breaks in \(findings.events.counted("event")).", .good)
      } else {
        ("Working it out …", .secondary)
      }
    let mark = named.isRight ? "✓" : "✗"
    return [("\(named.words) \(mark)", named.isRight ? .good : .danger), what]
  }
}
