// One import gives POSIX, whichever module the system has it in.
#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif
