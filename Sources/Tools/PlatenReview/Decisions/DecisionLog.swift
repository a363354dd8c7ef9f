package import Foundation
internal import PlatenScenes

/// A file that says who decided what about snapshots, when and why: a line of JSON for each decision.
///
/// Lines are only added, each at once, so that what others wrote stays as it is.
package final class DecisionLog {
  private let path: String
  private let file: FileHandle
  private let who: String
  private let reason: String?
  private let now: () -> Date
  /// Whether the last line of the file has no end yet.
  private var needsLineEnd: Bool

  /// Opens a log, and makes the file if there is none.
  ///
  /// - Parameters:
  ///   - who: Who decides.
  ///   - reason: Why; nil if nobody says.
  ///   - now: The clock.
  /// - Throws: An error if the file cannot be written.
  package init(
    at path: String, who: String, reason: String?, now: @escaping () -> Date = { Date() }
  ) throws(ReviewError) {
    let flags = O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw Self.cannotWrite(path) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ReviewError(.cannotWrite, "the log \"\(path)\" is not a file")
    }
    var last: UInt8 = 0
    let isRead = status.st_size > 0 && pread(descriptor, &last, 1, status.st_size - 1) == 1
    needsLineEnd = isRead && last != UInt8(ascii: "\n")
    (self.path, self.who, self.reason, self.now) = (path, who, reason, now)
  }

  /// Returns who works here: as git knows them, or by the name that they have on this machine.
  package static func person(
    in folder: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let names = ["USER", "LOGNAME"].compactMap { environment[$0] }
    return GitProgram(in: folder).userName ?? names.first { !$0.isEmpty } ?? "unknown"
  }

  /// Adds what became of a decision, if it was carried out.
  ///
  /// - Throws: An error if the line cannot be written.
  package func add(_ outcome: DecisionRunner.Outcome) throws(ReviewError) {
    let verdict: SnapshotDecision.Verdict
    switch outcome.result {
    case .accepted, .removed: verdict = .accept
    case .approved: verdict = .approve
    case .rejected, .kept: verdict = .reject
    case .commented: verdict = .comment
    case .needless, .stale, .unknown: return
    }
    var line = members(verdict.rawValue, outcome.name, outcome.digest)
    line.append(.init("causes", .array(outcome.causes.map { .string($0) })))
    if let reason { line.append(.init("reason", .string(reason))) }
    if let comment = outcome.comment { line.append(.init("comment", .string(comment))) }
    try write(line)
  }

  /// Adds that a decision was taken back.
  ///
  /// - Throws: An error if the line cannot be written.
  func addUndo(of name: String, _ digest: String?) throws(ReviewError) {
    try write(members(LoggedDecision.undo, name, digest))
  }

  private func members(_ decision: String, _ name: String, _ digest: String?) -> [JSONValue.Member]
  {
    [
      .init("time", .string(Self.text(now()))), .init("who", .string(who)),
      .init("decision", .string(decision)), .init("snapshot", .string(name)),
      .init("actual", digest.map { .string($0) } ?? .null),
    ]
  }

  private func write(_ line: [JSONValue.Member]) throws(ReviewError) {
    let text = (needsLineEnd ? "\n" : "") + JSONValue.object(line).compact + "\n"
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw Self.cannotWrite(path)
    }
    needsLineEnd = false
  }

  private static func cannotWrite(_ path: String) -> ReviewError {
    ReviewError(.cannotWrite, "the log \"\(path)\" cannot be written")
  }

  /// A time in UTC to the second, as RFC 3339 has it: `2026-01-31T09:05:00Z`.
  static func text(_ time: Date) -> String {
    time.formatted(
      Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 0) ?? .current))
  }
}
