import SceneNavigation

/// A history told step by step, as a user would.
@MainActor struct Story {
  let vocabulary: PlainVocabulary
  var transitions: [PlainTransition] = []
  /// The step that ends in a crash, and the sentence that says so.
  var last: (step: PlainTransition, end: String)?

  /// A paragraph for each step.
  var steps: String {
    let steps = transitions.enumerated().map { index, step in
      "\(index + 1). \(words(of: step))\n" + windows(of: step)
    }
    let end = last.map { "\(steps.count + 1). \(words(of: $0.step))\n   \($0.end)\n" }
    return (steps + (end.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// An event by its name and window.
  func name(of step: PlainTransition) -> String {
    // A relaunch names its window itself.
    let window = step.event.kind.isRelaunch ? nil : step.window
    return "“\(action(of: step))”" + (window.map { " in \(letter($0))" } ?? "")
  }

  private func words(of step: PlainTransition) -> String {
    let isRelaunch = step.event.kind == .relaunchByLink
    let place = step.window.flatMap { isRelaunch ? nil : "In \(letter($0)): " } ?? ""
    let happened = step.facts.happened.isEmpty ? "" : ": \(step.facts.happened.list("and"))"
    let words = place + action(of: step) + happened
    return words.prefix(1).uppercased() + words.dropFirst() + reply(of: step)
  }

  private func reply(of step: PlainTransition) -> String {
    switch step.reply {
    case .done, .unsupported: "."
    case .later: " (happens later)."
    case .redirected(let place): " → \(place) instead."
    case .refused(let reason): " → refused: \(reason)."
    }
  }

  private func action(of step: PlainTransition) -> String {
    let event = step.event
    switch event.kind {
    case .push: return "push \(vocabulary.routes[event.item])"
    case .back: return "back"
    case .popToRoot: return "pop to root"
    case .selectTab:
      let isRetap = step.old?.tab == event.tab
      return "\(isRetap ? "tap" : "select") \(vocabulary.tabs[event.tab])\(isRetap ? " again" : "")"
    case .openLink: return "open a link to \(vocabulary.words(ofLink: event.item))"
    case .present: return "present \(vocabulary.sheets[event.item])"
    case .dismiss: return dismissal(of: step)
    case .writePath:
      let path = step.facts.written ?? []
      return
        "the path of \(vocabulary.tabs[event.tab]) is written late: \(vocabulary.words(of: path))"
    case .sceneEvent: return vocabulary.sceneEvents[event.item]
    case .appEvent: return vocabulary.appEvents[event.item]
    case .signIn: return "sign in"
    case .signOut: return "sign out"
    case .openWindow: return "open a window"
    case .duplicateWindow: return "duplicate the window"
    case .closeWindow: return "close the window"
    case .relaunch: return "quit and start again"
    case .relaunchByLink:
      let target = vocabulary.words(ofLink: event.item)
      return "quit, and start again by a link to \(target) for \(step.window.map(letter) ?? "")"
    case .timePasses: return "time passes"
    }
  }

  private func dismissal(of step: PlainTransition) -> String {
    let name = step.facts.sheetName.map { vocabulary.names[$0] } ?? "a sheet"
    let isThere = step.old?.presented.contains { $0.id == step.facts.sheet } ?? false
    guard !isThere else { return "dismiss \(name)" }
    let first = transitions.firstIndex { other in
      other.after.windows.contains { $0.presented.contains { $0.id == step.facts.sheet } }
    }
    let origin = first.map { ", presented in step \($0 + 1)" } ?? ""
    return "a late dismissal of \(name)\(origin)"
  }

  private func windows(of step: PlainTransition) -> String {
    let ids = Set(step.before.ids + step.after.ids).sorted()
    let rows = ids.map { id in
      (
        id: id, before: step.before.window(id).map { vocabulary.words(of: $0) } ?? "not open",
        after: step.after.window(id).map { vocabulary.words(of: $0) } ?? "closed"
      )
    }
    let width = rows.map(\.before.count).max() ?? 0
    return rows.map { row in
      let pad = String(repeating: " ", count: width - row.before.count)
      guard step.before.window(row.id) != step.after.window(row.id) else {
        return "   \(letter(row.id))  \(row.before)\n"
      }
      let isAnother = row.before == row.after
      let isStrange = isUntouched(row.id, in: step)
      return "   \(letter(row.id))  \(row.before)\(pad)  ⇒  \(row.after)"
        + (isAnother ? " (another one)" : "")
        + (isStrange ? "   ← moved, not touched" : "") + "\n"
    }
    .joined()
  }

  /// True if the window existed and the step cannot have reached it.
  private func isUntouched(_ id: Int, in step: PlainTransition) -> Bool {
    guard id != step.window, step.before.window(id) != nil else { return false }
    return switch step.event.kind {
    case .appEvent, .signIn, .signOut, .timePasses, .relaunch, .relaunchByLink: false
    default: true
    }
  }
}
