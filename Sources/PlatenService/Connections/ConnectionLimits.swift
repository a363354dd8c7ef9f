internal import NIOCore

/// What a connection may do, and for how long.
struct ConnectionLimits: Sendable {
  /// From the first byte of a header to its last.
  let header: TimeAmount
  /// From the end of the header to the end of the body.
  let body: TimeAmount
  /// How long nothing may be asked, or no answer be taken.
  let idle: TimeAmount
  let targetBytes: Int
  let headerBytes: Int

  /// How long the rest of a request is read that is not worth reading: a client that still sends
  /// when its connection is closed may never see its answer.
  static let linger = TimeAmount.seconds(2)
  /// How long nothing may be asked where there is little room for other connections.
  static let crowdedIdle = TimeAmount.seconds(2)
  /// Who takes an answer more slowly than so many bytes a second does not take it.
  static let leastRate = 1024

  init(_ limits: ServiceLimits) {
    header = Self.amount(limits.headerTime)
    body = Self.amount(limits.bodyTime)
    idle = Self.amount(limits.idleTime)
    targetBytes = limits.targetBytes
    headerBytes = limits.headerBytes
  }

  private static func amount(_ duration: Duration) -> TimeAmount {
    .nanoseconds(Int64(duration / .nanoseconds(1)))
  }
}
