/// The name of a law of navigation.
public enum LawName: String, CaseIterable, Comparable, Sendable {
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
  case screenEqualsState = "screen-equals-state"
  case openingChangesNothing = "opening-changes-nothing"
  case linkIsNotBehindASheet = "link-is-not-behind-a-sheet"
  case presentAddsOne = "present-adds-one"

  /// What the law says.
  public var sentence: String {
    switch self {
    case .windowIsolation:
      "An action in one window changes no other window."
    case .tabIsolation:
      "An action in one tab changes no other tab's stack."
    case .tabSwitchPreserves:
      "Selecting another tab changes no stack."
    case .oneStep:
      "Push adds exactly one step on top, back removes exactly the top one."
    case .retapPopsToRoot:
      "Selecting the selected tab pops it to its root and no other."
    case .restoreIsIdentity:
      "Quitting and relaunching restores each window exactly."
    case .closeForgets:
      "Closing a window removes it and nothing else; the next one starts fresh."
    case .linkLandsOnce:
      "A link opens its place once, whether the app is running or is started by it."
    case .linkRoundTrip:
      "A link that is printed and parsed again is the same link."
    case .rejectChangesNothing:
      "A refused action changes nothing and has a declared reason."
    case .dismissHitsItsOwn:
      "A late dismissal never closes another presentation."
    case .signOutForgets:
      "Signing out removes everything private from every window."
    case .frameIsolation:
      "An action in one window changes no other window's screen."
    case .screenEqualsState:
      "Once everything has settled, the screen shows what the state says."
    case .openingChangesNothing:
      "Opening a window changes no other window."
    case .linkIsNotBehindASheet:
      "Nothing that was presented before covers the place where a link lands."
    case .presentAddsOne:
      "Presenting puts exactly one presentation on top, with an id of its own."
    }
  }

  /// The common practice that the law checks.
  public var rule: String {
    switch self {
    case .windowIsolation: "One router per scene, made by the scene; none at app level."
    case .tabIsolation: "One navigation path per tab."
    case .tabSwitchPreserves: "Tab selection is separate state, not part of a path."
    case .oneStep: "Push appends, pop removes the last."
    case .retapPopsToRoot: "Tapping the selected tab returns to its root, then to its top."
    case .restoreIsIdentity: "Scene storage is per scene: state is a value, saved as such."
    case .closeForgets: "A closed scene's storage goes with it; quitting is not closing."
    case .linkLandsOnce: "A URL is delivered to one scene and waits until that scene is ready."
    case .linkRoundTrip: "Routes and URLs are two spellings of one thing."
    case .rejectChangesNothing: "Parse first, act afterwards."
    case .dismissHitsItsOwn: "A presentation has an identity, and dismissal names it."
    case .signOutForgets: "Navigation state belongs to the account that made it."
    case .frameIsolation: "A view is redrawn only when the state it observes has changed."
    case .screenEqualsState: "A view is made from its state and from nothing else."
    case .openingChangesNothing: "A new scene makes its own router and its own state."
    case .linkIsNotBehindASheet: "A sheet closes for a link, asks first, or the link is refused."
    case .presentAddsOne: "A presentation is one value, added on top with an id of its own."
    }
  }
}

extension LawName {
  /// Compares the order in reports.
  public static func < (left: LawName, right: LawName) -> Bool { left.place < right.place }

  private var place: Int {
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
    case .screenEqualsState: 13
    case .openingChangesNothing: 14
    case .linkIsNotBehindASheet: 15
    case .presentAddsOne: 16
    }
  }

  var bit: UInt32 { 1 << UInt32(place) }
}
