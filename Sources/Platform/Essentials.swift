// The part of Foundation that is enough here stands alone on Linux, and costs less to start.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
