/// Tables that programs write as mappings: columns of values, records by their names, a list within.
enum JSONShape {
  typealias Entry = SourceNode.Entry

  /// Returns the rows or records of a mapping that is a table; nil for any other.
  ///
  /// - `{"word": ["a", "b"], "count": [1, 2]}` has columns,
  /// - `{"word": {"0": "a"}, "count": {"0": 1}}` has columns whose rows are numbered, as pandas writes them,
  /// - `{"columns": ["word", "count"], "data": [["a", 1]]}` has rows below their names,
  /// - `{"a": {"count": 1}, "b": {"count": 2}}` has records, whose names are those of the mapping.
  static func rows(of node: SourceNode) -> SourceNode? {
    guard case .mapping(let entries) = node.content else { return nil }
    if let names = entries.first(where: { $0.key == "columns" })?.value.values,
      let rows = entries.first(where: { $0.key == "data" })?.value.values,
      rows.allSatisfy({ $0.values?.count == names.count })
    {
      return SourceNode(
        .sequence([SourceNode(.sequence(names), at: node.position)] + rows), at: node.position)
    }
    guard entries.count > 1 else { return nil }
    // pandas says of which kinds the columns are.
    if entries.contains(where: { $0.key == "schema" }),
      let data = entries.first(where: { $0.key == "data" })?.value, let records = data.values,
      records.allSatisfy({ $0.entries != nil })
    {
      return data
    }
    if let columns = columns(entries) {
      return records(entries.map(\.key), columns, at: node.position)
    }
    let inner = entries.map(\.value.entries)
    guard let first = inner.first, let first,
      inner.allSatisfy({ $0?.allSatisfy(\.value.isScalar) == true }), !first.isEmpty
    else { return nil }
    let numbered = first.allSatisfy { Int($0.key) != nil }
    if numbered, inner.allSatisfy({ $0?.map(\.key) == first.map(\.key) }) {
      return records(
        entries.map(\.key), inner.map { $0?.map(\.value) ?? [] }, at: node.position)
    }
    let isNamed = first.contains { ColumnNames.rank(ofWord: $0.key) != nil }
    return SourceNode(
      .sequence(
        entries.map { entry in
          let name = Entry(
            key: "name", position: entry.position,
            value: SourceNode(
              .scalar(.init(text: entry.key, isPlain: false)), at: entry.position))
          return SourceNode(
            .mapping((isNamed ? [] : [name]) + (entry.value.entries ?? [])), at: entry.position)
        }), at: node.position)
  }

  /// The lists of a mapping that has such alone, of plain values and equally long.
  private static func columns(_ entries: [Entry]) -> [[SourceNode]]? {
    let columns = entries.compactMap(\.value.values)
    guard columns.count == entries.count, let count = columns.first?.count, count > 0,
      columns.allSatisfy({ $0.count == count && $0.allSatisfy(\.isScalar) }),
      // The names of columns of numbers alone may be the words.
      !columns.allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return nil }
    return columns
  }

  private static func records(
    _ names: [String], _ columns: [[SourceNode]], at position: SourcePosition
  ) -> SourceNode {
    let rows = (columns.first ?? []).indices.map { row in
      SourceNode(
        .mapping(
          zip(names, columns).map { name, column in
            Entry(key: name, position: column[row].position, value: column[row])
          }), at: columns[0][row].position)
    }
    return SourceNode(.sequence(rows), at: position)
  }

  /// Returns the list of records, of rows, or of names with numbers that is the only one within a mapping.
  static func onlyList(in node: SourceNode) -> (list: SourceNode, path: String)? {
    let found = lists(in: node, at: [])
    if found.isEmpty {
      let weights = weights(in: node, at: [])
      return namedRecords(in: node, at: []) ?? (weights.count == 1 ? weights[0] : nil)
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the mappings of names to numbers within a mapping.
  private static func weights(
    in node: SourceNode, at path: [String]
  ) -> [(list: SourceNode, path: String)] {
    guard let entries = node.entries, !entries.isEmpty else { return [] }
    if !path.isEmpty, entries.count > 1, entries.allSatisfy(\.value.isNumber) {
      return [(node, path.joined(separator: "."))]
    }
    return entries.flatMap { weights(in: $0.value, at: path + [$0.key]) }
  }

  /// Returns the records by their names that are the only ones within a mapping, each with a weight.
  private static func namedRecords(
    in node: SourceNode, at path: [String]
  ) -> (list: SourceNode, path: String)? {
    guard let entries = node.entries else { return nil }
    let areRecords = entries.allSatisfy { entry in
      entry.value.entries.map { record in
        record.allSatisfy(\.value.isScalar)
          && record.contains { ColumnNames.rank(ofWeight: $0.key) != nil }
      } ?? false
    }
    if !path.isEmpty, areRecords, let rows = rows(of: node) {
      return (rows, path.joined(separator: "."))
    }
    let inner = entries.compactMap { namedRecords(in: $0.value, at: path + [$0.key]) }
    return inner.count == 1 ? inner[0] : nil
  }

  /// Returns the lists of plain values within a mapping as the columns of a table, if there is one of texts
  /// and one of numbers, and all are as long, as charts have them; nil for any other mapping.
  static func columns(within node: SourceNode) -> (list: SourceNode, paths: [String])? {
    let found = plainLists(in: node, at: [])
    let columns = found.compactMap(\.list.values)
    guard columns.count > 1, let count = columns.first?.count, count > 1,
      columns.allSatisfy({ $0.count == count }),
      Set(found.compactMap(\.path.last)).count == found.count
    else { return nil }
    let numbers = columns.count { $0.allSatisfy(\.isNumber) }
    guard numbers > 0, numbers < columns.count else { return nil }
    let names = found.map { $0.path.last ?? "" }
    return (
      records(names, columns, at: node.position), found.map { $0.path.joined(separator: ".") }
    )
  }

  /// The lists of plain values within mappings, and within lists of one mapping.
  private static func plainLists(
    in node: SourceNode, at path: [String]
  ) -> [(list: SourceNode, path: [String])] {
    if let values = node.values {
      if !values.isEmpty, values.allSatisfy(\.isScalar) { return [(node, path)] }
      return values.count == 1 ? plainLists(in: values[0], at: path) : []
    }
    return (node.entries ?? []).flatMap { plainLists(in: $0.value, at: path + [$0.key]) }
  }

  static func count(_ list: SourceNode) -> Int { list.values?.count ?? 0 }

  /// The paths of the lists of records or rows within a mapping.
  static func paths(ofListsIn node: SourceNode) -> [String] { lists(in: node, at: []).map(\.path) }

  /// What services write around each record of a list.
  private static let wrappings: Set<String> = [
    "attributes", "_source", "node", "fields", "properties", "data", "document", "record",
  ]

  /// Returns the records of a list in which each is within another one that says nothing of words and
  /// weights, `{"id": 1, "attributes": {"name": "a", "count": 1}}`, and what they are called there.
  static func unwrapped(_ node: SourceNode) -> (list: SourceNode, name: String)? {
    guard let items = node.values, let first = items.first?.entries,
      let name = first.first(where: { wrappings.contains($0.key) })?.key
    else { return nil }
    func isNamed(_ entry: Entry) -> Bool {
      ColumnNames.rank(ofWord: entry.key) != nil || ColumnNames.rank(ofWeight: entry.key) != nil
    }
    let records = items.compactMap { item -> SourceNode? in
      guard let entries = item.entries, !entries.contains(where: isNamed) else { return nil }
      guard let inner = entries.first(where: { $0.key == name })?.value, let own = inner.entries,
        own.contains(where: isNamed)
      else { return nil }
      // Numbers beside it are the record's: `{"size": 120, "node": {"name": "a"}}`.
      let numbers = entries.filter { entry in
        entry.value.isNumber && !entry.key.hasPrefix("_") && !ColumnNames.isIndex(entry.key)
          && !own.contains { $0.key == entry.key }
      }
      return SourceNode(.mapping(own + numbers), at: inner.position)
    }
    guard records.count == items.count else { return nil }
    return (SourceNode(.sequence(records), at: node.position), name)
  }

  /// The pairs of a list in which each text has its number behind it, as Solr counts facets:
  /// `["a", 120, "b", 80]`; nil for any other list.
  private static func pairs(_ values: [SourceNode]) -> SourceNode? {
    guard values.count > 3, values.count % 2 == 0, let first = values.first else { return nil }
    let pairs = stride(from: 0, to: values.count, by: 2).compactMap { i -> SourceNode? in
      guard case .scalar(let text) = values[i].content, !text.isPlain,
        case .scalar(let number) = values[i + 1].content, number.finiteNumber != nil
      else { return nil }
      return SourceNode(.sequence([values[i], values[i + 1]]), at: values[i].position)
    }
    return pairs.count * 2 == values.count ? SourceNode(.sequence(pairs), at: first.position) : nil
  }

  /// Whether a record has a word and a weight by the names of its values.
  private static func isWeighed(_ entries: [Entry]) -> Bool {
    let plain = entries.filter(\.value.isScalar).map(\.key)
    return plain.contains { ColumnNames.rank(ofWord: $0) != nil }
      && plain.contains { ColumnNames.rank(ofWeight: $0) != nil }
  }

  private static func lists(
    in node: SourceNode, at path: [String]
  ) -> [(list: SourceNode, path: String)] {
    if let values = node.values {
      // The only record may be what has the list.
      if values.count == 1, let entries = values[0].entries, !isWeighed(entries) {
        let inner = lists(in: values[0], at: path)
        if !inner.isEmpty { return inner }
      }
      let isTable = !values.isEmpty && values.allSatisfy { !$0.isScalar }
      if !isTable, let pairs = pairs(values) { return [(pairs, path.joined(separator: "."))] }
      return isTable ? [(node, path.joined(separator: "."))] : []
    }
    return (node.entries ?? []).flatMap { lists(in: $0.value, at: path + [$0.key]) }
  }
}

extension SourceNode {
  fileprivate var values: [SourceNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  fileprivate var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  fileprivate var isNumber: Bool {
    if case .scalar(let scalar) = content {
      scalar.isPlain && scalar.finiteNumber != nil
    } else {
      false
    }
  }

  var isScalar: Bool {
    if case .scalar = content { true } else { false }
  }
}
