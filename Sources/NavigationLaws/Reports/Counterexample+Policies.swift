extension Counterexample {
  /// The properties of ``Policies`` by which an app can decide otherwise than the law expects.
  ///
  /// Empty if none can, and for laws of your own.
  public var policies: [String] { LawName(rawValue: law)?.policies ?? [] }
}

extension LawName {
  package var policies: [String] {
    switch self {
    case .tabIsolation:
      ["links", "linksStayInTab", "tabSwitch", "pushMaySelectTab", "backMaySelectTab"]
    case .tabSwitchPreserves: ["tabSwitch"]
    case .oneStep:
      ["pushMayReturn", "pushMayReplace", "pushMaySelectTab", "backAtRoot", "backMaySelectTab"]
    case .retapPopsToRoot: ["retap"]
    case .restoreIsIdentity: ["restoration"]
    case .closeForgets: ["newWindowsMayCopy", "sheetsAfterSignOut"]
    case .linkLandsOnce:
      ["links", "linksStayInTab", "linksMayUseAnotherWindow", "coldLinksStartAnew"]
    case .rejectChangesNothing: ["refusals"]
    case .signOutForgets: ["signOut", "sheetsAfterSignOut", "privateSheets"]
    case .presentAddsOne, .dismissHitsItsOwn: ["presentations"]
    case .windowIsolation, .frameIsolation, .screenEqualsState, .openingChangesNothing,
      .linkRoundTrip, .linkIsNotBehindASheet:
      []
    }
  }
}
