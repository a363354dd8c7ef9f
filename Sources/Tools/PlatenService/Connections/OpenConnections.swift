internal import NIOCore
internal import PlatenBase
internal import Synchronization

/// The connections that are open, and whose they are.
///
/// Each client may have so many. Where little room is left, each new connection takes the place of
/// one that waits for its client: of the client that has most of them, the one that has waited
/// longest. So clients that open connections and send their headers slowly push out each other.
final class OpenConnections: Sendable {
  /// How long clients that have few connections are left alone, as their bytes may be under way.
  private static let grace = TimeAmount.seconds(1)
  /// As many connections as a browser opens are few.
  private static let few = 8

  private struct State {
    var members: [ObjectIdentifier: OpenConnection] = [:]
    /// Those that were told to make room and have not ended.
    var leaving: Set<ObjectIdentifier> = []
    var clients: [String: ConnectionClient] = [:]
  }

  private let most: Int
  private let mostOfClient: Int
  private let proxies: TrustedProxies
  private let state = Lock(State())

  /// - Parameters:
  ///   - most: The most that may be open.
  ///   - mostOfClient: The most that one client may have open.
  ///   - proxies: Those who may have any number, as they ask for others.
  init(most: Int, mostOfClient: Int, proxies: TrustedProxies) {
    self.most = most
    self.mostOfClient = mostOfClient
    self.proxies = proxies
  }

  var open: Int { state.withLock { $0.members.count } }

  /// Whether there is little room left for others: less than an eighth.
  var isCrowded: Bool { state.withLock { isCrowded($0) } }

  private func isCrowded(_ state: State) -> Bool {
    state.members.count - state.leaving.count > most - max(1, most / 8)
  }

  /// Takes note of a connection that was accepted.
  ///
  /// - Parameters:
  ///   - peer: The address of its other end; nil where that is gone already.
  ///   - evict: Closes the connection if it still waits for its client.
  /// - Returns: Nil if its client has too many.
  func enter(
    _ peer: String?, now: NIODeadline = .now(), evict: @escaping @Sendable () -> Void
  ) -> OpenConnection? {
    let isCounted = peer.map { !proxies.contains($0) } ?? false
    let name = isCounted ? peer.map(ClientRateLimiter.network) : nil
    let (entered, leaving) = state.withLock { state -> (OpenConnection?, OpenConnection?) in
      let client = name.map { state.clients[$0] ?? ConnectionClient(name: $0) }
      if let client {
        guard client.count < mostOfClient else { return (nil, nil) }
        state.clients[client.name] = client
        client.add(1)
      }
      let connection = OpenConnection(client, since: now, evict: evict)
      state.members[ObjectIdentifier(connection)] = connection
      let leaving = isCrowded(state) ? Self.longestWaiting(state, beside: connection, now) : nil
      if let leaving { state.leaving.insert(ObjectIdentifier(leaving)) }
      return (connection, leaving)
    }
    leaving?.evict()
    return entered
  }

  /// Takes note that a connection has ended.
  func leave(_ connection: OpenConnection) {
    state.withLock { state in
      guard state.members.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
      state.leaving.remove(ObjectIdentifier(connection))
      guard let client = connection.client else { return }
      client.add(-1)
      if client.count == 0 { state.clients[client.name] = nil }
    }
  }

  /// Takes note that a connection was told to make room and has something to do again.
  func stay(_ connection: OpenConnection) {
    state.withLock { _ = $0.leaving.remove(ObjectIdentifier(connection)) }
  }

  /// The connection that has to make room first; nil if all have something to do or are young.
  private static func longestWaiting(
    _ state: State, beside new: OpenConnection, _ now: NIODeadline
  ) -> OpenConnection? {
    var found: (connection: OpenConnection, count: Int, wait: OpenConnection.Wait)?
    for (id, connection) in state.members where connection !== new {
      guard let wait = connection.wait, !state.leaving.contains(id) else { continue }
      let count = connection.client?.count ?? 0
      if count <= few, now - wait.start < grace { continue }
      if let found, !wait.isBefore(found.wait, count: count, than: found.count) { continue }
      found = (connection, count, wait)
    }
    return found?.connection
  }
}

// MARK: - One connection

/// A connection that is open, and what it waits for.
final class OpenConnection: Sendable {
  /// That it waits for its client.
  struct Wait: Hashable {
    let start: NIODeadline
    /// Whether a request or an answer is under way, however slowly.
    let isUnderWay: Bool

    /// Returns whether it ends before another one: what is under way last, then clients with many
    /// connections first, then the longest.
    fileprivate func isBefore(_ other: Wait, count: Int, than others: Int) -> Bool {
      if isUnderWay != other.isUnderWay { return other.isUnderWay }
      return count == others ? start < other.start : count > others
    }
  }

  /// Whose it is; nil where that is not counted.
  fileprivate let client: ConnectionClient?
  fileprivate let evict: @Sendable () -> Void
  /// When the wait began, in nanoseconds, and a last bit for what is under way; 0 for no wait.
  private let bits: Atomic<UInt64>

  fileprivate init(
    _ client: ConnectionClient?, since start: NIODeadline, evict: @escaping @Sendable () -> Void
  ) {
    self.client = client
    self.evict = evict
    bits = Atomic(start.uptimeNanoseconds << 1)
  }

  /// Takes note of the phase that the connection is in.
  func note(_ phase: ConnectionState.Phase, since start: NIODeadline) {
    let nanoseconds = max(start.uptimeNanoseconds, 1) << 1
    switch phase {
    case .none: bits.store(0, ordering: .relaxed)
    case .idle, .header, .rest, .closing: bits.store(nanoseconds, ordering: .relaxed)
    case .body, .taking: bits.store(nanoseconds | 1, ordering: .relaxed)
    }
  }

  /// What it waits for; nil if it is the service's turn.
  fileprivate var wait: Wait? {
    let bits = bits.load(ordering: .relaxed)
    return bits == 0
      ? nil : Wait(start: .uptimeNanoseconds(bits >> 1), isUnderWay: bits & 1 == 1)
  }
}

/// A client, and how many connections it has.
///
/// The number is changed under the lock of the connections.
private final class ConnectionClient: Sendable {
  let name: String
  private let connections = Atomic(0)

  init(name: String) { self.name = name }

  var count: Int { connections.load(ordering: .relaxed) }

  func add(_ change: Int) { connections.wrappingAdd(change, ordering: .relaxed) }
}

/// Tells a connection's handler that others wait for its place.
struct EvictionEvent: Sendable {}
