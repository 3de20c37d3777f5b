import NavigationLaws
import DesignSystem
import ShopCore

extension Lesson {
  func rows(width: Int, under current: NamedWiring) -> [Row<MenuAction>] {
    var rows: [Row<MenuAction>] = []
    if !symptom.isEmpty { rows += [.text(symptom, style: .heading), .blank()] }
    if !steps.isEmpty {
      rows += Row.definitions(steps.map { ($0.name, $0.words) })
      rows += [.blank(), .button("Watch it, right beside wrong", action: .play(self))]
    }
    if let wiring, wiring != current {
      rows.append(.button("Try it by hand", action: .choose(wiring)))
    }
    if let wiring {
      rows.append(.button("Try it beside your windows, unsaved", action: .compare(wiring)))
    }
    if !cases.isEmpty {
      rows += [.blank(), .heading("Seen in real apps")]
      rows += cases.map { .text("\($0.place): \($0.words).") }
    }
    if !rows.isEmpty { rows += [.blank(), .heading("Why it happens")] }
    for (index, paragraph) in why.enumerated() {
      if index > 0 { rows.append(.blank()) }
      rows.append(.text(paragraph))
    }
    if let wiring { rows += [.blank()] + code(of: wiring, width: width) }
    if let law {
      rows += [.blank(), .heading("The rule"), .text(law.rule)]
      rows.append(.text("\(law.rawValue): \(law.sentence)", style: .secondary))
    }
    if !seeAlso.isEmpty {
      rows += [
        .blank(), .text("In the code: \(seeAlso.joined(separator: ", "))", style: .secondary),
      ]
    }
    return rows
  }

  /// The width needed to show both codes side by side.
  var width: Int {
    guard let wiring else { return Self.textWidth }
    let (right, wrong) = WiringCode.sides(of: wiring)
    return max(Self.textWidth, right.width + Self.between + wrong.width)
  }

  /// The widest readable paragraph, and the gap between the codes, in columns.
  private static let textWidth = 92
  private static let between = 4

  /// The right and the wrong code, side by side if they fit.
  private func code(of wiring: NamedWiring, width: Int) -> [Row<MenuAction>] {
    let (right, wrong) = WiringCode.sides(of: wiring)
    guard right.width + Self.between + wrong.width <= width else {
      return [.text("Right", style: .good)] + right.lines.map { .text($0) }
        + [.blank(), .text("Wrong", style: .danger)] + wrong.lines.map { .text($0) }
    }
    func line(_ index: Int, of lines: [String]) -> String {
      index < lines.count ? lines[index] : ""
    }
    let left = max(right.width, min(width / 2, width - Self.between - wrong.width))
    let rows: [Row<MenuAction>] = (0..<max(right.lines.count, wrong.lines.count)).map { index in
      .text(line(index, of: right.lines).inColumn(of: left) + " │ " + line(index, of: wrong.lines))
    }
    return [.heading(" " + "Right".inColumn(of: left) + "   Wrong"), .divider()] + rows
  }

  /// The lesson as printed text of this width.
  func text(width: Int) -> String {
    func wrapped(_ text: String) -> String {
      TextCells.wrapped(text, width: width).joined(separator: "\n")
    }
    var parts = ["\(title)\n\(String(repeating: "=", count: TextCells.width(of: title)))"]
    if !symptom.isEmpty { parts.append(wrapped(symptom)) }
    if !steps.isEmpty {
      let terms = steps.map { TextCells.width(of: $0.name) }.max() ?? 0
      let column = terms + 4
      let lines = steps.flatMap { step in
        TextCells.wrapped(step.words, width: max(20, width - column)).enumerated().map {
          ($0 == 0 ? "  " + step.name : "").inColumn(of: column) + $1
        }
      }
      parts.append("What shows it, right beside wrong:\n" + lines.joined(separator: "\n"))
      if let wiring {
        let link = if case .launch(let link) = steps.first?.event { " --open \(link)" } else { "" }
        parts.append("Try it: shop --wiring \(wiring.rawValue)\(link)\nor press = in the shop.")
      }
    }
    parts += why.map(wrapped)
    if let wiring {
      let (right, wrong) = WiringCode.sides(of: wiring)
      func block(_ code: WiringCode) -> String {
        code.lines.map { "    \($0)" }.joined(separator: "\n")
      }
      parts.append("Right:\n\(block(right))")
      parts.append("Wrong:\n\(block(wrong))")
    }
    if let law { parts.append(wrapped("The rule: \(law.rule)")) }
    if !cases.isEmpty {
      let lines = cases.map { wrapped("\($0.place): \($0.words).") }
      parts.append("Seen in real apps:\n" + lines.joined(separator: "\n"))
    }
    if !seeAlso.isEmpty { parts.append(wrapped("In the code: \(seeAlso.joined(separator: ", "))")) }
    return parts.joined(separator: "\n\n")
  }
}
