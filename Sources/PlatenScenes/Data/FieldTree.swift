/// The names of fields that some record of a list has, and those within their records.
///
/// It tells a field that one record happens to lack, which is null, from one that was misspelled.
package final class FieldTree: Sendable {
  /// The names in the order of their first appearance.
  package let names: [String]
  private let known: Set<String>
  private let children: [String: FieldTree]

  package init(_ names: [String], children: [String: FieldTree] = [:]) {
    self.names = names
    known = Set(names)
    self.children = children
  }

  /// The names of all of the records.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values in all of the records.
  package convenience init(of records: [DataRecord]) {
    var names: [String] = []
    var known: Set<String> = []
    var inner: [String: [DataRecord]] = [:]
    var last: FieldNames?
    for record in records {
      if record.fields !== last {
        names += record.fields.names.filter { known.insert($0).inserted }
        last = record.fields
      }
      for (name, value) in zip(record.fields.names, record.values) {
        if case .record(let record) = value { inner[name, default: []].append(record) }
      }
    }
    self.init(names, children: inner.mapValues(FieldTree.init(of:)))
  }

  /// Whether some record has the field.
  package func contains(_ path: FieldPath) -> Bool {
    known.contains(path.text) || contains(path.components[...])
  }

  private func contains(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return true }
    guard path.count > 1 else { return known.contains(first) }
    return children[first]?.contains(path.dropFirst()) == true
  }

  /// The field that names a record: `name`, or else the first one.
  var nameField: FieldPath {
    FieldPath(known.contains("name") ? "name" : names.first ?? "name")
  }

  /// The names of the fields in a field's records; those at the top for no name.
  package func names(within path: ArraySlice<String>) -> [String]? {
    guard let first = path.first else { return names }
    return children[first]?.names(within: path.dropFirst())
  }

  /// Names as messages list them, of which only the first are shown if there are many.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { Quotation.cut($0) }.joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
