/// The signals that this system has and others do not, or that do something else there.
public enum SystemSignals {
  #if canImport(Darwin)
    /// Those that end a program.
    public static let endings: [Int32] = []
    /// Those after which a program cannot continue.
    public static let faults = [SIGEMT]
  #else
    /// Those that end a program.
    public static let endings = [SIGIO, SIGPWR, SIGSTKFLT]
    /// Those after which a program cannot continue.
    public static let faults: [Int32] = []
  #endif
}

extension sigaction {
  /// What is called with the signal's number; nil for what the system does by default.
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

/// Has the handlers that ask for it run on a stack of their own, of so many bytes, which is never freed.
public func installSignalStack(ofSize size: Int) {
  // Field by field, for their order differs.
  var stack = stack_t()
  stack.ss_sp = .allocate(byteCount: size, alignment: 16)
  stack.ss_size = numericCast(size)
  sigaltstack(&stack, nil)
}
