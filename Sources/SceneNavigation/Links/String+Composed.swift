#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The same text in one spelling, of which there are several: “é” can be one scalar or an “e” with an
  /// accent behind it (Unicode's normal form C).
  ///
  /// Swift takes such texts for equal, and whoever compares bytes does not.
  public var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    #if canImport(Darwin)
      return precomposedStringWithCanonicalMapping
    #else
      var composed = UnicodeScalarView()
      composed.append(contentsOf: _nfc)
      return String(composed)
    #endif
  }
}
