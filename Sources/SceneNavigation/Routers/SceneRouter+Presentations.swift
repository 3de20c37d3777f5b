extension SceneRouter {
  /// What stands over everything else in the window; nil where nothing does.
  public var presented: Presentation? { presentations.last }

  /// What is presented under an id; nil where that is gone.
  public func presentation(_ id: Presentation.ID) -> Presentation? {
    presentations.first { $0.id == id }
  }

  /// Presents something over whatever stands in the window.
  package func present(_ modal: AnyRoute, cause: Cause) -> Outcome {
    if let presented, presented.modal == modal { return .unchanged }
    let presentation = Presentation(
      id: takeNumber(),
      presenting: modal,
      cause: cause,
      presenter: stack.top?.id,
      stack: BackStack(root: app.modals.beginning(modal, stack))
    )
    setPresentations(presentations + [presentation])
    return .presented(presentation)
  }

  /// Dismisses the presentation that is meant, and those above it; no other one.
  package func dismiss(_ id: Presentation.ID) -> Outcome {
    guard let index = presentations.firstIndex(where: { $0.id == id }) else {
      return .presentationGone(id)
    }
    let gone = presentations[index]
    setPresentations(Array(presentations[..<index]))
    return .dismissed(gone)
  }

  /// One step back in what is presented: in a flow to the step before, else out of it; a flow in
  /// which something was entered asks first.
  func back(in presentation: Presentation) -> Outcome {
    if let top = presentation.stack.top {
      if app.backDismisses(presentation) { return dismiss(presentation.id) }
      update(presentation.id) { $0.stack.popKeepingDrafts() }
      return .popped(top, count: 1)
    }
    guard app.hasUnsavedInput(presentation) else { return dismiss(presentation.id) }
    return ask(leaving: presentation.id, for: .back) ?? dismiss(presentation.id)
  }

  /// Asks whether to leave a flow; nil where the app has no question for that.
  func ask(leaving flow: Presentation.ID, for reason: LeavingReason) -> Outcome? {
    app.modals.question(flow, reason).map { present($0, cause: .guard) }
  }

  /// One step on in a flow; what was typed there before it was left is there again.
  package func advance(_ id: Presentation.ID, to step: AnyRoute, cause: Cause) -> Outcome {
    guard let flow = presentation(id) else { return .presentationGone(id) }
    guard app.modals.accepts(flow.modal, step) else { return .nothingToSubmit(id) }
    let kept = flow.stack.root.drafts.only(app.modals.fields(flow.modal, step))
    let entry = Entry(id: takeNumber(), route: step, cause: cause, view: ViewState(drafts: kept))
    update(id) { $0.stack.push(entry) }
    return .pushed(entry)
  }

  /// Back to the first step of a flow; the tab's stack stays as it is.
  func popFlowToRoot(_ id: Presentation.ID) -> Outcome {
    guard let flow = presentation(id) else { return .presentationGone(id) }
    guard let top = flow.stack.top else { return .alreadyAtRoot }
    if app.backDismisses(flow) { return dismiss(id) }
    update(id) { flow in
      while !flow.stack.isAtRoot { flow.stack.popKeepingDrafts() }
    }
    return .popped(top, count: flow.stack.depth)
  }

  /// Takes back what was entered on the screen one stands on in a presentation, and nothing else.
  func clearForm(_ id: Presentation.ID) -> Outcome {
    guard let before = presentation(id) else { return .presentationGone(id) }
    let typed = secrets.drafts(of: id)
    let named = app.modals.fields(before.modal, before.stack.top?.route)
    let fields = named.isEmpty ? before.stack.view.drafts.fields + typed.fields : named
    for field in fields { secrets.forget(field, of: id) }
    update(id) { presentation in
      presentation.stack.updateView(of: presentation.stack.top?.id) { $0.endEditing() }
      // The root keeps what was typed in steps that were left.
      for screen in [presentation.stack.top?.id, nil] {
        presentation.stack.updateView(of: screen) { $0.drafts = $0.drafts.without(fields) }
      }
    }
    let hadSecrets = !typed.only(fields).isEmpty
    return presentation(id) != before || hadSecrets ? .formCleared : .unchanged
  }

  /// Takes away what was presented from entries that are gone.
  func dismissOrphans() {
    let presented = presentations
    let first = presented.firstIndex { presentation in
      guard let presenter = presentation.presenter else { return false }
      return tab(with: presenter) == nil
    }
    if let first { setPresentations(Array(presented[..<first])) }
  }

  /// Makes room for a link: nothing stays over the place it leads to.
  ///
  /// Nil where the way is free; else what stands in it, or the question that was asked, for a flow with
  /// something to lose is not left unasked.
  package func dismissAllForLink(asking question: (_ flow: Presentation.ID) -> AnyRoute?)
    -> Outcome?
  {
    switch app.dismissalCheck(of: presentations) {
    case .free:
      if !presentations.isEmpty { setPresentations([]) }
      return nil
    case .covered(let question): return .covered(by: question)
    case .asks(let flow):
      guard let question = question(flow.id) else { return .covered(by: flow) }
      return present(question, cause: .guard)
    }
  }

  package func updateView(
    ofPresented screen: ScreenID,
    _ change: (inout ViewState) -> Void
  ) -> Outcome? {
    guard let index = index(of: screen) else { return nil }
    let stack = presentations[index].stack
    var changed = stack
    if case .entry(let id) = screen {
      changed.updateView(of: id, change)
    } else {
      changed.updateView(of: nil, change)
    }
    guard changed != stack else { return .unchanged }
    var presented = presentations
    presented[index].stack = changed
    setPresentations(presented)
    return .viewChanged
  }

  /// The presentation a screen belongs to, if it belongs to one.
  func presentation(with screen: ScreenID) -> Presentation? {
    index(of: screen).map { presentations[$0] }
  }

  private func index(of screen: ScreenID) -> Int? {
    presentations.firstIndex { presentation in
      switch screen {
      case .presentation(let id): presentation.id == id
      case .entry(let id): presentation.stack.contains(id)
      case .root: false
      }
    }
  }

  package func update(_ id: Presentation.ID, _ change: (inout Presentation) -> Void) {
    var changed = presentations
    guard let index = changed.firstIndex(where: { $0.id == id }) else { return }
    change(&changed[index])
    setPresentations(changed)
  }

  /// Whether the window waits for a change of what all windows share.
  package var isWaiting: Bool { presentations.contains { app.modals.waits($0.modal) } }
}

extension BackStack {
  /// Takes the top entry off; what was typed there is kept at the root, for whoever comes back.
  package mutating func popKeepingDrafts() {
    guard let drafts = top?.view.drafts else { return }
    pop()
    guard !drafts.isEmpty else { return }
    updateView(of: nil) { $0.drafts.merge(drafts) }
  }
}
