import SceneNavigation

extension SceneRouter {
  /// Carries out one action and says what came of it.
  func apply(_ action: SceneAction, cause: Cause) -> Outcome {
    if let top = presentations.last {
      if case .back = action { return back(in: top) }
      if action.meetsPresented { return .covered(by: top) }
      if let flow = action.flow, top.id != flow, presentation(flow) != nil {
        return .covered(by: top)
      }
    }
    if let stray = action.stray { return .notForTab(stray, .search) }
    let outcome = carryOut(action, cause: cause)
    if outcome.takesEntries { dismissOrphans() }
    return outcome
  }

  private func carryOut(_ action: SceneAction, cause: Cause) -> Outcome {
    switch action {
    case .navigate(let destination): return navigate(to: destination, cause: cause)
    case .back: return coordinator(of: selectedTab).back()
    case .pop(let count): return coordinator(of: selectedTab).pop(count)
    case .popToRoot: return coordinator(of: selectedTab).popToRoot()
    case .popTo(let destination): return pop(to: destination)
    case .replaceStack(let path): return replaceStack(with: path, cause: cause)
    case .openLink(let target): return openLink(to: target, cause: cause)
    case .selectTab(let tab): return select(tab)
    case .present(let content): return present(content, cause: cause)
    case .dismiss(let id): return dismiss(id)
    case .dismissAndNavigate(let id, let destination):
      return dismiss(id, then: destination, cause: cause)
    case .dismissAndOpenLink(let id, let target):
      guard case .dismissed(let gone) = dismiss(id) else { return .presentationGone(id) }
      let outcome = openLink(to: target, cause: cause)
      return outcome.isChange ? outcome : .dismissed(gone)
    case .advance(let id, let step): return goOn(in: id, to: step, cause: cause)
    case .clearForm(let id): return clearForm(id)
    case .submit(let id): return .shop(.nothingToSubmit(id))
    case .settle(let id, _): return .shop(.paymentGone(id))
    case .popFlowToRoot(let id): return popFlowToRoot(id)
    case .look(let screen, let selection, let scroll):
      return updateView(of: screen) {
        $0.selection = min(max(0, selection), ViewState.farthest)
        $0.scroll = min(max(0, scroll), ViewState.farthest)
      }
    case .beginEditing(let screen, let field):
      return updateView(of: screen) { $0.editing = field }
    case .endEditing(let screen):
      if let outcome = endEditing(on: screen) { return outcome }
      return updateView(of: screen) { $0.endEditing() }
    case .edit(let screen, let field, let edit):
      guard !field.isSecret else { return editSecret(field, on: screen, edit) }
      return updateView(of: screen) {
        $0.drafts.edit(field, by: edit)
        if field == .query { $0.scroll = 0 }
      }
    case .undo(let state), .redo(let state): return stand(as: state)
    }
  }

  /// Puts a state of the same window in the place of this one; another window's is refused.
  private func stand(as earlier: SceneState) -> Outcome {
    let before = state
    if let stray = earlier.stray(in: scene, besides: before, of: app) { return .entryGone(stray) }
    restore(earlier)
    return state == before ? .unchanged : .restored
  }

  func navigate(to destination: Destination, cause: Cause) -> Outcome {
    show(destination.tab.position)
    return switch destination {
    case .home(let route): home.navigate(to: route, cause: cause)
    case .search(let route): search.navigate(to: route, cause: cause)
    case .profile(let route): profile.navigate(to: route, cause: cause)
    }
  }

  private func pop(to destination: Destination) -> Outcome {
    guard destination.tab == selectedTab else { return .notInStack(destination.route) }
    return switch destination {
    case .home(let route): home.pop(to: route)
    case .search(let route): search.pop(to: route)
    case .profile(let route): profile.pop(to: route)
    }
  }

  private func replaceStack(with path: TabPath, cause: Cause) -> Outcome {
    let left = selectedTab
    show(path.tab.position)
    let outcome =
      switch path {
      case .home(let routes): home.replaceStack(with: routes, cause: cause)
      case .search(let path): search.replaceStack(with: path.routes, cause: cause)
      case .profile(let routes): profile.replaceStack(with: routes, cause: cause)
      }
    return outcome == .unchanged && left != path.tab ? .tabSelected(path.tab) : outcome
  }

  /// Goes where a link leads, unless something would be lost by it that has to be asked about.
  private func openLink(to target: LinkTarget, cause: Cause) -> Outcome {
    let lowest = presentations.first
    if let question = makeWay(for: target.link) { return question }
    let outcome = open(target, cause: cause)
    guard outcome == .unchanged, let lowest else { return outcome }
    return .dismissed(lowest)
  }

  /// Goes where a link leads; the outcome tells the largest of its changes.
  private func open(_ target: LinkTarget, cause: Cause) -> Outcome {
    let outcome = replaceStack(with: target.path, cause: cause)
    guard let text = target.searchText else { return outcome }
    let typed = search.updateView(of: nil) { $0.search(for: text) }
    if case .replaced = outcome { return outcome }
    return typed == .viewChanged ? typed : outcome
  }

  /// Selects a tab; selecting the selected one pops it to its root, and at the root asks its
  /// screen to scroll to the top.
  private func select(_ tab: AppTab) -> Outcome {
    guard tab == selectedTab else {
      show(tab.position)
      return .tabSelected(tab)
    }
    guard reselection == .popsToRoot else { return .unchanged }
    let coordinator = coordinator(of: tab)
    guard stack(of: tab).isAtRoot else { return coordinator.popToRoot() }
    coordinator.updateView(of: nil) {
      $0.selection = 0
      $0.scroll = 0
    }
    return .scrolledToTop(tab)
  }

  private func updateView(of screen: ScreenID, _ change: (inout ViewState) -> Void) -> Outcome {
    if let outcome = updateView(ofPresented: screen, change) { return outcome }
    switch screen {
    case .presentation(let id): return .presentationGone(id)
    case .root(let tab):
      // Nobody stands there, nothing is left of whoever did, and nothing is made by looking.
      guard tab == selection || !stack(of: tab).isUntouched else {
        return .entryGone(nil)
      }
      return coordinator(of: tab).updateView(of: nil, change)
    case .entry(let id):
      return coordinator(of: tab(with: id) ?? selection).updateView(of: id, change)
    }
  }
}

extension SceneAction {
  /// What it would put on Search's stack that cannot stand there; the types of the other tabs' routes
  /// leave nothing to ask.
  fileprivate var stray: AnyRoute? {
    switch self {
    case .navigate(.search(let route)), .dismissAndNavigate(_, .search(let route)):
      AppTab.search.takes(route) ? nil : route
    case .replaceStack(let path): path.stray
    case .openLink(let target), .dismissAndOpenLink(_, let target): target.path.stray
    case .navigate(.home), .navigate(.profile), .dismissAndNavigate(_, .home),
      .dismissAndNavigate(_, .profile), .back, .pop, .popToRoot, .popTo, .selectTab, .present,
      .dismiss, .advance, .submit, .clearForm, .settle, .popFlowToRoot, .look, .beginEditing, .edit,
      .endEditing, .undo, .redo:
      nil
    }
  }

  /// The flow it changes, as only somebody can who stands before it; nil where it changes none.
  var flow: Presentation.ID? {
    switch self {
    case .advance(let id, _), .clearForm(let id), .popFlowToRoot(let id), .submit(let id): id
    case .navigate, .back, .pop, .popToRoot, .popTo, .replaceStack, .selectTab, .openLink, .present,
      .dismiss, .dismissAndNavigate, .dismissAndOpenLink, .settle, .look, .beginEditing, .edit,
      .endEditing, .undo, .redo:
      nil
    }
  }

  /// Whether what is presented is in its way: it is about what lies under a presentation, where
  /// nothing happens unseen, or it leads back out of it.
  ///
  /// Popping is not about that alone: it takes along what the entries presented that go.
  fileprivate var meetsPresented: Bool {
    switch self {
    case .navigate, .replaceStack, .selectTab, .back: true
    case .pop, .popToRoot, .popTo, .openLink, .present, .dismiss, .dismissAndNavigate,
      .dismissAndOpenLink, .advance, .submit, .clearForm, .settle, .popFlowToRoot, .look,
      .beginEditing, .edit, .endEditing, .undo, .redo:
      false
    }
  }
}

extension TabPath {
  fileprivate var stray: AnyRoute? {
    guard case .search(let path) = self else { return nil }
    return path.routes.first { !AppTab.search.takes($0) }
  }
}

extension Outcome {
  /// Whether entries may have gone, and left behind what was presented from them.
  fileprivate var takesEntries: Bool {
    if case .popped = self { return true }
    if case .replaced = self { return true }
    return self == .restored
  }
}
