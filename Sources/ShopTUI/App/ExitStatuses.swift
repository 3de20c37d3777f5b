/// What the exit statuses of all commands mean, as the manual and the documentation list them.
nonisolated enum ExitStatuses {
  static let rows: [(status: Int32, words: String)] = [
    (0, "quit; done; a link was opened, or its window asks first"),
    (
      1,
      "refused, or nothing can be kept and one did not go on without; the last steps could not be saved; "
        + "what is printed or a file cannot be written; "
        + "a script found something otherwise than expected"
    ),
    (2, "standard input or output is no terminal"),
    (3, "the session is open already, or does not answer"),
    (4, "a file cannot be read or is wrong"),
    (5, "imported, but something was skipped"),
    (6, "the format of a file is unknown"),
    (64, "the command line is wrong"),
  ]
}
