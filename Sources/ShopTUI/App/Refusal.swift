import ArgumentParser

/// Says why the program ends before it began.
func refusal(_ reason: some CustomStringConvertible, status: Int32) -> ExitCode {
  complain(reason)
  return ExitCode(status)
}
