import Foundation

/// What tells a sanitizer how to report; a program that a test starts is told the same.
enum SanitizerOptions {
  /// Nothing where there is no sanitizer.
  static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    ["TSAN_OPTIONS", "ASAN_OPTIONS"].contains(name)
  }
}
