internal import Foundation
internal import Platen
internal import PlatenBase

/// The references that a run of tests writes; a run that writes any fails.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// No references: a missing one is a failure.
  case never
  /// Missing references.
  case missing
  /// Missing and changed references.
  case all
}

extension SnapshotRecording {
  /// The name of the environment variable.
  static let variableName = "PLATEN_SNAPSHOTS"

  /// What the environment variable is set to; nil if it is not.
  static var variable: String? { ProcessInfo.processInfo.environment[variableName] }

  /// Returns what is wrong with a value that is none of the three.
  static func complaint(about value: String) -> String {
    let nearest = NearestSpelling.of(value, among: allCases.map(\.rawValue), limit: 1).first
    let question = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(variableName) is \"\(value)\", expected never, missing or all" + question
  }
}
