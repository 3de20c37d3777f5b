import ClassicMistakes
import NavigationLaws
import Testing

@MainActor @Suite struct `A counterexample` {
  private func example(_ title: String, of law: String) throws -> Counterexample {
    let mistake = try #require(Mistake.all.first { $0.title == title })
    return try #require(mistake.report.counterexample(of: law))
  }

  @Test func `tells what a user did, and which window nobody touched`() throws {
    let example = try example("an app-level path", of: "window-isolation")

    #expect(
      example.story == """
        window-isolation is broken: B moved as well.
        The law: An action in one window changes no other window.

        1. In A: push account("ada").
           A  stack  ⇒  stack › account("ada")
           B  stack  ⇒  stack › account("ada")   ← moved, not touched

        1 step, found in a history of 3; no shorter history breaks it.
        """
    )
  }

  @Test func `names the other laws that its steps break, and comes after shorter ones`() {
    let alphabet = Alphabet<OwnWaySystem>(routes: ["tea"], sheets: ["filter"])
    let report = Verification(alphabet) { OwnWaySystem(.newWindowsAskToSignIn) }.run()

    #expect(report.counterexamples.map(\.law) == ["sign-out-forgets", "close-forgets"])
    let ends = report.counterexamples.map {
      $0.story.split(separator: "breaks it.", omittingEmptySubsequences: false).last
    }
    #expect(ends == ["", " The same steps also break sign-out-forgets."], "\(report)")
  }

  @Test func `tells what a relaunch restored`() throws {
    let example = try example("one storage key for all scenes", of: "restore-is-identity")

    #expect(
      example.story == """
        restore-is-identity is broken: B was restored wrongly.
        The law: Quitting and relaunching restores each window exactly.

        1. In A: push account("ada").
           A  timeline  ⇒  timeline › account("ada")
           B  timeline

        2. Quit and start again.
           A  timeline › account("ada")
           B  timeline                   ⇒  timeline › account("ada")

        2 steps, found in a history of 32; no shorter history breaks it.
        """
    )
  }

  @Test func `tells which presentation a late dismissal was meant for`() throws {
    let title = "a router for each tab, without re-tap and sheet identity"
    let example = try example(title, of: "dismiss-hits-its-own")

    #expect(
      example.story == """
        dismiss-hits-its-own is broken: it closed another compose.
        The law: A late dismissal never closes another presentation.

        1. In A: present compose.
           A  timeline  ⇒  timeline, compose over it
           B  timeline

        2. In A: back.
           A  timeline, compose over it  ⇒  timeline
           B  timeline

        3. In A: present compose.
           A  timeline  ⇒  timeline, compose over it
           B  timeline

        4. In A: a late dismissal of compose, presented in step 1.
           A  timeline, compose over it  ⇒  timeline
           B  timeline

        4 steps, found in a history of 39; no shorter history breaks it.
        """
    )
  }

  @Test func `tells what time does, and where a link would lead later`() throws {
    let delayed = try example("a delayed task that is not cancelled", of: "dismiss-hits-its-own")
    let early = try example("a link taken before the window is there", of: "link-lands-once")

    #expect(
      delayed.story.contains(
        "4. Time passes: the sheet slides away.\n   A  stack, compose over it  ⇒  stack\n"
      )
    )
    #expect(
      early.story.hasPrefix(
        """
        link-lands-once is broken: it leads to “stack” at launch, but in a running app to \
        “stack › account("ada")”.
        """
      )
    )
    #expect(
      early.story.contains("1. Quit, and start again by a link to account(\"ada\") for A.\n")
    )
  }

  @Test func `tells which windows open and close`() throws {
    let report = FaultySystem.report(of: .closedWindowComesBack)
    let example = try #require(report.counterexample(of: "close-forgets"))

    #expect(
      example.story == """
        close-forgets is broken: the new window has a closed window's state.
        The law: Closing a window removes it and nothing else; the next one starts fresh.

        1. In A: push tea.
           A  home  ⇒  home › tea
           B  home

        2. In A: close the window.
           A  home › tea  ⇒  closed
           B  home

        3. Open a window.
           B  home
           C  not open  ⇒  home › tea

        3 steps, found in a history of 23; no shorter history breaks it.
        """
    )
  }

  @Test func `tells that a sheet was replaced by another one of its name`() throws {
    let alphabet = Alphabet<OwnWaySystem>(routes: ["tea"], sheets: ["filter"])
    let once = Law<OwnWaySystem>("present-once", "A sheet is presented once.", on: [.present]) {
      .holds(if: $0.old?.presented.isEmpty ?? true, otherwise: "it was presented again")
    }
    let verification = Verification(alphabet, and: [once]) {
      OwnWaySystem(.alertStaysBesideTheSheet)
    }
    let report = verification.replay([.present("filter", in: 0), .present("filter", in: 0)])

    let example = try #require(report.counterexample(of: "present-once"))
    #expect(
      example.story.contains(
        """
        2. In A: present filter.
           A  home, filter over it  ⇒  home, filter over it (another one)
           B  home
        """
      )
    )
  }

  @Test func `is a test to paste`() throws {
    let example = try example("one storage key for all scenes", of: "restore-is-identity")

    #expect(
      example.test == """
        @MainActor @Test func `restore-is-identity holds after 2 steps`() {
          expectLaw(
            "restore-is-identity",
            of: verification,
            after: [
              .push(.account("ada"), in: 0),
              .relaunch,
            ]
          )
        }
        """
    )
  }

  @Test func `is a file to replay`() throws {
    let example = try example("one storage key for all scenes", of: "restore-is-identity")
    let json = try example.history.json

    #expect(
      json == """
        {"law":"restore-is-identity","events":[
          {"kind":"push","path":["account(\\"ada\\")"],"window":0},
          {"kind":"relaunch"}
        ]}

        """
    )
    let history = try RecordedHistory(json: json)
    #expect(history == example.history)
    let verification = Verification(Alphabet(routes: Mistake.routes)) { OneKeyForAllScenes() }
    #expect(try verification.replay(history).broken == ["restore-is-identity"])
  }
}
