/// A language that scenes are written in.
package enum SourceFormat: String, CaseIterable, Hashable, Sendable {
  case yaml, json

  /// The language that a file's name tells, if its ending is `.json`, `.yaml` or `.yml`.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self = .yaml
    } else {
      return nil
    }
  }
}
