import ArgumentParser

/// Says why the program cannot start or continue.
func refusal(_ reason: some CustomStringConvertible, _ status: ExitStatus = .refused) -> ExitCode {
  complain(reason)
  return status.code
}

/// Prints the reason line by line; names in it must not contain line breaks.
func refusal(inLines reason: String) -> ExitCode {
  sayAside("shop: \(reason)")
  return ExitStatus.refused.code
}

/// Says an error that is not the parser's, and throws its status instead.
func refusingErrors(of action: () throws -> Void) throws {
  do {
    try action()
  } catch let error as ExitCode {
    throw error
  } catch let error as ValidationError {
    throw error
  } catch {
    throw refusal("\(error)", ExitStatus(after: error))
  }
}

/// Throws if a file exists, because a command replaces one only if told to.
func refuseToReplace(_ file: TextFile) throws(ExitCode) {
  guard file.isThere, !file.isFolder, !file.isSpecial else { return }
  throw refusal("“\(file.path)” already exists; “--force” replaces it.")
}
