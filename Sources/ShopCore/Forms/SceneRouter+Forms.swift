import SceneNavigation

extension SceneRouter {
  /// What was entered in a checkout so far; nil where there is none of that name.
  func checkoutForm(of id: Presentation.ID, today: String) -> CheckoutForm? {
    presentation(id).map { CheckoutForm($0, secrets: secrets.drafts(of: id), today: today) }
  }

  /// Goes on to the next step of a checkout, or to the first field that is wrong, where all of them
  /// say so.
  func submitCheckout(_ flow: Presentation, today: String, cause: Cause) -> Outcome {
    let stage = CheckoutStage(of: flow.stack)
    let form = CheckoutForm(flow, secrets: secrets.drafts(of: flow.id), today: today)
    let wrong = form.wrongFields(at: stage)
    if let outcome = stand(on: wrong, at: stage, of: flow.id) { return outcome }
    guard let next = stage.next else { return .shop(.nothingToSubmit(flow.id)) }
    return advance(flow.id, to: next, cause: cause)
  }

  /// Goes to the stage at which a field is wrong, and to that field.
  ///
  /// A step that was never gone through is opened above the first one.
  func goBack(to stage: CheckoutStage, of flow: Presentation, today: String) -> Outcome {
    let wrong = checkoutForm(of: flow.id, today: today)?.wrongFields(at: stage) ?? []
    if wrong.isEmpty { return .shop(.nothingToSubmit(flow.id)) }
    update(flow.id) { presentation in
      while CheckoutStage(of: presentation.stack) != stage, !presentation.stack.isAtRoot {
        presentation.stack.popKeepingDrafts()
      }
    }
    if let changed = presentation(flow.id), CheckoutStage(of: changed.stack) != stage,
      let step = stage.step
    {
      _ = advance(flow.id, to: step, cause: .guard)
    }
    return stand(on: wrong, at: stage, of: flow.id) ?? .shop(.nothingToSubmit(flow.id))
  }

  /// Selects the first wrong field of a checkout, and leaves whatever is typed into; nil where none is
  /// wrong.
  private func stand(
    on wrong: [WrongField],
    at stage: CheckoutStage,
    of flow: Presentation.ID
  ) -> Outcome? {
    stand(on: wrong, selecting: { stage.fields.firstIndex(of: $0) }, of: flow)
  }

  /// Selects the row of the first wrong field, and has the problems of all of them be shown; nil
  /// where none is wrong.
  func stand(
    on wrong: [WrongField],
    selecting row: (FieldID) -> Int?,
    of id: Presentation.ID
  ) -> Outcome? {
    guard let first = wrong.first else { return nil }
    guard let screen = presentation(id)?.screen else { return .presentationGone(id) }
    let fields = wrong.map(\.field)
    for field in fields where field.isSecret { secrets.note(field, of: id) }
    _ = updateView(ofPresented: screen) { view in
      view.endEditing()
      view.selection = row(first.field) ?? view.selection
      view.scroll = 0
      for field in fields where !field.isSecret { view.drafts.note(field) }
    }
    return .shop(.fieldWrong(first))
  }

  /// Has the entry a filter was presented from show what was chosen, and dismisses it.
  func applyFilter(_ sheet: Presentation) -> Outcome {
    let chosen = sheet.stack.root.drafts
    guard case .dismissed = dismiss(sheet.id) else { return .presentationGone(sheet.id) }
    guard let presenter = sheet.presenter else { return .dismissed(sheet) }
    for tab in AppTab.allCases where stack(of: tab).contains(presenter) {
      coordinator(of: tab).updateView(of: presenter) { view in
        for field in ShelfFilter.fields {
          let draft = chosen[field]
          view.drafts[field] = draft?.text.isEmpty == false ? draft : nil
        }
        view.selection = 0
        view.scroll = 0
      }
    }
    return .shop(.shelfFiltered(ShelfFilter(sheet.stack.root)))
  }

  /// Takes back what was entered on the screen one stands on in a presentation, and nothing else.
  func clearForm(_ id: Presentation.ID) -> Outcome {
    guard let before = presentation(id) else { return .presentationGone(id) }
    let fields = before.fields
    let hadSecrets = !secrets.drafts(of: id).only(fields).isEmpty
    for field in fields { secrets.forget(field, of: id) }
    update(id) { presentation in
      presentation.stack.updateView(of: presentation.stack.top?.id) { $0.endEditing() }
      // The root keeps what was typed in steps that were left.
      for screen in [presentation.stack.top?.id, nil] {
        presentation.stack.updateView(of: screen) { $0.drafts = $0.drafts.without(fields) }
      }
    }
    return presentation(id) != before || hadSecrets ? .shop(.formCleared) : .unchanged
  }

  /// Types into a field of what is presented; secret ones are kept apart.
  func editSecret(_ field: FieldID, on screen: ScreenID, _ edit: TextDraft.Edit) -> Outcome {
    guard let presentation = presentation(with: screen) else {
      if case .presentation(let id) = screen { return .presentationGone(id) }
      if case .entry(let id) = screen { return .entryGone(id) }
      return .entryGone(nil)
    }
    secrets.edit(field, of: presentation.id, edit)
    return .viewChanged
  }

  /// Leaves the field that is typed into; what is presented remembers that one was in it.
  func endEditing(on screen: ScreenID) -> Outcome? {
    guard let presentation = presentation(with: screen) else { return nil }
    return updateView(ofPresented: screen) { view in
      guard let field = view.editing else { return }
      view.endEditing()
      if field.isSecret {
        secrets.note(field, of: presentation.id)
      } else {
        view.drafts.note(field)
      }
    }
  }

  func presentation(_ id: Presentation.ID) -> Presentation? {
    presentations.first { $0.id == id }
  }
}

extension Presentation {
  /// The fields of the screen one stands on.
  fileprivate var fields: [FieldID] {
    if case .fullScreenCover(.checkout) = content { return CheckoutStage(of: stack).fields }
    return stack.view.drafts.fields
  }
}

extension BackStack {
  /// Takes the top entry off; what was typed there is kept at the root, for whoever comes back.
  mutating func popKeepingDrafts() {
    guard let drafts = top?.view.drafts else { return }
    pop()
    guard !drafts.isEmpty else { return }
    updateView(of: nil) { $0.drafts.merge(drafts) }
  }
}
