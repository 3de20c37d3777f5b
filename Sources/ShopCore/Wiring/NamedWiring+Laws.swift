public import NavigationLaws

extension NamedWiring {
  /// The laws it breaks; it keeps all others.
  public var brokenLaws: Set<LawName> {
    switch self {
    case .perScene: []
    case .appLevelPath:
      [
        .windowIsolation, .frameIsolation, .oneStep, .linkLandsOnce, .restoreIsIdentity,
        .rejectChangesNothing, .openingChangesNothing,
      ]
    case .sharedTabStack:
      [.tabIsolation, .tabSwitchPreserves, .oneStep, .linkLandsOnce, .restoreIsIdentity]
    case .appStorage: [.windowIsolation, .restoreIsIdentity, .closeForgets]
    case .tabStorage: [.restoreIsIdentity]
    case .droppedColdLink: [.linkLandsOnce]
    case .noPopToRootOnRetap: [.retapPopsToRoot]
    }
  }
}
