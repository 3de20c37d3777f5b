import Platform

/// Where links arrive from outside: the socket of a session.
///
/// Nothing here waits. Whoever connects is given a certain time for all of it, and less where more come
/// than there is room for: then those who have been there longest go, so that nobody keeps others out.
final class LinkListener: PollSource {
  /// How many can be connected after each turn.
  nonisolated static let most = 16
  /// How many are let in at one turn.
  private static let newcomers = 8
  /// How long nobody is let in after the system had no room for another one.
  private static let rest = Duration.seconds(1)

  private let place: SocketPlace
  private let descriptor: Int32
  private let socket: FileIdentity?
  private let patience: Duration
  private let now: () -> ContinuousClock.Instant
  private var connections: [LinkConnection] = []
  private var isListening = true
  private var restsUntil: ContinuousClock.Instant?

  /// Listens at a place; connections have so much time, by this clock.
  init(
    at place: SocketPlace,
    patience: Duration = .seconds(2),
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) throws(SocketError) {
    self.place = place
    self.patience = patience
    self.now = now
    descriptor = try place.listen()
    socket = place.identity
  }

  deinit {
    if isListening { place.remove(socket) }
    Platform.close(descriptor)
  }

  /// Takes the socket away, so that nobody connects any more.
  func close() {
    guard isListening else { return }
    isListening = false
    place.remove(socket)
    connections = []
  }

  /// How many are connected.
  var connectionCount: Int { connections.count }

  var polled: [pollfd] {
    var polled = connections.map(\.polled)
    if isListening, restsUntil == nil {
      polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    return polled
  }

  var deadline: ContinuousClock.Instant? {
    (connections.map(\.deadline) + (restsUntil.map { [$0] } ?? [])).min()
  }

  /// Lets others in, goes on with everybody who is connected, and gives up those who took too long.
  func serve(_ answer: (LinkRequest) -> LinkAnswer) {
    letIn()
    for connection in connections { connection.proceed(answer) }
    let now = connections.isEmpty ? nil : now()
    connections.removeAll { $0.isDone || now.map($0.isLate) ?? false }
    connections.removeFirst(max(0, connections.count - Self.most))
  }

  private func letIn() {
    if let until = restsUntil {
      guard now() >= until else { return }
      restsUntil = nil
    }
    for _ in 0..<Self.newcomers {
      let newcomer = accept(descriptor, nil, nil)
      guard newcomer >= 0 else {
        switch errno {
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: restsUntil = now() + Self.rest
        default: break
        }
        return
      }
      guard SocketPlace.isPeerOurs(newcomer), fcntl(newcomer, F_SETFL, O_NONBLOCK) == 0,
        fcntl(newcomer, F_SETFD, FD_CLOEXEC) == 0
      else {
        Platform.close(newcomer)
        continue
      }
      connections.append(LinkConnection(descriptor: newcomer, deadline: now() + patience))
    }
  }
}

extension LinkConnection {
  fileprivate func isLate(at instant: ContinuousClock.Instant) -> Bool { deadline <= instant }
}
