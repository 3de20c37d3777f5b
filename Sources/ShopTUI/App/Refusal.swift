import ArgumentParser

/// Says why the program cannot start.
func refusal(_ reason: some CustomStringConvertible, status: Int32) -> ExitCode {
  complain(reason)
  return ExitCode(status)
}

/// Prints the reason line by line; names in it must not contain line breaks.
func refusal(inLines reason: String, status: Int32) -> ExitCode {
  sayAside("shop: \(reason)")
  return ExitCode(status)
}
