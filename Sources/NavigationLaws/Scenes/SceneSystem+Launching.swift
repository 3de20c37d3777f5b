public import SceneNavigation

extension SceneSystem {
  static func open(
    _ app: any NavigationApp,
    _ setting: Setting,
    _ state: AppState,
    areReady: Bool
  ) -> NavigationStore {
    let group = SceneGroup(
      state: state,
      limit: setting.limit,
      areReady: areReady,
      makeRouter: setting.wiring.makeRouters(of: app.appDescription)
    )
    return NavigationStore(app, windows: group)
  }

  public func relaunch(opening link: EarlyLink<SceneID, Int, AnyRoute>?) -> Reply {
    beginEvent()
    do throws(WindowStorageError) {
      let restored = try restoredWindows()
      if let link {
        relaunch(restored, opening: Self.target(of: link.link), in: link.window)
      } else {
        note(.relaunch)
        go(on: launch(restored))
        store.finishLaunching()
        checkIdentity(of: restored, in: store)
      }
      beginSaving()
    } catch {
      fail("\(error)")
    }
    return .done
  }

  /// Relaunches the app three times with a link: after all is ready, during the launch, and before
  /// the windows are restored.
  ///
  /// All three must have the same result.
  private func relaunch(_ restored: AppState, opening target: LinkTarget, in scene: SceneID) {
    note(.relaunchByLink(target, in: scene))
    let link = SceneNavigation.Action.scene(.openLink(target), in: scene)

    let warm = launch(restored)
    warm.finishLaunching()
    checkIdentity(of: restored, in: warm)
    for step in warm.sendAll(link, cause: .link) { check(step) }

    let cold = launch(restored)
    cold.send(link, cause: .link)
    cold.finishLaunching()
    checkLanding("that starts the app", in: cold, like: warm)

    let early = launch(restored.changingScenes { $0 = SceneState() })
    early.send(link, cause: .link)
    for window in restored.windows { early.windows.router(window.id)?.restore(window.scene) }
    early.finishLaunching()
    checkLanding("that arrives before the windows are restored", in: early, like: warm)

    checkOrder(of: restored, after: link, in: scene)
    checkSignOut(of: restored, before: link)
    go(on: cold)
  }

  private func launch(_ state: AppState) -> NavigationStore {
    Self.open(verified?.launchedAgain() ?? app, setting, state, areReady: false)
  }

  private func go(on store: NavigationStore) {
    self.store = store
    app = store.app
    memory = SceneMemory()
    saver = nil
    noteWindows()
  }

  /// Lets several links wait for a window: each must open once, in order of arrival.
  private func checkOrder(
    of restored: AppState,
    after link: SceneNavigation.Action,
    in scene: SceneID
  ) {
    let links = [link, .scene(.openLink(LinkTarget(NavigationPath(), in: 0)), in: scene)]
    let warm = launch(restored)
    warm.finishLaunching()
    for link in links { warm.send(link, cause: .link) }

    let cold = launch(restored)
    for link in links { cold.send(link, cause: .link) }
    let sent = cold.actionCount
    cold.finishLaunching()
    checkLanding("of several that start the app", in: cold, like: warm)
    report.check(
      .linkLandsOnce,
      holds: cold.actionCount - sent == links.count
        && cold.windows.windows.allSatisfy {
          cold.windows.router($0.id)?.waitingLinks.isEmpty ?? true
        },
      "links that started the app were not each opened once"
    )
  }

  /// Signs out while a link waits for its window.
  private func checkSignOut(of restored: AppState, before link: SceneNavigation.Action) {
    guard let signOut = setting.account?.signOut, verified != nil else { return }
    let left = launch(restored)
    left.send(link, cause: .link)
    for step in left.sendAll(.shared(signOut), cause: .script) where step.reach == .everyWindow {
      report.check(step) { SceneMemory.checkNothingWaits(in: left, into: &$0) }
    }
  }

  private func checkIdentity(of restored: AppState, in store: NavigationStore) {
    report.check(
      .restoreIsIdentity,
      holds: store.windows.state == restored,
      "the windows did not start as they were saved"
    )
  }

  private func checkLanding(_ words: String, in store: NavigationStore, like warm: NavigationStore)
  {
    report.check(
      .linkLandsOnce,
      holds: store.windows.state == warm.windows.state,
      "a link \(words) leads somewhere other than a later one"
    )
  }
}
