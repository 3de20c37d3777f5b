// FoundationEssentials is enough here, needs no other library on Linux, and starts faster.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
