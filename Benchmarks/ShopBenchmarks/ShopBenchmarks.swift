import ArgumentParser

/// Measures parts of the program from inside; each subcommand has one subject.
@main struct ShopBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ShopBenchmarks",
    abstract: "Measures parts of the shop; build it with -c release.",
    subcommands: [
      SearchBenchmark.self, RelevanceBenchmark.self, SavingBenchmark.self, ImportBenchmark.self,
      VerifyingBenchmark.self, HistoryBenchmark.self,
    ]
  )
}
