internal import PlatenBase

/// An error about an option's value, with what was expected.
///
/// The argument parser writes the option and the value before it.
package struct OptionValueError: Error, CustomStringConvertible {
  package let description: String

  /// - Parameter form: What would be right, such as "a number over zero".
  package init(expected form: String) { description = "expected \(form)" }

  /// An error about a name that is not in a list.
  package init(name: String, among names: [String]) {
    let nearest = NearestSpelling.of(name, among: names, limit: 1).first
    let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    description = "expected one of: \(names.joined(separator: ", "))" + hint
  }
}
