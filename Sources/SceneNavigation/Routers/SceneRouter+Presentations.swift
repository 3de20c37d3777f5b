extension SceneRouter {
  /// The presentation on top; nil if there is none.
  public var presented: Presentation? { presentations.last }

  /// The presentation with this id; nil if it is gone.
  public func presentation(_ id: Presentation.ID) -> Presentation? {
    presentations.first { $0.id == id }
  }

  package func present(_ modal: AnyRoute, cause: Cause) -> Outcome {
    if let presented, presented.modal == modal { return .unchanged }
    let presentation = Presentation(
      id: takeNumber(),
      presenting: modal,
      cause: cause,
      presenter: stack.top?.id,
      stack: BackStack(root: app.modal(modal)?.beginning(over: stack) ?? ViewState())
    )
    setPresentations(presentations + [presentation])
    return .presented(presentation)
  }

  /// Dismisses exactly this presentation and those above it.
  package func dismiss(_ id: Presentation.ID) -> Outcome {
    guard let index = presentations.firstIndex(where: { $0.id == id }) else {
      return .presentationGone(id)
    }
    let gone = presentations[index]
    setPresentations(Array(presentations[..<index]))
    return .dismissed(gone)
  }

  /// Goes back in a presentation: to the previous step of a flow, or out of it.
  ///
  /// A flow with unsaved input asks first.
  func back(in presentation: Presentation) -> Outcome {
    if let top = presentation.stack.top {
      if app.backDismisses(presentation) { return dismiss(presentation.id) }
      update(presentation.id) { $0.stack.popKeepingDrafts() }
      return .popped(top, count: 1)
    }
    guard app.hasUnsavedInput(presentation) else { return dismiss(presentation.id) }
    let question = app.question(leaving: presentation.id, for: .back)
    return question.map { present($0, cause: .guard) } ?? dismiss(presentation.id)
  }

  /// Pushes the next step of a flow; text typed there earlier is restored.
  package func advance(_ id: Presentation.ID, to step: AnyRoute, cause: Cause) -> Outcome {
    guard let flow = presentation(id) else { return .presentationGone(id) }
    guard let modal = app.modal(flow.modal), modal.accepts(step: step) else {
      return .nothingToSubmit(id)
    }
    let kept = flow.stack.root.drafts.only(modal.fields(at: step))
    let entry = Entry(id: takeNumber(), route: step, cause: cause, view: ViewState(drafts: kept))
    update(id) { $0.stack.push(entry) }
    return .pushed(entry)
  }

  /// Pops a flow to its first step; the tab's stack does not change.
  func popFlowToRoot(_ id: Presentation.ID) -> Outcome {
    guard let flow = presentation(id) else { return .presentationGone(id) }
    guard let top = flow.stack.top else { return .alreadyAtRoot }
    if app.backDismisses(flow) { return dismiss(id) }
    update(id) { flow in
      while !flow.stack.isAtRoot { flow.stack.popKeepingDrafts() }
    }
    return .popped(top, count: flow.stack.depth)
  }

  func clearForm(_ id: Presentation.ID) -> Outcome {
    guard let before = presentation(id) else { return .presentationGone(id) }
    let typed = secrets.drafts(of: id)
    let named = app.modal(before.modal)?.fields(at: before.stack.top?.route) ?? []
    let fields = named.isEmpty ? before.stack.view.drafts.fields + typed.fields : named
    for field in fields { secrets.forget(field, of: id) }
    update(id) { presentation in
      presentation.stack.updateView(of: presentation.stack.top?.id) { $0.endEditing() }
      // The root holds the drafts of steps that were left.
      for screen in [presentation.stack.top?.id, nil] {
        presentation.stack.updateView(of: screen) { $0.drafts = $0.drafts.without(fields) }
      }
    }
    let hadSecrets = !typed.only(fields).isEmpty
    return presentation(id) != before || hadSecrets ? .formCleared : .unchanged
  }

  /// Dismisses presentations whose presenting entry is gone.
  func dismissOrphans() {
    let presented = presentations
    let first = presented.firstIndex { presentation in
      guard let presenter = presentation.presenter else { return false }
      return tab(with: presenter) == nil
    }
    if let first { setPresentations(Array(presented[..<first])) }
  }

  /// Dismisses everything before a link is opened.
  ///
  /// Returns nil if all was dismissed; otherwise what blocks it: a presentation, or the question
  /// asked about unsaved input.
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
    guard let index = presentations.firstIndex(where: { $0.has(screen) }) else { return nil }
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

  /// The presentation a screen belongs to; nil if it belongs to a tab.
  func presentation(with screen: ScreenID) -> Presentation? {
    presentations.first { $0.has(screen) }
  }

  package func update(_ id: Presentation.ID, _ change: (inout Presentation) -> Void) {
    var changed = presentations
    guard let index = changed.firstIndex(where: { $0.id == id }) else { return }
    change(&changed[index])
    setPresentations(changed)
  }
}

extension BackStack {
  /// Pops the top entry and saves its drafts at the root, in case the user returns to that step.
  package mutating func popKeepingDrafts() {
    guard let drafts = top?.view.drafts else { return }
    pop()
    guard !drafts.isEmpty else { return }
    updateView(of: nil) { $0.drafts.merge(drafts) }
  }
}
