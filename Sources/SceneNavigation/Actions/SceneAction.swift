/// An action in one window.
///
/// It cannot reach another one: entry and presentation ids are looked up only in its own. Tabs are
/// identified by their index in the tab bar.
public indirect enum SceneAction: Hashable, Sendable {
  /// Pushes a route in a tab and selects the tab.
  case navigate(AnyRoute, in: Int)
  case back
  /// Pops up to this many entries, stopping at the root.
  case pop(Int)
  case popToRoot
  /// Pops the selected tab to the topmost entry with this route.
  case popTo(AnyRoute)
  /// Replaces a tab's stack, keeping the common prefix, and selects the tab.
  case replaceStack(NavigationPath, in: Int)
  /// Replaces the stack with a link's path, and fills the fields of the tab's root with the link's
  /// texts.
  case openLink(LinkTarget)
  case selectTab(Int)
  /// Presents a value of the app's ``Modal`` type.
  case present(AnyRoute)
  /// Dismisses a presentation and those above it.
  case dismiss(Presentation.ID)
  /// Dismisses all presentations and pushes a route. If a flow below this presentation has unsaved
  /// input, only this one is dismissed and nothing is pushed.
  case dismissAndNavigate(Presentation.ID, AnyRoute, in: Int)
  /// Dismisses a presentation and opens a link, in one action.
  case dismissAndOpenLink(Presentation.ID, LinkTarget)
  /// Pushes the next step in a presented flow.
  case advance(Presentation.ID, AnyRoute)
  /// Pops a presented flow to its first step.
  case popFlowToRoot(Presentation.ID)
  /// Clears the input on a presentation's visible screen.
  case clearForm(Presentation.ID)
  /// Sets the selected row and the scroll offset of a screen, which may leave the row out of sight.
  case look(ScreenID, selection: Int, scroll: Int, isScrolledAway: Bool = false)
  case beginEditing(ScreenID, FieldID)
  case edit(ScreenID, FieldID, TextDraft.Edit)
  case endEditing(ScreenID)
  /// Restores the window's state before its last step.
  case undo(to: SceneState)
  /// Restores the window's state before the last undo.
  case redo(to: SceneState)
  /// An action of the app's own type.
  case app(AnyRoute)
}

extension SceneAction {
  /// The presentation that the action dismisses before navigating; nil if it does not dismiss one.
  public var presentationLeft: Presentation.ID? {
    switch self {
    case .dismissAndNavigate(let id, _, _), .dismissAndOpenLink(let id, _): id
    default: nil
    }
  }

  /// The routes that the action navigates to, the top one last; empty if it opens nothing new.
  public var routes: [AnyRoute] {
    switch self {
    case .navigate(let route, _), .dismissAndNavigate(_, let route, _): [route]
    case .replaceStack(let path, _): path.routes
    case .openLink(let target), .dismissAndOpenLink(_, let target): target.path.routes
    default: []
    }
  }

  /// True if the action opens a link, for which presentations are dismissed.
  public var opensLink: Bool {
    switch self {
    case .openLink, .dismissAndOpenLink: true
    default: false
    }
  }

  /// The earlier state that the action restores; nil if it restores none.
  public var restored: SceneState? {
    switch self {
    case .undo(let state), .redo(let state): state
    default: nil
    }
  }
}

extension TextDraft.Edit {
  var redacted: TextDraft.Edit {
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
