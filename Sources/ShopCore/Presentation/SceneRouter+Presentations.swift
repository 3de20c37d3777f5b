public import SceneNavigation

extension SceneRouter {
  /// What stands over everything else in the window; nil where nothing does.
  public var presented: Presentation? { presentations.last }

  /// Presents something over whatever stands in the window.
  func present(_ content: Presentation.Content, cause: Cause) -> Outcome {
    if let presented = presentations.last, presented.content == content {
      return .unchanged
    }
    let presentation = Presentation(
      id: takeNumber(),
      content: content,
      cause: cause,
      presenter: stack.top?.id,
      stack: BackStack(root: beginning(of: content))
    )
    setPresentations(presentations + [presentation])
    return .presented(presentation)
  }

  /// How the first screen of what is presented is looked at: a filter shows what is chosen already.
  private func beginning(of content: Presentation.Content) -> ViewState {
    guard case .sheet(.filter) = content else { return ViewState() }
    return ViewState(drafts: stack.view.drafts.only(ShelfFilter.fields))
  }

  /// Dismisses the presentation that is meant, and those above it; no other one.
  func dismiss(_ id: Presentation.ID) -> Outcome {
    guard let index = presentations.firstIndex(where: { $0.id == id }) else {
      return .presentationGone(id)
    }
    let gone = presentations[index]
    setPresentations(Array(presentations[..<index]))
    return .dismissed(gone)
  }

  /// Dismisses a presentation and takes a step, both at once; where the presentation is gone,
  /// neither, and no step where below it something would be lost.
  func dismiss(_ id: Presentation.ID, then destination: Destination, cause: Cause) -> Outcome {
    guard case .dismissed(let gone) = dismiss(id) else { return .presentationGone(id) }
    if makeWay(for: nil) != nil { return .dismissed(gone) }
    return navigate(to: destination, cause: cause)
  }

  /// One step back in what is presented: in a flow to the step before, else out of it; a flow in
  /// which something was entered asks first.
  func back(in presentation: Presentation) -> Outcome {
    if let top = presentation.stack.top {
      if presentation.isLeftByBack { return dismiss(presentation.id) }
      update(presentation.id) { $0.stack.popKeepingDrafts() }
      return .popped(top, count: 1)
    }
    guard presentation.hasSomethingToLose else { return dismiss(presentation.id) }
    return present(.confirmationDialog(.leave(presentation.id, then: .back)), cause: .guard)
  }

  /// One step on in a checkout, in which an order is placed by nothing but a payment.
  func goOn(in id: Presentation.ID, to step: CheckoutStep, cause: Cause) -> Outcome {
    guard let flow = presentation(id) else { return .presentationGone(id) }
    guard case .fullScreenCover(.checkout) = flow.content,
      CheckoutStage(of: flow.stack) != .placed, CheckoutStage(step) != .placed
    else { return .shop(.nothingToSubmit(id)) }
    return advance(id, to: step, cause: cause)
  }

  /// One step on in a flow; what was typed there before it was left is there again.
  func advance(_ id: Presentation.ID, to step: CheckoutStep, cause: Cause) -> Outcome {
    guard let flow = presentation(id) else { return .presentationGone(id) }
    let kept = flow.stack.root.drafts.only(CheckoutStage(step).fields)
    let entry = Entry(
      id: takeNumber(),
      route: AnyRoute(step),
      cause: cause,
      view: ViewState(drafts: kept)
    )
    update(id) { $0.stack.push(entry) }
    return .pushed(entry)
  }

  /// Back to the first step of a flow; the tab's stack stays as it is, and so does what is no flow.
  func popFlowToRoot(_ id: Presentation.ID) -> Outcome {
    guard let presentation = presentations.first(where: { $0.id == id }) else {
      return .presentationGone(id)
    }
    guard case .fullScreenCover(.checkout) = presentation.content else {
      return .covered(by: presentation)
    }
    guard let top = presentation.stack.top else { return .alreadyAtRoot }
    if presentation.isLeftByBack { return dismiss(id) }
    update(id) { flow in
      while !flow.stack.isAtRoot { flow.stack.popKeepingDrafts() }
    }
    return .popped(top, count: presentation.stack.depth)
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
  /// Nil where the way is free; else the question that was asked, for a flow with something to
  /// lose is not left unasked.
  func makeWay(for link: @autoclosure () -> DeepLink?) -> Outcome? {
    switch presentations.wayOut {
    case .free:
      if !presentations.isEmpty { setPresentations([]) }
      return nil
    case .covered(let question): return .covered(by: question)
    case .asks(let flow):
      guard let link = link() else { return .covered(by: flow) }
      return present(.confirmationDialog(.leave(flow.id, then: .link(link))), cause: .guard)
    }
  }

  func updateView(
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

  func update(_ id: Presentation.ID, _ change: (inout Presentation) -> Void) {
    var changed = presentations
    guard let index = changed.firstIndex(where: { $0.id == id }) else { return }
    change(&changed[index])
    setPresentations(changed)
  }

  /// Whether a sign-in is presented.
  var asksToSignIn: Bool { presentations.contains(where: \.content.isSignIn) }

  /// Closes the sign-in that came between, and says what one wanted to do then; nil where the
  /// window waits for none, or nothing in particular was wanted.
  func endSignIn(in shop: ShopState) -> SceneAction? {
    guard
      let waiting = presentations.first(where: { $0.content.isSignIn }),
      case .fullScreenCover(.signIn(let wanted)) = waiting.content
    else { return nil }
    _ = dismiss(waiting.id)
    return switch wanted {
    case .step(let destination): .navigate(destination)
    case .link(let link): .openLink(link.target(in: shop))
    case .checkout: .present(.fullScreenCover(.checkout))
    case .review(let product): .present(.sheet(.writeReview(product)))
    case nil: nil
    }
  }
}

extension Presentation.Content {
  /// Whether it is a sign-in after which one goes on to what one wanted.
  var isSignInForMore: Bool {
    if case .fullScreenCover(.signIn(.some)) = self { true } else { false }
  }

  /// Whether it asks whether to leave a flow.
  var asksToLeave: Bool {
    guard case .confirmationDialog(let dialog) = self else { return false }
    return switch dialog {
    case .leave, .follow: true
    case .removeLine, .signOut: false
    }
  }

  /// Whether somebody is asked to sign in.
  package var isSignIn: Bool {
    if case .fullScreenCover(.signIn) = self { true } else { false }
  }
}
