/// All that is wrong in what an operator set.
package struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// One thing that is wrong.
  package struct Fault: Hashable, Sendable {
    /// What has to be put right.
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
    package var found: String
    package var expected: String
    /// The nearest valid spelling.
    package var suggestion: String?

    var description: String {
      let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "\(place): found \(found), expected \(expected)\(hint)"
    }
  }

  package let faults: [Fault]

  package init(_ faults: [Fault]) { self.faults = faults }

  /// A line for each.
  package var description: String {
    faults.map { "error: \($0.description)" }.joined(separator: "\n")
  }

  /// The exit code for them, of sysexits.h: what is missing, else usage, else wrong input.
  package var exitCode: Int32 {
    if faults.contains(where: { $0.kind == .missing }) { return 66 }
    return faults.contains { $0.kind == .usage } ? 64 : 65
  }
}
