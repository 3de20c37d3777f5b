/// The exit statuses of all commands, for the manual and the documentation.
nonisolated enum ExitStatuses {
  static let rows: [(status: Int32, words: String)] = [
    (0, "success: quit, done, or a link was opened or its window asks first"),
    (
      1,
      "refused, or a link leads to nothing the shop has; what is saved cannot be read; saving is impossible and you declined to continue, or the last actions could not be saved; "
        + "output or a file cannot be written; a law is broken; a script's expectation "
        + "failed, a statement cannot be carried out, or it was stopped early or needs a larger terminal; "
        + "`shop doctor` found something wrong"
    ),
    (2, "standard input or output is not a terminal"),
    (3, "a session is already open, or does not answer"),
    (4, "unreadable or malformed file"),
    (5, "imported, but some records were skipped"),
    (6, "unknown file format"),
    (64, "usage error, also a link after `--open` that leads nowhere"),
  ]
}
