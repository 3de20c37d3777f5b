public import NavigationLaws
public import Testing

/// Expects that nothing a user does crashes the app, by running random histories in a child process.
///
/// Records an issue with the shortest history that crashes, if one is found. The child runs the
/// same test up to this call, so a test that calls it takes no arguments.
///
/// - Parameters:
///   - verification: The system, and the values its events are made of.
///   - events: The number of random events.
///   - seed: The random seed; it gives the same histories on every machine.
///   - child: Another program that runs the same verification; nil to run this test again.
///   - sourceLocation: Where issues are recorded.
@MainActor public func expectNoCrash<System: NavigationSystem>(
  of verification: Verification<System>,
  events: Int = 5_000,
  seed: UInt64 = 1,
  in child: ChildProcess? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard Test.current?.isParameterized != true else {
    let words = "The cases of a test with arguments cannot be told apart: write a test for each."
    Issue.record("\(words)", sourceLocation: sourceLocation)
    return
  }
  let source = "\(sourceLocation.fileID):\(sourceLocation.line):\(sourceLocation.column)"
  calls[source, default: 0] += 1
  let place = "\(source) \(calls[source] ?? 1)"
  // The parent asks for one test, but others may run in this process too.
  if let requested = ChildProcess.variable(variable), requested != place { return }
  do {
    if try verification.runIfChild() { ChildProcess.endTest() }
    let child = child ?? thisTest(asking: place)
    guard let crash = try verification.findCrash(in: child, events: events, seed: seed)
    else { return }
    Issue.record("\(crash)\nseed \(seed)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("Crashes were not looked for: \(error)", sourceLocation: sourceLocation)
  }
}

private let variable = "NAVIGATION_LAWS_TEST"

/// How often each place in the source called, which tells the calls of a loop or a helper apart.
@MainActor private var calls: [String: Int] = [:]

/// Options with a value that are not for the child: it runs one test, and must not write its parent's
/// files.
private let taken = [
  "--filter", "--skip", "--event-stream-output-path", "--event-stream-output", "--xunit-output",
]

private func thisTest(asking place: String) -> ChildProcess {
  let test = Test.current.map { test in
    let source = test.sourceLocation
    return "\(source.fileName):\(source.line):\(source.column)".replacing(".", with: "\\.")
  }
  let filter = test.map { ["--filter", $0] } ?? []
  return ChildProcess(
    test: withoutTaken(CommandLine.arguments) + filter,
    variables: [variable: place]
  )
}

/// The arguments without the options that are not for the child, which may have their value after a
/// space or “=”.
func withoutTaken(_ arguments: [String]) -> [String] {
  var left: [String] = []
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    let name = argument.prefix { $0 != "=" }
    if !taken.contains(String(name)) {
      left.append(argument)
    } else if name == argument {
      _ = rest.popFirst()
    }
  }
  return left
}
