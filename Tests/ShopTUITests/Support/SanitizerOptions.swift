import Foundation
import Testing

/// What tells a sanitizer how to report; a program that a test starts is told the same.
enum SanitizerOptions {
  /// Nothing where there is no sanitizer.
  static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    ["TSAN_OPTIONS", "ASAN_OPTIONS"].contains(name)
  }
}

extension Trait where Self == ConditionTrait {
  /// Not under a sanitizer, which writes files of its own and makes every start slow.
  static func withoutSanitizer(_ reason: Comment) -> Self {
    .disabled(if: !SanitizerOptions.environment.isEmpty, reason)
  }
}
