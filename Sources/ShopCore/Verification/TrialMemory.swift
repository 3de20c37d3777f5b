import SceneNavigation

/// What a trial remembers of a run of the app, for the laws that want to know more than one step.
@MainActor struct TrialMemory {
  /// The next numbers of the scenes whose windows are gone.
  private var numbers: [SceneID: Int] = [:]
  /// How the windows stood that were closed.
  private var closed: [SceneID: SceneState] = [:]
  /// The payments that orders were placed for.
  private var paid: Set<Payment.ID> = []

  /// Looks at what an action that reaches beyond one window left, or one that placed an order.
  mutating func check(_ step: Step, in app: ShopApp, into tally: inout LawTally) {
    if step.record.outcome.leavesAccount {
      closed = [:]
      checkNothingWaits(after: step, in: app, into: &tally)
    }
    if step.record.action.scene == nil { checkWindows(step, in: app, into: &tally) }
    if case .orderPlaced? = step.record.outcome.shop { checkPaidOnce(step, in: app, into: &tally) }
    if app.shop.isSomebodySignedIn {
      checkNobodyWaitsInVain(after: step, into: &tally)
    } else if step.record.outcome.leadsSomewhere {
      checkNobodyStandsInside(after: step, into: &tally)
    }
  }

  /// The laws of windows that come, go and come back.
  private mutating func checkWindows(
    _ step: Step,
    in app: ShopApp,
    into tally: inout LawTally
  ) {
    for change in step.changes where !change.isMove {
      checkNumbersGoOn(in: change, step, into: &tally)
      if change.isDisappearance { closed[change.window.id] = change.before }
    }
    switch step.record.outcome {
    case .windowReopened(let window): checkReopened(window, step, into: &tally)
    case .windowDuplicated(let copy, let original):
      guard let own = app.monitor.scene(copy.id), let other = app.monitor.scene(original.id)
      else { return }
      tally.check(
        .windowIsolation,
        holds: own.isCopy(of: other),
        by: step,
        "\(copy.letter) stands elsewhere than \(original.letter), or shares entries with it"
      )
    case .traveled(let isWhole):
      guard case .app(.travel(let state)) = step.record.action else { return }
      tally.check(
        .restoreIsIdentity,
        holds: app.lastState.isSamePlace(as: state)
          || !isWhole
            && (app.lastState.isSamePlace(as: state.withoutSignIns)
              || app.lastState.isSamePlace(as: state.withoutAccount)),
        by: step,
        "the windows do not stand where they stood"
      )
    case .app:
      if case .signedIn? = step.record.outcome.shop { checkLedOn(step, in: app, into: &tally) }
    default: break
    }
  }

  /// Numbers are never given twice in a scene, also where its window was gone in between.
  private mutating func checkNumbersGoOn(
    in change: SceneChange,
    _ step: Step,
    into tally: inout LawTally
  ) {
    if let gone = change.before?.nextNumber { numbers[change.window.id] = gone }
    guard let next = change.after?.nextNumber, let gone = numbers[change.window.id] else { return }
    tally.check(
      .dismissHitsItsOwn,
      holds: next >= gone,
      by: step,
      "\(change.window.letter) gives numbers again that it gave before"
    )
  }

  /// A window that is reopened stands where it was closed, but for a sign-in somebody met meanwhile.
  private mutating func checkReopened(
    _ window: SceneWindow,
    _ step: Step,
    into tally: inout LawTally
  ) {
    guard let left = closed.removeValue(forKey: window.id),
      !left.presentations.contains(where: \.content.isSignIn),
      let now = step.changes.first(where: { $0.window.id == window.id })?.after
    else { return }
    tally.check(
      .restoreIsIdentity,
      holds: now.isSamePlace(as: left),
      by: step,
      "\(window.letter) does not stand where it was closed"
    )
  }

  /// Whoever signs in comes to what they wanted, in each window that waited for it.
  private func checkLedOn(_ step: Step, in app: ShopApp, into tally: inout LawTally) {
    for change in step.changes {
      guard
        case .fullScreenCover(.signIn(let wanted?)) = change.before?.presentations.first?.content,
        let after = change.after
      else { continue }
      tally.check(
        .linkLandsOnce,
        holds: after.stands(on: wanted, in: app.shop.state),
        by: step,
        "\(change.window.letter) waited for the sign-in, and was not led on"
      )
    }
  }

  /// Of an account that was left nothing can be reopened, no link waits, and nothing secret is known.
  private func checkNothingWaits(
    after step: Step,
    in app: ShopApp,
    into tally: inout LawTally
  ) {
    let routers = app.windows.windows.compactMap { app.windows.router($0.id) }
    let finding: String? =
      if !app.windows.closed.isEmpty {
        "a closed window can still be reopened"
      } else if !routers.allSatisfy(\.waitingLinks.isEmpty) {
        "a link still waits"
      } else if !routers.allSatisfy(\.secrets.isEmpty) {
        "what was typed into secret fields is still known"
      } else if routers.contains(where: { $0.paying != nil }) {
        "the answer to a payment is still awaited"
      } else {
        nil
      }
    tally.check(.signOutForgets, holds: finding == nil, by: step, finding ?? "")
  }

  /// Where somebody is signed in, no window asks them to sign in for what they wanted.
  private func checkNobodyWaitsInVain(after step: Step, into tally: inout LawTally) {
    for change in step.changes {
      guard let presented = change.after?.presentations, !presented.isEmpty else { continue }
      tally.check(
        .linkLandsOnce,
        holds: !presented.contains(where: \.content.waits),
        by: step,
        "\(change.window.letter) waits for a sign-in, and somebody is signed in"
      )
    }
  }

  /// Where nobody is signed in, nobody stands on what is an account's own.
  private func checkNobodyStandsInside(after step: Step, into tally: inout LawTally) {
    for change in step.changes {
      guard let after = change.after else { continue }
      var stack = after.stack(of: after.selectedTab)
      var isInside = false
      for _ in 0..<Self.looked where !isInside {
        isInside = stack.top?.isOfAccount ?? false
        stack.pop()
      }
      tally.check(
        .signOutForgets,
        holds: !isInside,
        by: step,
        "nobody is signed in, and \(change.window.letter) stands on what is an account's own"
      )
    }
  }

  /// How many steps are looked at: no action puts more of an account's own on a trail.
  private static let looked = 3

  /// An order is placed for one payment, once, and for whoever is signed in.
  private mutating func checkPaidOnce(
    _ step: Step,
    in app: ShopApp,
    into tally: inout LawTally
  ) {
    guard case .scene(let action, _) = step.record.action,
      case .settle(let payment, _)? = action.form
    else { return }
    let isFirst = paid.insert(payment).inserted
    tally.check(
      .rejectChangesNothing,
      holds: isFirst && app.shop.state.account?.id == payment.account,
      by: step,
      isFirst ? "an order was placed for an account that was left" : "one payment placed two orders"
    )
  }
}

extension Outcome {
  /// Whether a window may stand on another entry than before.
  fileprivate var leadsSomewhere: Bool {
    switch self {
    case .pushed, .popped, .replaced, .tabSelected, .restored, .traveled, .windowOpened,
      .windowReopened, .placeMoved:
      return true
    default:
      if case .signedOut? = shop { return true }
      return false
    }
  }
}

extension AppState {
  /// The same windows without what is an account's own.
  fileprivate var withoutAccount: AppState {
    var kept = self
    for index in kept.windows.indices {
      kept.windows[index].scene = windows[index].scene.withoutAccount
    }
    return kept
  }

  /// Whether the same windows stand on the same entries and presentations.
  fileprivate func isSamePlace(as other: AppState) -> Bool {
    focus == other.focus && arrangement == other.arrangement
      && windows.elementsEqual(other.windows) {
        $0.window == $1.window && $0.scene.isSamePlace(as: $1.scene)
      }
  }
}

extension SceneState {
  /// Whether it stands where another scene stands, looked at the same way, on entries of its own.
  fileprivate func isCopy(of other: SceneState) -> Bool {
    selectedTab == other.selectedTab && origins == other.origins && presentations.isEmpty
      && AppTab.allCases.allSatisfy { tab in
        let (own, original) = (stack(of: tab), other.stack(of: tab))
        return own.root == original.root && own.depth == original.depth
          && zip(own.entriesFromTop, original.entriesFromTop).allSatisfy {
            $0.route == $1.route && $0.view == $1.view && $0.id != $1.id
          }
      }
  }

  /// Whether one stands on what was wanted, and nothing but that is presented.
  fileprivate func stands(on wanted: Wanted, in shop: ShopState) -> Bool {
    switch wanted {
    case .step(let destination):
      presentations.isEmpty && selectedTab == destination.tab
        && stack(of: selectedTab).top?.route == destination.route
    case .link(let link):
      presentations.isEmpty && selectedTab == link.target(in: shop).tab
        && stack(of: selectedTab).leads(along: link.target(in: shop).path)
    case .checkout: presentations.map(\.content) == [.fullScreenCover(.checkout)]
    case .review(let product): presentations.map(\.content) == [.sheet(.writeReview(product))]
    }
  }
}
