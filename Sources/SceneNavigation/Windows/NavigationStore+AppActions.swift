extension NavigationStore {
  func perform(_ action: AppAction, cause: Cause) -> Outcome {
    switch action {
    case .openWindow(let target): return openWindow(at: target, cause: cause)
    case .duplicateWindow(let id): return windows.duplicate(id)
    case .closeWindow(let id): return windows.closeOrAsk(id)
    case .closeWindowAnyway(let id): return windows.close(id)
    case .reopenWindow: return reopenWindow()
    case .movePlace(let source, let destination):
      return movePlace(from: source, to: destination, cause: cause)
    case .focusWindow(let id): return windows.focus(id)
    case .focusNextWindow: return windows.moveFocus(by: 1)
    case .focusPreviousWindow: return windows.moveFocus(by: -1)
    case .nextLayout: return windows.arrange { $0.layout = $0.layout.next }
    case .toggleZoom: return windows.arrange { $0.isZoomed.toggle() }
    case .travel(let state): return travel(to: state)
    }
  }

  /// Restores an earlier state of all windows, as far as the app allows.
  private func travel(to state: AppState) -> Outcome {
    if let tab = state.windows.lazy.compactMap({ $0.scene.firstTab(missingIn: self.description) })
      .first
    {
      return .noSuchTab(tab)
    }
    let foreign = state.windows.lazy.compactMap { [windows, description] window in
      let known = windows.router(window.id)?.state ?? SceneState()
      return window.scene.firstForeignEntry(in: window.id, besides: known, of: description)
    }.first
    if let foreign { return .entryGone(foreign) }
    var admitted = state
    for (index, window) in state.windows.enumerated() {
      guard let scene = readmitted(window.scene, in: window.id) else { return .ofAccountLeft }
      admitted.windows[index].scene = scene
    }
    return windows.restore(admitted, isWhole: admitted == state)
  }

  private func openWindow(at target: LinkTarget?, cause: Cause) -> Outcome {
    let outcome = windows.open()
    guard case .windowOpened(let window, _) = outcome, let target else { return outcome }
    return .windowOpened(window, link: perform(.openLink(target), in: window.id, cause: cause))
  }

  /// Reopens a window, and resumes it if what it waited for has happened.
  private func reopenWindow() -> Outcome {
    let outcome = windows.reopen()
    if case .windowReopened(let window) = outcome { resume(in: window.id) }
    return outcome
  }
}

extension Arrangement.Layout {
  fileprivate var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return .automatic }
    return all[(index + 1) % all.count]
  }
}
