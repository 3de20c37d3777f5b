import ArgumentParser

/// Says why the program ends before it began.
func refusal(_ reason: some CustomStringConvertible, status: Int32) -> ExitCode {
  complain(reason)
  return ExitCode(status)
}

/// Says why in the lines the reason has: nothing that somebody else named may end one of them.
func refusal(inLines reason: String, status: Int32) -> ExitCode {
  sayAside("shop: \(reason)")
  return ExitCode(status)
}
