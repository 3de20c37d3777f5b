/// The laws of navigation, each by its name.
public enum Law: String, CaseIterable, Sendable {
  case windowIsolation = "window-isolation"
  case tabIsolation = "tab-isolation"
  case tabSwitchPreserves = "tab-switch-preserves"
  case oneStep = "one-step"
  case retapPopsToRoot = "retap-pops-to-root"
  case restoreIsIdentity = "restore-is-identity"
  case closeForgets = "close-forgets"
  case linkLandsOnce = "link-lands-once"
  case linkRoundTrip = "link-round-trip"
  case rejectChangesNothing = "reject-changes-nothing"
  case dismissHitsItsOwn = "dismiss-hits-its-own"
  case signOutForgets = "sign-out-forgets"
  case frameIsolation = "frame-isolation"

  /// Its place among the laws, from 0.
  public var position: Int {
    switch self {
    case .windowIsolation: 0
    case .tabIsolation: 1
    case .tabSwitchPreserves: 2
    case .oneStep: 3
    case .retapPopsToRoot: 4
    case .restoreIsIdentity: 5
    case .closeForgets: 6
    case .linkLandsOnce: 7
    case .linkRoundTrip: 8
    case .rejectChangesNothing: 9
    case .dismissHitsItsOwn: 10
    case .signOutForgets: 11
    case .frameIsolation: 12
    }
  }

  /// What the law says.
  public var sentence: String {
    switch self {
    case .windowIsolation:
      "An action in one window changes no other window's state."
    case .tabIsolation:
      "An action in one tab changes no other tab's stack in its window."
    case .tabSwitchPreserves:
      "Selecting another tab changes no stack; coming back finds the old history."
    case .oneStep:
      "Navigate adds exactly one entry on top, back removes exactly the top one; "
        + "at the root back changes nothing and says so."
    case .retapPopsToRoot:
      "Selecting the selected tab pops it to its root, and at the root only scrolls to the top."
    case .restoreIsIdentity:
      "Quit and relaunch gives each window exactly what it had, and nothing of another's."
    case .closeForgets:
      "Closing a window removes its state and nothing else's."
    case .linkLandsOnce:
      "A deep link changes exactly one window, once, whether the program was running or not."
    case .linkRoundTrip:
      "Parsing the printed link of a place gives that place."
    case .rejectChangesNothing:
      "What is refused is refused with a reason, and no state changes."
    case .dismissHitsItsOwn:
      "A late dismissal of one presentation never closes another."
    case .signOutForgets:
      "Signing out empties every window's trails, and nothing of the old account stays."
    case .frameIsolation:
      "After an action in one window no cell outside its frame changes but the status line."
    }
  }

  /// The practice the law makes checkable, in the words of those who work with it.
  public var rule: String {
    switch self {
    case .windowIsolation: "One router per scene, made by the scene; none at app level."
    case .tabIsolation: "One navigation path per tab."
    case .tabSwitchPreserves: "Tab selection is state of its own and no part of a path."
    case .oneStep: "Push appends, pop removes the last."
    case .retapPopsToRoot: "Tapping the selected tab returns to its root, then to its top."
    case .restoreIsIdentity: "Scene storage is per scene: state is a value, saved as such."
    case .closeForgets: "A closed scene's storage goes with it; quitting is not closing."
    case .linkLandsOnce: "A URL is handed to one scene, and kept until that scene is ready."
    case .linkRoundTrip: "Routes and URLs are two spellings of one thing."
    case .rejectChangesNothing: "Parse first, act afterwards."
    case .dismissHitsItsOwn: "A presentation has an identity, and dismissal names it."
    case .signOutForgets: "Navigation state belongs to the account that made it."
    case .frameIsolation: "A view is drawn again only when what it observed has changed."
    }
  }
}
