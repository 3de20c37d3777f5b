extension Law where System == SceneSystem {
  /// The laws for apps on SceneNavigation: those for any system, also checked on entry ids, view
  /// states and saved values.
  public static var scenes: [Law] {
    PlainLaw.all.map { $0.name.isOfSteps ? Law(ofSteps: $0) : Law($0) }
  }
}

extension LawName {
  /// True if the law is checked on the steps of an app on SceneNavigation.
  fileprivate var isOfSteps: Bool {
    switch self {
    case .linkRoundTrip, .frameIsolation, .screenEqualsState, .linkIsNotBehindASheet,
      .presentAddsOne:
      false
    case .windowIsolation, .tabIsolation, .tabSwitchPreserves, .oneStep, .retapPopsToRoot,
      .restoreIsIdentity, .closeForgets, .linkLandsOnce, .rejectChangesNothing,
      .dismissHitsItsOwn, .signOutForgets, .openingChangesNothing:
      true
    }
  }
}
