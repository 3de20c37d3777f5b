import Platform

/// Receives links from outside on the socket of a session.
///
/// Nothing here blocks. Each connection has a time limit, and the oldest are dropped when there are
/// too many, so that no client can keep others out.
final class LinkListener: PollSource {
  /// The most connections kept after each turn.
  nonisolated static let most = 16
  private static let acceptedPerTurn = 8
  /// How long no connection is accepted after the system ran out of descriptors or memory.
  private static let rest = Duration.seconds(1)

  private let place: SocketPlace
  private let descriptor: Int32
  private let socket: FileIdentity?
  private let patience: Duration
  private let now: () -> ContinuousClock.Instant
  private var connections: [LinkConnection] = []
  private var isListening = true
  private var restsUntil: ContinuousClock.Instant?

  /// Starts listening; `patience` is the time limit of each connection, by the given clock.
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

  /// Starts listening, or says why it cannot: the shop also runs without links.
  static func started(at place: SocketPlace) -> LinkListener? {
    do throws(SocketError) {
      return try LinkListener(at: place)
    } catch {
      complain("Links cannot be sent here with “shop open”: \(error)")
      return nil
    }
  }

  deinit {
    if isListening { place.remove(socket) }
    Platform.close(descriptor)
  }

  /// Removes the socket, so that no client can connect any more.
  func close() {
    guard isListening else { return }
    isListening = false
    place.remove(socket)
    connections = []
  }

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

  /// Accepts connections, continues open ones, and drops those past their time limit.
  func serve(_ answer: (LinkRequest) -> LinkAnswer) {
    acceptConnections()
    for connection in connections { connection.proceed(answer) }
    let now = now()
    connections.removeAll { $0.isDone || $0.deadline <= now }
    connections.removeFirst(max(0, connections.count - Self.most))
  }

  private func acceptConnections() {
    if let until = restsUntil {
      guard now() >= until else { return }
      restsUntil = nil
    }
    for _ in 0..<Self.acceptedPerTurn {
      let accepted = accept(descriptor, nil, nil)
      guard accepted >= 0 else {
        switch errno {
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: restsUntil = now() + Self.rest
        default: break
        }
        return
      }
      guard SocketPlace.isPeerOurs(accepted), fcntl(accepted, F_SETFL, O_NONBLOCK) == 0,
        fcntl(accepted, F_SETFD, FD_CLOEXEC) == 0
      else {
        Platform.close(accepted)
        continue
      }
      connections.append(LinkConnection(descriptor: accepted, deadline: now() + patience))
    }
  }
}
