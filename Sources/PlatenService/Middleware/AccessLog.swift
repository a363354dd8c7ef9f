internal import Logging

/// A line for each request that was answered.
struct AccessLog: Sendable {
  /// A request and what came of it.
  struct Entry {
    var identity: String
    var method: String
    var target: String
    var status: Int
    var bytes: Int
    var duration: Duration
    var client: String?
    /// The slug of the problem that was answered.
    var problem: String?
  }

  private let logger: Logger
  /// Whether anybody reads it: its values are not even gathered else.
  let isOn: Bool

  init(_ logger: Logger) {
    self.logger = logger
    isOn = logger.logLevel <= .info
  }

  func note(_ entry: Entry) {
    var metadata: Logger.Metadata = [
      "id": .string(entry.identity), "method": .string(entry.method),
      "target": .string(TargetText.hidingSignature(entry.target)),
      "status": .stringConvertible(entry.status), "bytes": .stringConvertible(entry.bytes),
      "microseconds": .stringConvertible(Int(entry.duration / .microseconds(1))),
    ]
    if let client = entry.client { metadata["client"] = .string(client) }
    if let problem = entry.problem { metadata["problem"] = .string(problem) }
    logger.info("request", metadata: metadata)
  }

  /// Says what went wrong where it is the service's own fault.
  func noteFault(_ error: any Error, identity: String, target: String) {
    logger.error(
      "fault",
      metadata: [
        "id": .string(identity), "target": .string(TargetText.hidingSignature(target)),
        "error": .string("\(error)"),
      ])
  }
}

/// Targets as logs show them.
enum TargetText {
  /// A target without the secret part of a signature, which would let others in.
  static func hidingSignature(_ target: String) -> String {
    guard let range = target.firstRange(of: "signature=") else { return target }
    return target[..<range.upperBound] + "…"
  }
}
