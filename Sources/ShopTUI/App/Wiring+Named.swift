import ArgumentParser
import SceneNavigation
import ShopCore

extension NamedWiring {
  /// Throws an error that lists all names if this one is unknown.
  nonisolated static func named(_ name: String) throws -> NamedWiring {
    guard let wiring = NamedWiring(rawValue: name) else {
      let names = allCases.map(\.rawValue)
      throw ValidationError(
        "There is no wiring “\(name)”. The wirings are \(names.list("and")); “+” mixes mistakes."
      )
    }
    return wiring
  }
}
