import SceneNavigation

extension Law where System == SceneSystem {
  /// The laws that hold of any app on SceneNavigation: those of any system, checked on every entry with its id
  /// and its view state, and on what is saved.
  public static var scenes: [Law] {
    PlainLaw.all.map { plain in
      guard let name = LawName(rawValue: plain.name), name.isOfSteps else { return Law(plain) }
      return Law(ofSteps: name)
    }
  }
}

extension LawName {
  /// Whether it is checked on the steps of an app on SceneNavigation.
  fileprivate var isOfSteps: Bool {
    switch self {
    case .windowIsolation, .tabIsolation, .tabSwitchPreserves, .oneStep, .retapPopsToRoot,
      .restoreIsIdentity, .closeForgets, .linkLandsOnce, .rejectChangesNothing,
      .dismissHitsItsOwn, .signOutForgets,
      .openingChangesNothing:
      true
    case .linkRoundTrip, .frameIsolation, .screenEqualsState,
      .linkIsNotBehindASheet, .presentAddsOne:
      false
    }
  }
}
