/// Called as an import proceeds, with the number of records read or the percentage saved.
public typealias ImportProgress = @Sendable (Int) -> Void
