import Foundation

/// How long a test waits for a program at most, unless it says otherwise.
enum Patience {
  /// Ten seconds, or as many as `SHOP_PATIENCE` says where programs are slower than people see them.
  static let limit = Duration.seconds(
    ProcessInfo.processInfo.environment["SHOP_PATIENCE"].flatMap { Int($0) } ?? 10
  )

  /// For a whole verification, which takes minutes where others build meanwhile.
  static let wholeRun = limit * 30
}
