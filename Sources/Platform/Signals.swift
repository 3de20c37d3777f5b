/// Signals that exist only on this system, or act differently on others.
public enum SystemSignals {
  #if canImport(Darwin)
    /// Signals that end a program.
    public static let endings: [Int32] = []
    /// Signals after which a program cannot continue.
    public static let faults = [SIGEMT]
  #else
    /// Signals that end a program.
    public static let endings = [SIGIO, SIGPWR, SIGSTKFLT]
    /// Signals after which a program cannot continue.
    public static let faults: [Int32] = []
  #endif
}

extension sigaction {
  /// The function that is called with the signal's number; nil for the default action.
  public var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler
      #else
        __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler = newValue
      #else
        __sigaction_handler.sa_handler = newValue
      #endif
    }
  }
}

/// Lets signal handlers that ask for it run on a separate stack of `size` bytes, which is never
/// freed.
public func installSignalStack(ofSize size: Int) {
  // Set field by field, since their order differs between systems.
  var stack = stack_t()
  stack.ss_sp = .allocate(byteCount: size, alignment: 16)
  stack.ss_size = numericCast(size)
  sigaltstack(&stack, nil)
}
