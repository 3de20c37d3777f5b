import ArgumentParser

/// Says why the program cannot start or go on.
func refusal(_ reason: some CustomStringConvertible, _ status: ExitStatus = .refused) -> ExitCode {
  complain(reason)
  return status.code
}

/// Prints the reason line by line; names in it must not contain line breaks.
func refusal(inLines reason: String) -> ExitCode {
  sayAside("shop: \(reason)")
  return ExitStatus.refused.code
}
