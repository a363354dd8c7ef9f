/// All that is wrong in what an operator set, said at once.
package struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// One thing that is wrong.
  package struct Finding: Hashable, Sendable {
    /// The kind of a finding.
    package enum Kind: Hashable, Sendable {
      /// Options or variables.
      case usage
      /// What stands in a file.
      case input
      /// A file or a folder that is not there.
      case missing
    }

    package var kind: Kind
    /// Where it was set: an option, a variable, or a file with line and column.
    package var place: String
    /// What stands there, as a phrase.
    package var found: String
    /// What could stand there, as a phrase.
    package var expected: String
    /// The nearest valid spelling.
    package var suggestion: String?

    var description: String {
      let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "\(place): found \(found), expected \(expected)\(hint)"
    }
  }

  package let findings: [Finding]

  package init(_ findings: [Finding]) { self.findings = findings }

  /// A line for each.
  package var description: String {
    findings.map { "error: \($0.description)" }.joined(separator: "\n")
  }

  /// The exit code for them, of sysexits.h: what is missing, else usage, else wrong input.
  package var exitCode: Int32 {
    if findings.contains(where: { $0.kind == .missing }) { return 66 }
    return findings.contains { $0.kind == .usage } ? 64 : 65
  }
}

/// An error about a setting's value, with what was expected.
///
/// The reader of the configuration adds the place and makes a ``ConfigurationError/Finding`` of it.
struct SettingValueError: Error, Hashable {
  /// A phrase, such as `a time from 1ms to 1h, as 10s`.
  var expected: String
  var suggestion: String?
  /// What was found, if that is more than the value, such as a file that is not there.
  var found: String?
  /// Whether a file or a folder is missing.
  var isInputMissing = false

  init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}
