import FoundationEssentials
import GRDB

extension TemporaryHome {
  /// The shop's database as another program opens it, which waits while the shop writes.
  func openDatabase() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    return try DatabaseQueue(path: file("shop/shop.db").path, configuration: configuration)
  }
}
