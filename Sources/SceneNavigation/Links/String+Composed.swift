#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The text in Unicode's normal form C.
  ///
  /// “é” can be one scalar, or an “e” followed by an accent. Swift compares both as equal, but
  /// their bytes differ.
  package var composed: String {
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
