extension Law where System == SceneSystem {
  /// The laws for apps on SceneNavigation: those for any system, also checked on entry ids, view
  /// states and saved values.
  public static var scenes: [Law] {
    PlainLaw.all.map { LawName.ofAnySystemOnly.contains($0.name) ? Law($0) : Law(ofSteps: $0) }
  }
}

extension LawName {
  /// The laws that are not checked on the steps of an app on SceneNavigation.
  fileprivate static let ofAnySystemOnly: Set<LawName> = [
    .linkRoundTrip, .frameIsolation, .screenEqualsState, .linkIsNotBehindASheet, .presentAddsOne,
  ]
}
