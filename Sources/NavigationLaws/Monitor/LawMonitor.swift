/// Checks the laws after each action of a running app, typically in a debug build.
@MainActor public final class LawMonitor<System: NavigationSystem> {
  private let system: System
  private let vocabulary: Vocabulary<System>
  private let door: SystemDoor<System>
  private let engine: Engine
  private var run: PlainRun
  private let performer: Performer
  /// True while an action is checked; those it causes belong to it.
  private var isChecking = false
  /// The numbers of the windows that changed without an action since the last sweep.
  private var movedUnasked: Set<Int> = []
  /// The laws that were broken by what earlier actions announced for later.
  private var brokenLater: [BrokenLaw] = []

  /// Performs the action of the next step.
  private final class Performer {
    private var act: (() -> Reply)?

    func prepare(_ act: @escaping () -> Reply) { self.act = act }

    /// Performs the action once; later calls do nothing.
    @discardableResult func perform() -> Reply {
      defer { act = nil }
      return act?() ?? .unsupported
    }
  }

  /// Monitors a system, with the laws and tabs of a verification.
  public init(_ system: System, by verification: Verification<System>) {
    let door = SystemDoor(system, verification.vocabulary)
    let performer = Performer()
    (self.system, self.door, self.performer) = (system, door, performer)
    vocabulary = verification.vocabulary
    engine = verification.engine
    let watched = Door(
      system,
      translatedBy: door,
      perform: { _, _, _ in performer.perform() },
      read: { door.reader.read($1, into: &$0) },
      pending: { system.pending },
      roundTrip: { door.roundTrip(of: $0) },
      likely: { _, _ in nil }
    )
    let plain = verification.vocabulary.plain
    run = PlainRun(watched, plain) { verification.engine.makeRun() }
  }

  /// Performs an action and returns the laws that it broke, after those that earlier actions broke
  /// later than they replied.
  ///
  /// Pass `act` to perform the action as your app does; by default the system performs it. An
  /// action that is sent while another is performed is part of that one, and returns no laws.
  public func check(
    _ action: System.Action,
    in window: System.Window,
    by act: (() -> Reply)? = nil
  ) -> [BrokenLaw] {
    let act = act ?? { [system] in system.apply(action, in: window) }
    guard !isChecking else {
      _ = act()
      return []
    }
    movedUnasked.formUnion(reread())
    defer { brokenLater = [] }
    isChecking = true
    defer { isChecking = false }
    performer.prepare(act)
    guard let place = system.windows.firstIndex(of: window), let event = event(action, at: place),
      let transition = run.step(event)
    else {
      // Not supported, or its target never existed: no law applies.
      performer.perform()
      _ = reread()
      return brokenLater
    }
    var report = RunningReport(laws: engine.laws.count)
    return brokenLater + broken(engine.check(transition, of: run, into: &report))
  }

  private func reread() -> [Int] {
    let moved = run.reread()
    var report = RunningReport(laws: engine.laws.count)
    brokenLater += broken(engine.checkFulfilled(of: run, after: nil, into: &report))
    return moved
  }

  private func broken(_ breaks: [Engine.Break]) -> [BrokenLaw] {
    breaks.map { found in
      let law = engine.laws[found.law]
      return BrokenLaw(law: law.name, sentence: law.sentence, finding: found.finding)
    }
  }

  /// The windows that changed without an action since the last sweep.
  ///
  /// A window may do so where a delayed task is over, and no law speaks of that: your app knows which.
  @discardableResult public func sweep() -> [System.Window] {
    guard !isChecking else { return [] }
    let moved = movedUnasked.union(reread())
    movedUnasked = []
    return zip(system.windows, run.picture.ids).filter { moved.contains($0.1) }.map(\.0)
  }

  private func event(_ action: System.Action, at place: Int) -> PlainEvent? {
    switch action {
    case .push(let route): return vocabulary.plainEvent(.push(route, in: place))
    case .back: return vocabulary.plainEvent(.back(in: place))
    case .popToRoot: return vocabulary.plainEvent(.popToRoot(in: place))
    case .select(let tab): return vocabulary.plainEvent(.select(tab, in: place))
    case .open(let link): return vocabulary.plainEvent(.open(link, in: place))
    case .present(let sheet): return vocabulary.plainEvent(.present(sheet, in: place))
    case .dismiss(let id):
      let number = door.reader.sheets.ids.lastIndex(of: id)
      let sheets = run.memory.presentations(of: run.picture.ids[place])
      guard let index = sheets.lastIndex(where: { $0.id == number }) else { return nil }
      return vocabulary.plainEvent(.dismiss(sheets.count - 1 - index, in: place))
    }
  }
}

/// A law that an action broke.
public struct BrokenLaw: Hashable, Sendable, CustomStringConvertible {
  /// The name of the law.
  public let law: String
  /// The sentence of the law.
  public let sentence: String
  /// What happened instead.
  public let finding: String

  public var description: String { "\(law) is broken: \(finding). The law: \(sentence)" }
}
