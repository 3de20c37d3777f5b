public import SceneNavigation

/// What can be done in one window; it reaches no other one, whose ids it looks for in vain.
public indirect enum SceneAction: Hashable, Sendable {
  /// One step forward, in the tab the destination belongs to.
  case navigate(Destination)
  case back
  /// So many steps back, stopping at the root.
  case pop(Int)
  case popToRoot
  /// Back to where a route was opened, if it is in the selected tab's stack.
  case popTo(Destination)
  /// Makes a tab lead along a path with the least change, and selects it.
  case replaceStack(TabPath)
  /// Does the same with where a link leads, and has the search field say what it says.
  case openLink(LinkTarget)
  case selectTab(AppTab)
  case present(Presentation.Content)
  /// Dismisses the presentation that is named, with those above it.
  case dismiss(Presentation.ID)
  /// Dismisses it, and whatever stands below it, and takes a step in the window; where a flow below has
  /// something to lose, that flow stays and no step is taken.
  case dismissAndNavigate(Presentation.ID, Destination)
  /// Dismisses it and goes where a link leads, both at once.
  case dismissAndOpenLink(Presentation.ID, LinkTarget)
  /// One step on in a flow that is presented.
  case advance(Presentation.ID, CheckoutStep)
  /// Goes on from where one stands in what is presented, with what was entered there: a flow's
  /// next step, or what a sheet is for.
  ///
  /// Where something is wrong it goes to the first wrong field.
  case submit(Presentation.ID)
  /// Takes back everything that was entered where one stands in what is presented.
  case clearForm(Presentation.ID)
  /// Brings the answer to a payment, in the window that waits for it.
  case settle(Payment.ID, PaymentAnswer)
  /// Back to a flow's first step.
  case popFlowToRoot(Presentation.ID)
  /// Moves the selected row and the scroll offset of a screen.
  case look(ScreenID, selection: Int, scroll: Int)
  case beginEditing(ScreenID, FieldID)
  case edit(ScreenID, FieldID, TextDraft.Edit)
  case endEditing(ScreenID)
  /// Has the window stand as it did before its last step; no guard is asked, so that states from
  /// before an account was left are forgotten with it, as ``UndoHistory`` does.
  case undo(to: SceneState)
  /// Has the window stand as it did before that step was taken back.
  case redo(to: SceneState)
}
