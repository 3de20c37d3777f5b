public import NavigationLaws

extension NamedWiring {
  /// The laws that its mistakes break; it keeps all others.
  public var brokenLaws: Set<LawName> {
    mistakes.reduce(into: []) { $0.formUnion($1.lawsOfMistake) }
  }

  private var lawsOfMistake: Set<LawName> {
    switch self {
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
    default: []
    }
  }
}
