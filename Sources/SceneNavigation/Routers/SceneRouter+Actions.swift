extension SceneRouter {
  /// Performs an action and returns its outcome.
  @discardableResult public func apply(_ action: SceneAction, cause: Cause = .key) -> Outcome {
    if let top = presented {
      if case .back = action { return back(in: top) }
      if action.meetsPresented { return .covered(by: top) }
      if let flow = action.flow, top.id != flow, presentation(flow) != nil {
        return .covered(by: top)
      }
    }
    if let refusal = refusal(of: action) { return refusal }
    let outcome = carryOut(action, cause: cause)
    if outcome.takesEntries { dismissOrphans() }
    return outcome
  }

  private func carryOut(_ action: SceneAction, cause: Cause) -> Outcome {
    switch action {
    case .navigate(let route, let tab): return navigate(to: route, in: tab, cause: cause)
    case .back: return coordinator(of: selection).back()
    case .pop(let count): return coordinator(of: selection).pop(count)
    case .popToRoot: return coordinator(of: selection).popToRoot()
    case .popTo(let route): return coordinator(of: selection).pop(toRoute: route)
    case .replaceStack(let path, let tab): return replaceStack(with: path, in: tab, cause: cause)
    case .openLink(let target): return openLink(to: target, cause: cause)
    case .selectTab(let tab): return select(tab)
    case .present(let modal): return present(modal, cause: cause)
    case .dismiss(let id): return dismiss(id)
    case .dismissAndNavigate(let id, let route, let tab):
      guard case .dismissed(let gone) = dismiss(id) else { return .presentationGone(id) }
      if dismissAllForLink(asking: { _ in nil }) != nil { return .dismissed(gone) }
      return navigate(to: route, in: tab, cause: cause)
    case .dismissAndOpenLink(let id, let target):
      guard case .dismissed(let gone) = dismiss(id) else { return .presentationGone(id) }
      let outcome = openLink(to: target, cause: cause)
      return outcome.isChange ? outcome : .dismissed(gone)
    case .advance(let id, let step): return advance(id, to: step, cause: cause)
    case .popFlowToRoot(let id): return popFlowToRoot(id)
    case .clearForm(let id): return clearForm(id)
    case .look(let screen, let selection, let scroll, let isScrolledAway):
      return updateView(of: screen) {
        $0.selection = min(max(0, selection), ViewState.farthest)
        $0.scroll = min(max(0, scroll), ViewState.farthest)
        $0.isScrolledAway = isScrolledAway
      }
    case .beginEditing(let screen, let field):
      return updateView(of: screen) { $0.editing = field }
    case .endEditing(let screen): return endEditing(on: screen)
    case .edit(let screen, let field, let edit): return self.edit(field, on: screen, by: edit)
    case .undo(let state), .redo(let state): return travel(to: state)
    case .app: return .unchanged
    }
  }

  /// Restores an earlier state of this window; a state with foreign entries is refused.
  private func travel(to earlier: SceneState) -> Outcome {
    let before = state
    if let tab = earlier.firstTab(missingIn: app) { return .noSuchTab(tab) }
    if let foreign = earlier.firstForeignEntry(in: scene, besides: before, of: app) {
      return .entryGone(foreign)
    }
    restore(earlier)
    return state == before ? .unchanged : .restored
  }

  private func navigate(to route: AnyRoute, in tab: Int, cause: Cause) -> Outcome {
    show(tab)
    return coordinator(of: tab).push(route, cause: cause)
  }

  private func replaceStack(with path: NavigationPath, in tab: Int, cause: Cause) -> Outcome {
    let left = selection
    show(tab)
    let outcome = coordinator(of: tab).replaceStack(along: path, cause: cause)
    return outcome == .unchanged && left != tab ? .tabSelected(tab) : outcome
  }

  /// Opens a link, unless unsaved input has to be asked about first.
  private func openLink(to target: LinkTarget, cause: Cause) -> Outcome {
    let lowest = presentations.first
    if let question = dismissAllForLink(asking: { app.question(leaving: $0, for: .link(target)) }) {
      return question
    }
    let outcome = open(target, cause: cause)
    guard outcome == .unchanged, let lowest else { return outcome }
    return .dismissed(lowest)
  }

  /// Opens a link; the outcome reports its largest change.
  private func open(_ target: LinkTarget, cause: Cause) -> Outcome {
    let outcome = replaceStack(with: target.path, in: target.position, cause: cause)
    guard !target.texts.isEmpty else { return outcome }
    let written = coordinator(of: target.position).updateView(of: nil) { $0.write(target.texts) }
    if case .replaced = outcome { return outcome }
    return written == .viewChanged ? written : outcome
  }

  /// Selecting the selected tab pops it to its root; at the root it scrolls to the top.
  private func select(_ tab: Int) -> Outcome {
    guard tab == selection else {
      show(tab)
      return .tabSelected(tab)
    }
    let coordinator = coordinator(of: tab)
    guard stack(of: tab).isAtRoot else { return reselection.select(coordinator) }
    guard reselection == .popsToRoot else { return .unchanged }
    coordinator.updateView(of: nil) { $0.scrollToTop() }
    return .scrolledToTop(tab)
  }

  private func updateView(of screen: ScreenID, _ change: (inout ViewState) -> Void) -> Outcome {
    if let outcome = updateView(ofPresented: screen, change) { return outcome }
    switch screen {
    case .presentation(let id): return .presentationGone(id)
    case .root(let tab):
      // An unused tab in the background: do not create its stack just to change its view state.
      guard tab == selection || !stack(of: tab).isUntouched else { return .entryGone(nil) }
      return coordinator(of: tab).updateView(of: nil, change)
    case .entry(let id):
      return coordinator(of: tab(with: id) ?? selection).updateView(of: id, change)
    }
  }

  /// Edits a field; the text of secret fields is held outside the state.
  private func edit(_ field: FieldID, on screen: ScreenID, by edit: TextDraft.Edit) -> Outcome {
    let presentation = presentation(with: screen)
    guard app.isSecret(field) else {
      return updateView(of: screen) {
        $0.drafts.edit(field, by: edit)
        // On a tab's own screen the text filters the list, so scroll it to the top.
        if presentation == nil { $0.scrollToTop(selecting: nil) }
      }
    }
    guard let presentation else {
      if case .presentation(let id) = screen { return .presentationGone(id) }
      if case .entry(let id) = screen { return .entryGone(id) }
      return .entryGone(nil)
    }
    secrets.edit(field, of: presentation.id, edit)
    return .viewChanged
  }

  /// Ends editing; a presentation remembers that the field was visited.
  private func endEditing(on screen: ScreenID) -> Outcome {
    guard let presentation = presentation(with: screen) else {
      return updateView(of: screen) { $0.endEditing() }
    }
    return updateView(of: screen) { view in
      guard let field = view.editing else { return }
      view.endEditing()
      if app.isSecret(field) {
        secrets.note(field, of: presentation.id)
      } else {
        view.drafts.note(field)
      }
    }
  }

  /// The reason to refuse an action: the tab does not exist or does not accept the route, or the app
  /// has no such modal; nil if there is none.
  private func refusal(of action: SceneAction) -> Outcome? {
    switch action {
    case .navigate(let route, let tab), .dismissAndNavigate(_, let route, let tab):
      refusal(of: CollectionOfOne(route), in: tab)
    case .replaceStack(let path, let tab): refusal(of: path.routes, in: tab)
    case .openLink(let target), .dismissAndOpenLink(_, let target):
      refusal(of: target.path.routes, in: target.position)
    case .selectTab(let tab), .look(.root(let tab), _, _, _), .beginEditing(.root(let tab), _),
      .edit(.root(let tab), _, _), .endEditing(.root(let tab)):
      app.tabs.indices.contains(tab) ? nil : .noSuchTab(tab)
    case .present(let modal): app.modal(modal) == nil ? .notAModal(modal) : nil
    default: nil
    }
  }

  private func refusal(of routes: some Sequence<AnyRoute>, in tab: Int) -> Outcome? {
    guard app.tabs.indices.contains(tab) else { return .noSuchTab(tab) }
    for route in routes where !app.tabs[tab].accepts(route) { return .notForTab(route, tab) }
    return nil
  }
}

extension SceneAction {
  /// The flow that the action changes, which must be on top; nil if it changes none.
  package var flow: Presentation.ID? {
    switch self {
    case .advance(let id, _), .clearForm(let id), .popFlowToRoot(let id): id
    default: nil
    }
  }

  /// True if a presentation blocks the action, since it would change something hidden below.
  ///
  /// Pops are not blocked: they also dismiss what was presented from the popped entries.
  fileprivate var meetsPresented: Bool {
    switch self {
    case .navigate, .replaceStack, .selectTab, .back: true
    default: false
    }
  }
}

extension Outcome {
  /// True if entries may have gone, leaving presentations without their presenter.
  fileprivate var takesEntries: Bool {
    if case .popped = self { return true }
    if case .replaced = self { return true }
    return self == .restored
  }
}
