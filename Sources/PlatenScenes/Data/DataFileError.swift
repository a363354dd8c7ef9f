/// Why a file that a scene names is not read.
package struct DataFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// There is no such file, or it may not be read.
    case missing
    /// The file lies outside of what the scene may read, is no file, or is too long.
    case refused
  }

  package var code: Code
  /// The path as the scene has it.
  package var path: String
  /// What is wrong, such as `is a folder, not a file`.
  package var reason: String

  package init(code: Code, path: String, reason: String) {
    self.code = code
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(Quotation(path)) \(reason)" }
}
