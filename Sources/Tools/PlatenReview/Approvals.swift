internal import Foundation
internal import PlatenBase

/// Who approved which new files, as a log of decisions tells.
///
/// An acceptance is an approval as well. A rejection by anybody ends the approvals of that file, and
/// taking a decision back ends one's own.
package struct Approvals: Hashable, Sendable {
  /// A file of a snapshot.
  private struct Key: Hashable {
    var snapshot: String
    var digest: String
  }

  /// What people decided of each file, in order, without what they took back.
  private var decisions: [Key: [LoggedDecision]] = [:]

  /// Reads a log; nobody has approved anything where there is none.
  ///
  /// - Throws: An error for a line that is no decision, which names it.
  package init(logAt path: String) throws(ReviewError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw ReviewError(.noInput, "the log \"\(path)\" cannot be read")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      guard let decision = try? JSONDecoder().decode(LoggedDecision.self, from: Data(line)) else {
        throw ReviewError(
          .badInput,
          "\(path):\(index + 1): found \(String(decoding: line.prefix(40), as: UTF8.self).quoted()),"
            + " expected a decision as --log writes it")
      }
      add(decision)
    }
  }

  private mutating func add(_ decision: LoggedDecision) {
    guard let digest = decision.actual,
      decision.decision != SnapshotDecision.Verdict.comment.rawValue
    else { return }
    let key = Key(snapshot: decision.snapshot, digest: digest)
    if decision.decision != LoggedDecision.undo {
      decisions[key, default: []].append(decision)
    } else if let last = decisions[key]?.lastIndex(where: { $0.who == decision.who }) {
      decisions[key]?.remove(at: last)
    }
  }

  /// Returns who approved a file of a snapshot, in the order in which they did.
  package func people(_ snapshot: String, _ digest: String) -> [String] {
    let decisions = decisions[Key(snapshot: snapshot, digest: digest)] ?? []
    return decisions.reduce(into: []) { people, decision in
      guard ["accept", "approve"].contains(decision.decision) else { return people = [] }
      if !people.contains(decision.who) { people.append(decision.who) }
    }
  }
}

/// What is read of a line of a log.
struct LoggedDecision: Decodable, Hashable, Sendable {
  /// The decision of a line that takes another one back.
  static let undo = "undo"

  var who: String
  var decision: String
  var snapshot: String
  var actual: String?
}
