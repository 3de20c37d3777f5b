extension Vocabulary {
  /// An event as Swift code.
  func source(_ event: PlainEvent) -> String {
    let window = event.window
    switch self.event(event) {
    case .push(let route, _): return ".push(\(code(route)), in: \(window))"
    case .back: return ".back(in: \(window))"
    case .popToRoot: return ".popToRoot(in: \(window))"
    case .select(let tab, _): return ".select(\(code(tab)), in: \(window))"
    case .open(let link, _): return ".open(\(code(link)), in: \(window))"
    case .present(let sheet, _): return ".present(\(code(sheet)), in: \(window))"
    case .dismiss(let age, _): return ".dismiss(\(age), in: \(window))"
    case .writePath(let age, let tab, _):
      return ".writePath(\(age), of: \(code(tab)), in: \(window))"
    case .scene(let event, _): return ".scene(\(code(event)), in: \(window))"
    case .app(let event): return ".app(\(code(event)))"
    case .duplicateWindow: return ".duplicateWindow(\(window))"
    case .closeWindow: return ".closeWindow(\(window))"
    case .relaunchByLink(let link, _): return ".relaunchByLink(\(code(link)), in: \(window))"
    case .signIn, .signOut, .openWindow, .relaunch, .timePasses: return ".\(event.kind.rawValue)"
    }
  }

  private func code(_ link: System.Link) -> String {
    "NavigationLink([\(link.path.map(code).joined(separator: ", "))], in: \(code(link.tab)))"
  }

  private func code(_ value: some Hashable) -> String { SourceCode.expression(value) }
}
