import SceneNavigation

extension SceneRouter {
  func checkoutForm(of flow: Presentation, today: String) -> CheckoutForm {
    CheckoutForm(flow, secrets: secrets.drafts(of: flow.id), today: today)
  }

  /// Advances to the next step, or shows every problem and selects the first invalid field.
  func submitCheckout(_ flow: Presentation, today: String, cause: Cause) -> Outcome {
    let stage = CheckoutStage(of: flow.stack)
    let wrong = checkoutForm(of: flow, today: today).wrongFields(at: stage)
    if let outcome = show(problems: wrong, selecting: stage.fields.firstIndex(of:), of: flow.id) {
      return outcome
    }
    guard let next = stage.next else { return .nothingToSubmit(flow.id) }
    return advance(flow.id, to: AnyRoute(next), cause: cause)
  }

  /// Selects the first invalid field of a stage, and opens the stage if it was never visited.
  func goBack(to stage: CheckoutStage, of flow: Presentation, today: String) -> Outcome {
    let wrong = checkoutForm(of: flow, today: today).wrongFields(at: stage)
    update(flow.id) { presentation in
      while CheckoutStage(of: presentation.stack) != stage, !presentation.stack.isAtRoot {
        presentation.stack.popKeepingDrafts()
      }
    }
    if let changed = presentation(flow.id), CheckoutStage(of: changed.stack) != stage,
      let step = stage.step
    {
      _ = advance(flow.id, to: AnyRoute(step), cause: .guard)
    }
    return show(problems: wrong, selecting: stage.fields.firstIndex(of:), of: flow.id)
      ?? .nothingToSubmit(flow.id)
  }

  /// Selects the first invalid field and shows the problems of all; nil if there are none.
  func show(
    problems wrong: [WrongField],
    selecting row: (FieldID) -> Int?,
    of id: Presentation.ID
  ) -> Outcome? {
    guard let first = wrong.first else { return nil }
    guard let screen = presentation(id)?.screen else { return .presentationGone(id) }
    let fields = wrong.map(\.field)
    for field in fields where field.isSecret { secrets.note(field, of: id) }
    _ = updateView(ofPresented: screen) { view in
      view.endEditing()
      view.scrollToTop(selecting: row(first.field))
      for field in fields where !field.isSecret { view.drafts.note(field) }
    }
    return .shop(.fieldWrong(first))
  }

  func applyFilter(_ sheet: Presentation) -> Outcome {
    let chosen = sheet.stack.root.drafts
    guard case .dismissed = dismiss(sheet.id) else { return .presentationGone(sheet.id) }
    guard let presenter = sheet.presenter else { return .dismissed(sheet) }
    for tab in AppTab.allCases where stack(of: tab).contains(presenter) {
      coordinator(of: tab).updateView(of: presenter) { view in
        for field in CategoryFilter.fields {
          let draft = chosen[field]
          view.drafts[field] = draft?.text.isEmpty == false ? draft : nil
        }
        view.scrollToTop()
      }
    }
    return .shop(.categoryFiltered(CategoryFilter(sheet.stack.root)))
  }
}
