/// Translates between a run of a system and the verifier's numbers.
@MainActor @usableFromInline final class SystemDoor<System: NavigationSystem> {
  @usableFromInline let system: System
  @usableFromInline let vocabulary: Vocabulary<System>
  @usableFromInline var reader: WindowReader<System>

  @inlinable init(_ system: System, _ vocabulary: Vocabulary<System>) {
    (self.system, self.vocabulary) = (system, vocabulary)
    reader = WindowReader(system, vocabulary)
  }

  @inlinable var door: Door {
    Door(
      system,
      translatedBy: self,
      perform: { self.perform($0, dismissing: $1, writing: $2) },
      read: { self.reader.read($1, into: &$0) },
      pending: { self.system.pending },
      roundTrip: { self.roundTrip(of: $0) },
      likely: { self.likelyEvent(at: $0, choosing: $1) }
    )
  }

  @inlinable func likelyEvent(at place: Int, choosing choose: (Int) -> Int) -> Int? {
    let events = system.likelyEvents(in: reader.windows[place])
    return events.isEmpty ? nil : vocabulary.place(of: events[choose(events.count)])
  }

  @inlinable func roundTrip(of link: Int) -> Finding {
    let link = vocabulary.links[link]
    guard let text = system.text(printing: link) else { return .noCase }
    guard let parsed = system.link(parsing: text) else { return .breaks("“\(text)” is not a link") }
    // A printed link may lead there by steps that it does not have itself.
    let isSame =
      parsed == link
      || parsed.tab == link.tab && parsed.path.last == link.path.last
        && system.text(printing: parsed) == text
    return .holds(
      if: isSame,
      otherwise: "“\(text)” is a different link, to \(vocabulary.name(of: parsed))"
    )
  }

  @inlinable func perform(_ event: PlainEvent, dismissing sheet: Int?, writing path: [Int]?)
    -> Reply
  {
    switch event.kind {
    case .push: return apply(.push(vocabulary.routes[event.item]), event)
    case .back: return apply(.back, event)
    case .popToRoot: return apply(.popToRoot, event)
    case .selectTab: return apply(.select(vocabulary.tabs[event.tab]), event)
    case .openLink: return apply(.open(vocabulary.links[event.item]), event)
    case .present: return apply(.present(vocabulary.sheets[event.item]), event)
    case .dismiss:
      guard let sheet else { return .unsupported }
      return apply(.dismiss(reader.sheets.ids[sheet]), event)
    case .writePath:
      guard let path else { return .unsupported }
      let routes = path.map { vocabulary.routes[$0] }
      return system.write(routes, of: vocabulary.tabs[event.tab], in: reader.windows[event.window])
    case .sceneEvent:
      return system.apply(vocabulary.sceneEvents[event.item], in: reader.windows[event.window])
    case .appEvent: return system.apply(vocabulary.appEvents[event.item])
    case .signIn: return system.signIn()
    case .signOut: return system.signOut()
    case .openWindow: return system.openWindow()
    case .duplicateWindow: return system.duplicate(reader.windows[event.window])
    case .closeWindow: return system.close(reader.windows[event.window])
    case .relaunch: return system.relaunch(opening: nil)
    case .relaunchByLink:
      let link = vocabulary.links[event.item]
      let window = reader.windows[event.window]
      return system.relaunch(opening: EarlyLink(link, in: window, at: event.window))
    case .timePasses: return system.passTime()
    }
  }

  @inlinable func apply(_ action: System.Action, _ event: PlainEvent) -> Reply {
    system.apply(action, in: reader.windows[event.window])
  }
}
