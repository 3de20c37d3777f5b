#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  @preconcurrency import Glibc
#endif

/// What was printed, on its way out of the program.
public enum StandardOutput {
  /// Flushes all printed text; false if some of it could not be written.
  public static func flush() -> Bool { fflush(stdout) == 0 && ferror(stdout) == 0 }
}
