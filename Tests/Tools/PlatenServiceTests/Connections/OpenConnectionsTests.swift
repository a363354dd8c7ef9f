import NIOCore
import PlatenBase
import Synchronization
import Testing

@testable import PlatenService

/// Who may open connections, and who makes room where there is little.
@Suite struct OpenConnectionsTests {
  /// Those that were told to make room, in this order.
  private final class Leaving: Sendable {
    let names = Lock<[String]>([])
  }

  private let leaving = Leaving()

  private func connections(most: Int = 100, ofClient: Int = 100) -> OpenConnections {
    OpenConnections(most: most, mostOfClient: ofClient, proxies: TrustedProxies(["10.0.0.0/8"]))
  }

  /// Milliseconds after the start of all clocks; 1 s is the grace for few connections.
  private func moment(_ milliseconds: UInt64) -> NIODeadline {
    .uptimeNanoseconds(milliseconds * 1_000_000)
  }

  @discardableResult
  private func enter(
    _ name: String, from peer: String?, at milliseconds: UInt64, in connections: OpenConnections
  ) -> OpenConnection? {
    connections.enter(peer, now: moment(milliseconds)) { [leaving] in
      leaving.names.withLock { $0.append(name) }
    }
  }

  private var left: [String] { leaving.names.withLock { $0 } }

  // MARK: - Connections of one client

  @Test func aClientMayHaveSoManyAtOnce() throws {
    let all = connections(ofClient: 2)
    let first = try #require(enter("a", from: "192.0.2.1", at: 1, in: all))
    #expect(enter("b", from: "192.0.2.1", at: 1, in: all) != nil)
    #expect(enter("c", from: "192.0.2.1", at: 1, in: all) == nil)
    #expect(enter("d", from: "192.0.2.2", at: 1, in: all) != nil)
    #expect(all.open == 3)
    all.leave(first)
    all.leave(first)
    #expect(all.open == 2)
    #expect(enter("e", from: "192.0.2.1", at: 1, in: all) != nil)
    #expect(enter("f", from: "192.0.2.1", at: 1, in: all) == nil)
  }

  @Test func oneNetworkOfIPv6IsOneClient() {
    let all = connections(ofClient: 1)
    #expect(enter("a", from: "2001:db8:0:1::1", at: 1, in: all) != nil)
    #expect(enter("b", from: "2001:db8:0:1:a::2", at: 1, in: all) == nil)
    #expect(enter("c", from: "2001:db8:0:2::1", at: 1, in: all) != nil)
  }

  @Test func trustedProxiesAndWhoIsGoneAreNotCounted() {
    let all = connections(ofClient: 1)
    for peer in ["10.0.0.1", "10.0.0.1", "::ffff:10.0.0.1", nil, nil] {
      #expect(enter("a", from: peer, at: 1, in: all) != nil)
    }
    #expect(all.open == 5)
  }

  // MARK: - Room

  @Test func itIsCrowdedWhereLessThanAnEighthIsLeft() {
    let all = connections(most: 16)
    for i in 1...14 { enter("\(i)", from: "192.0.2.\(i)", at: 1, in: all) }
    #expect(!all.isCrowded)
    enter("15", from: "192.0.2.15", at: 1, in: all)
    #expect(all.isCrowded)
  }

  /// Fills all room but for little: 10 connections of one client, 3 of another, 1 of a third.
  private func filled(at milliseconds: UInt64 = 1) -> (OpenConnections, [String: OpenConnection]) {
    let all = connections(most: 16)
    var members: [String: OpenConnection] = [:]
    for i in 0..<3 {
      members["b\(i)"] = enter("b\(i)", from: "192.0.2.2", at: milliseconds + UInt64(i), in: all)
    }
    members["c0"] = enter("c0", from: "192.0.2.3", at: milliseconds, in: all)
    for i in 0..<10 {
      let moment = milliseconds + 100 + UInt64(i)
      members["a\(i)"] = enter("a\(i)", from: "192.0.2.1", at: moment, in: all)
    }
    return (all, members)
  }

  @Test func whoHasMostConnectionsMakesRoomTheLongestWaitingFirst() {
    let (all, _) = filled()
    #expect(left == [])
    enter("x", from: "192.0.2.9", at: 200, in: all)
    #expect(left == ["a0"])
    enter("y", from: "192.0.2.9", at: 201, in: all)
    #expect(left == ["a0", "a1"])
  }

  @Test func whoIsAnsweredStaysAndWhoSendsOrTakesSlowlyGoesLast() {
    let (all, members) = filled()
    for i in 0..<9 { members["a\(i)"]?.note(.none, since: moment(150)) }
    members["a9"]?.note(.body, since: moment(150))
    // Few connections are left alone for a second.
    enter("x", from: "192.0.2.9", at: 900, in: all)
    #expect(left == ["a9"])
    enter("y", from: "192.0.2.9", at: 3000, in: all)
    enter("z", from: "192.0.2.9", at: 3000, in: all)
    #expect(left == ["a9", "b0", "b1"])
  }

  @Test func fewYoungConnectionsAreLeftAlone() {
    let all = connections(most: 4)
    for i in 0..<4 { enter("\(i)", from: "192.0.2.1", at: 1000 + UInt64(i), in: all) }
    #expect(left == [])
    enter("4", from: "192.0.2.1", at: 1999, in: all)
    #expect(left == [])
    enter("5", from: "192.0.2.1", at: 2000, in: all)
    #expect(left == ["0"])
  }

  @Test func whoHasSomethingToDoAfterAllStaysAndMayBeToldAgain() throws {
    let (all, members) = filled()
    enter("x", from: "192.0.2.9", at: 200, in: all)
    let first = try #require(members["a0"])
    first.note(.none, since: moment(200))
    all.stay(first)
    first.note(.idle, since: moment(150))
    enter("y", from: "192.0.2.9", at: 202, in: all)
    #expect(left == ["a0", "a1"])
    first.note(.idle, since: moment(50))
    enter("z", from: "192.0.2.9", at: 203, in: all)
    #expect(left == ["a0", "a1", "a0"])
  }

  @Test func whoHasMadeRoomIsCountedNoMore() {
    let (all, members) = filled()
    enter("x", from: "192.0.2.9", at: 200, in: all)
    #expect(!all.isCrowded)
    if let first = members["a0"] { all.leave(first) }
    #expect(all.open == 14)
    #expect(!all.isCrowded)
  }
}
