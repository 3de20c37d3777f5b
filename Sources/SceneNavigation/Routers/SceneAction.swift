/// What can be done in one window; it reaches no other one, whose ids it looks for in vain.
///
/// A tab is named by its place in the tab bar, from 0.
public indirect enum SceneAction: Hashable, Sendable {
  /// One step forward, in a tab.
  case navigate(AnyRoute, in: Int)
  case back
  /// So many steps back, stopping at the root.
  case pop(Int)
  case popToRoot
  /// Back to where a route was opened, if it is in the selected tab's stack.
  case popTo(AnyRoute)
  /// Makes a tab lead along a path with the least change, and selects it.
  case replaceStack(NavigationPath, in: Int)
  /// Does the same with where a link leads, and has the fields of the tab's root say what it says.
  case openLink(LinkTarget)
  case selectTab(Int)
  /// Presents something over the tabs, a value of the type that the app presents.
  case present(AnyRoute)
  /// Dismisses the presentation that is named, with those above it.
  case dismiss(Presentation.ID)
  /// Dismisses it, and whatever stands below it, and takes a step in the window; where a flow below has
  /// something to lose, that flow stays and no step is taken.
  case dismissAndNavigate(Presentation.ID, AnyRoute, in: Int)
  /// Dismisses it and goes where a link leads, both at once.
  case dismissAndOpenLink(Presentation.ID, LinkTarget)
  /// One step on in a flow that is presented.
  case advance(Presentation.ID, AnyRoute)
  /// Back to a flow's first step.
  case popFlowToRoot(Presentation.ID)
  /// Takes back everything that was entered where one stands in what is presented.
  case clearForm(Presentation.ID)
  /// Moves the selected row and the scroll offset of a screen.
  case look(ScreenID, selection: Int, scroll: Int)
  case beginEditing(ScreenID, FieldID)
  case edit(ScreenID, FieldID, TextDraft.Edit)
  case endEditing(ScreenID)
  /// Has the window stand as it did before its last step.
  case undo(to: SceneState)
  /// Has the window stand as it did before that step was taken back.
  case redo(to: SceneState)
  /// What only the app knows: a value of the app's own type.
  case app(AnyRoute)
}

extension SceneAction {
  /// The presentation it dismisses before it goes on; nil where it dismisses none.
  public var presentationLeft: Presentation.ID? {
    switch self {
    case .dismissAndNavigate(let id, _, _), .dismissAndOpenLink(let id, _): id
    default: nil
    }
  }

  /// The routes it leads along, the lowest first; none where it leads nowhere new.
  public var routes: [AnyRoute] {
    switch self {
    case .navigate(let route, _), .dismissAndNavigate(_, let route, _): [route]
    case .replaceStack(let path, _): path.routes
    case .openLink(let target), .dismissAndOpenLink(_, let target): target.path.routes
    default: []
    }
  }

  /// Whether it goes where a link leads, for which what is presented makes way.
  public var opensLink: Bool {
    switch self {
    case .openLink, .dismissAndOpenLink: true
    default: false
    }
  }

  /// The earlier state it puts in the place of the window's; nil where it puts none.
  public var restored: SceneState? {
    switch self {
    case .undo(let state), .redo(let state): state
    default: nil
    }
  }

  /// The action as it may be written down: what was typed into a secret field is dots.
  func redacted(for app: AppDescription) -> SceneAction {
    guard case .edit(let screen, let field, let edit) = self, app.isSecret(field) else {
      return self
    }
    return .edit(screen, field, edit.redacted)
  }
}

extension TextDraft.Edit {
  fileprivate var redacted: TextDraft.Edit {
    switch self {
    case .insert(let text): .insert(text.dotted)
    case .replace(let text): .replace(text.dotted)
    default: self
    }
  }
}

extension String {
  fileprivate var dotted: String { String(repeating: "•", count: count) }
}
