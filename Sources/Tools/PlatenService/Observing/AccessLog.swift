internal import Foundation
internal import Logging
internal import PlatenBase
internal import Synchronization

/// Writes a line into the log for each request that was answered, and for those that were not let in.
struct AccessLog: Sendable {
  /// A request and what came of it.
  struct Entry {
    /// The request's ID.
    var id: String
    var method: String
    var target: String
    var status: Int
    /// The length of the answer's body.
    var bytes: Int
    var duration: Duration
    /// The client's address; nil where there is no network.
    var client: String?
    /// The slug of the problem that was answered.
    var problem: String?
  }

  private let logger: Logger
  private let requests: Logger?
  private let refusals: RefusalLog

  /// - Parameter isOn: Whether each request is logged even where the level is over that of requests.
  init(_ logger: Logger, isOn: Bool = false) {
    self.logger = logger
    refusals = RefusalLog(logger)
    var requests = logger
    if isOn { requests.logLevel = min(logger.logLevel, .info) }
    self.requests = requests.logLevel <= .info ? requests : nil
  }

  /// Returns whether anything is written of an answer with a status: its values are not even
  /// gathered else.
  func isOn(for status: Int) -> Bool { requests != nil || Self.isRefusal(status) }

  /// Writes a request's line.
  func note(_ entry: Entry) {
    if Self.isRefusal(entry.status) { refusals.note(entry) }
    guard let requests else { return }
    var metadata: Logger.Metadata = [
      "id": .string(entry.id), "method": .string(entry.method),
      "target": .string(TargetText.hidingSecrets(entry.target)),
      "status": .stringConvertible(entry.status), "bytes": .stringConvertible(entry.bytes),
      "microseconds": .stringConvertible(Int(entry.duration / .microseconds(1))),
    ]
    if let client = entry.client { metadata["client"] = .string(client) }
    if let problem = entry.problem { metadata["problem"] = .string(problem) }
    requests.info("request", metadata: metadata)
  }

  /// Writes what went wrong where it is no problem of the request but the service's own.
  func noteError(_ error: any Error, id: String, target: String) {
    logger.error(
      "fault",
      metadata: [
        "id": .string(id), "target": .string(TargetText.hidingSecrets(target)),
        "error": .string("\(error)"),
      ])
  }

  private static func isRefusal(_ status: Int) -> Bool { status == 401 || status == 403 }
}

// MARK: - Requests that were not let in

/// Writes lines of requests that were not let in: who tries tokens is seen, and cannot fill a disk.
private final class RefusalLog: Sendable {
  private let logger: Logger
  private let budget = Lock(LineBudget())

  init(_ logger: Logger) { self.logger = logger }

  func note(_ entry: AccessLog.Entry) {
    let line = budget.withLock { $0.admit(at: .now) }
    tell(leftOut: line.leftOut)
    if line.isFirstLeftOut { tellLater() }
    guard line.isWritten else { return }
    logger.notice(
      "refused",
      metadata: [
        "id": .string(entry.id), "client": .string(entry.client ?? "none"),
        "method": .string(entry.method),
        "target": .string(TargetText.hidingValues(entry.target)),
        "status": .stringConvertible(entry.status), "problem": .string(entry.problem ?? "none"),
      ])
  }

  /// Tells how many lines were left out even if no more requests come.
  private func tellLater() {
    Task { [self] in
      try? await Task.sleep(for: LineBudget.interval)
      tell(leftOut: budget.withLock { $0.takeLeftOut() })
    }
  }

  private func tell(leftOut: Int) {
    guard leftOut > 0 else { return }
    logger.notice("refused, not logged", metadata: ["count": .stringConvertible(leftOut)])
  }
}

/// So many lines a second; those beyond are counted.
struct LineBudget {
  static let most = 10
  static let interval = Duration.seconds(1)

  private var start: ContinuousClock.Instant?
  private var written = 0
  private var leftOut = 0

  /// Takes note of a line that could be written.
  ///
  /// - Returns: Whether it is written, whether it is the first that is left out since the last time
  ///   that their number was told, and that number if it has to be told now.
  mutating func admit(
    at now: ContinuousClock.Instant
  ) -> (isWritten: Bool, isFirstLeftOut: Bool, leftOut: Int) {
    var told = 0
    if start.map({ now - $0 >= Self.interval }) ?? true {
      told = takeLeftOut()
      start = now
      written = 0
    }
    guard written == Self.most else {
      written += 1
      return (true, false, told)
    }
    leftOut += 1
    return (false, leftOut == 1, 0)
  }

  /// Returns how many lines were left out since the last time that it was asked.
  mutating func takeLeftOut() -> Int {
    defer { leftOut = 0 }
    return leftOut
  }
}

// MARK: - Targets

/// Targets as logs show them.
enum TargetText {
  /// What parts of a target are separated by, as careless clients write them too.
  private static let separators: Set<Character> = ["?", "&", ";", "#"]
  /// Names of parameters that hold these are those of secrets.
  private static let secretParts = [
    "token", "secret", "password", "passwd", "apikey", "accesskey", "signature", "credential",
  ]
  private static let secretNames: Set = ["key", "sig", "pass", "pwd", "jwt"]

  /// A target without the values of parameters whose names are those of secrets.
  static func hidingSecrets(_ target: String) -> String {
    replacing(target) { name, value in isSecret(name) ? "…" : value }
  }

  /// A target without the values of its parameters; what has no name is a value.
  static func hidingValues(_ target: String) -> String { replacing(target) { _, _ in "…" } }

  private static func replacing(
    _ target: String, value: (_ name: Substring, _ value: Substring) -> Substring
  ) -> String {
    guard let start = target.firstIndex(where: separators.contains) else { return target }
    var text = String(target[..<start])
    var rest = target[start...]
    while let separator = rest.popFirst() {
      let part = rest.prefix { !separators.contains($0) }
      rest = rest[part.endIndex...]
      text.append(separator)
      guard let equals = part.firstIndex(of: "=") else {
        text += part.isEmpty ? part : value("", part)
        continue
      }
      text += part[...equals]
      text += value(part[..<equals], part[part.index(after: equals)...])
    }
    return text
  }

  /// Returns whether a parameter holds what lets others in, however its name is spelled.
  private static func isSecret(_ name: Substring) -> Bool {
    let plain = (name.removingPercentEncoding ?? String(name)).lowercased()
      .filter { $0.isLetter || $0.isNumber }
    return plain.hasPrefix("auth") || secretNames.contains(plain)
      || secretParts.contains { plain.contains($0) }
  }
}
