internal import PlatenBase

/// Reads the records of a JSON file, or of a file with JSON in each line.
struct JSONTableReader {
  var path: FieldPath?
  var limits: DataLimits

  func table(from text: SceneText) throws(SceneFileError) -> DataTable {
    let node = try reader.read(text, as: .json)
    do throws(SceneError) {
      let node = TypedJSON.mayBe(in: text.text) ? TypedJSON.plain(node) : node
      return try DataTable(node, path: path, limits: limits)
    } catch {
      throw SceneFileError(of: text, [error])
    }
  }

  /// A table of the values of the lines; blank ones are passed over.
  func table(ofLines text: SceneText) throws(SceneFileError) -> DataTable {
    var items: [DataValue] = []
    var positions: [SourcePosition] = []
    var decoder = DataDecoder()
    var number = 0
    var broken: [SceneError] = []
    let reader = reader
    let mayBeTyped = TypedJSON.mayBe(in: text.text)
    do throws(SceneError) {
      // Carriage return and line feed are one character.
      for line in text.text.split(
        omittingEmptySubsequences: false,
        whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" })
      {
        number += 1
        guard line.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
        let position = SourcePosition(line: number, column: 1)
        try limits.check(records: items.count, at: position)
        let node: SourceNode
        do throws(SceneError) {
          node = try Self.node(String(line), number, reader)
        } catch {
          if error.exceedsLimit { throw error }
          broken.append(error)
          continue
        }
        decoder.linesBefore = number - 1
        items.append(decoder.value(of: mayBeTyped ? TypedJSON.plain(node) : node))
        positions.append(position)
      }
      // Where many lines are broken it is no such file.
      if let first = broken.first, broken.count * 3 > items.count + broken.count { throw first }
      var table: DataTable
      if let rows = DataTable.rows(of: items, at: positions) {
        table = rows
      } else {
        table = try DataTable(items: items, at: positions)
      }
      table.lost += broken.map {
        UnreadCell(
          row: $0.position,
          detail:
            "found \($0.unexpected.found), expected \($0.unexpected.expected): the line is left out"
        )
      }
      return table
    } catch {
      throw SceneFileError(of: text, [error])
    }
  }

  private var reader: SourceReader {
    var reader = SourceReader()
    reader.limits.bytes = limits.bytes
    // A million records of some fields each need more than a scene does.
    reader.limits.nodes = 4_000_000
    // Python writes them; they cost their record alone.
    reader.limits.takesNotFinite = true
    return reader
  }

  private static func node(
    _ line: String, _ number: Int, _ reader: SourceReader
  ) throws(SceneError) -> SourceNode {
    do throws(SceneFileError) {
      return try reader.read(SceneText(name: "", text: line), as: .json)
    } catch {
      var first =
        error.errors.first
        ?? SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: "no value", expected: "one")
      first.position.line += number - 1
      throw first
    }
  }
}

// MARK: - Tables of values

extension DataTable {
  /// The table of a list in a YAML or JSON file: of records, or of plain values.
  ///
  /// A mapping of names to plain values is a list as well, of records with the fields `name` and
  /// `value`.
  ///
  /// - Parameter path: The names of the mappings around the list, if it lies within any.
  /// - Throws: An error at the value that is no list, at an element that is of another kind than the
  ///   first, or at the first record that is too many.
  package init(
    _ node: SourceNode, path: FieldPath? = nil, limits: DataLimits = DataLimits()
  ) throws(SceneError) {
    var (list, reading) = Self.list(in: try Self.node(at: path, in: node))
    if let found = JSONShape.unwrapped(list) {
      list = found.list
      reading = [reading, "the records at \(Quotation(found.name))"].compactMap(\.self)
        .joined(separator: ", ")
    }
    var decoder = DataDecoder()
    switch list.content {
    case .sequence(let nodes):
      if nodes.count > limits.records {
        try limits.check(records: limits.records, at: nodes[limits.records].position)
      }
      let values = nodes.map { decoder.value(of: $0) }
      if let rows = Self.rows(of: values, at: nodes.map(\.position)) {
        self = rows
      } else {
        try self.init(items: values, at: nodes.map(\.position))
      }
      cellPlaces = { records, column in
        let nodes = Dictionary(
          nodes.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
        let path = FieldPath(column)
        return records.map { nodes[$0]?.place(of: path) ?? $0 }
      }
    case .mapping(let entries) where entries.allSatisfy(\.value.isScalar):
      if entries.count > limits.records {
        try limits.check(records: limits.records, at: entries[limits.records].position)
      }
      let fields = FieldNames(["name", "value"])
      self.init(
        fields: fields,
        records: entries.map { entry in
          DataRecord(
            fields: fields, values: [.text(entry.key), decoder.value(of: entry.value)],
            at: entry.position)
        })
      form = .plain
    default:
      throw SceneError(
        at: list.position, path: path?.text ?? "", found: list.phrase,
        expected: "a list of records, texts or numbers, or a mapping of names to these"
          + Self.choice(of: JSONShape.paths(ofListsIn: list)))
    }
    self.reading = reading
  }

  /// The list that a mapping has in it, and what is said of how it was found; any other value as it is.
  private static func list(in node: SourceNode) -> (list: SourceNode, reading: String?) {
    guard case .mapping(let entries) = node.content, !entries.allSatisfy(\.value.isScalar) else {
      return (node, nil)
    }
    if let rows = JSONShape.rows(of: node) { return (rows, nil) }
    let only = JSONShape.onlyList(in: node)
    if (only.map { JSONShape.count($0.list) } ?? 1) < 2,
      let found = JSONShape.columns(within: node)
    {
      let paths = found.paths.map { Quotation($0).description }
      return (found.list, "the lists at \(paths.joined(separator: ", "))")
    }
    return only.map { ($0.list, "the list at \(Quotation($0.path))") } ?? (node, nil)
  }

  /// How one of several lists is chosen, as the end of a sentence.
  private static func choice(of paths: [String]) -> String {
    paths.count < 2 ? "" : "; in a scene, path chooses one of the lists: \(FieldTree.list(paths))"
  }

  /// The table of a list of rows, most of which are lists of as many plain values; nil for another list.
  ///
  /// The first row has the names of the columns if it has texts alone, and the next has a number.
  fileprivate static func rows(
    of values: [DataValue], at positions: [SourcePosition]
  ) -> DataTable? {
    if let pairs = pairs(of: values, at: positions) { return pairs }
    guard let width = values.first?.cells?.count, width > 1 else { return nil }
    let isRow = values.map { $0.cells?.count == width }
    guard isRow.count(where: \.self) * 2 >= values.count else { return nil }
    let rows = zip(values, isRow).compactMap { $1 ? $0.cells : nil }
    let places = zip(positions, isRow).compactMap { $1 ? $0 : nil }
    let first = rows[0]
    func hasNumber(_ row: [DataValue]) -> Bool { row.contains { $0.number != nil } }
    let hasHeader = !hasNumber(first) && rows.dropFirst().contains(where: hasNumber)
    let isWeighed = first.count == 2 && first[0].number == nil && first[1].number != nil
    let names =
      hasHeader
      ? first.map(\.text)
      : isWeighed ? ["name", "weight"] : first.indices.map { "column\($0 + 1)" }
    let fields = FieldNames(names)
    var table = DataTable(
      fields: fields,
      records: zip(rows, places).dropFirst(hasHeader ? 1 : 0).map {
        DataRecord(fields: fields, values: $0, at: $1)
      })
    for (i, value) in values.enumerated() where !isRow[i] {
      let found =
        value.cells.map { $0.count == 1 ? "1 value" : "\($0.count) values" } ?? value.phrase
      table.lost.append(
        UnreadCell(
          row: positions[i],
          detail:
            "found \(found), expected \(width) values as in the first row: the row is left out"))
    }
    return table
  }

  /// The table of records that have one number each, under names that differ; nil for another list.
  private static func pairs(of values: [DataValue], at positions: [SourcePosition]) -> DataTable? {
    let pairs = values.compactMap { value -> (name: String, number: DataValue)? in
      guard case .record(let record) = value, record.values.count == 1,
        case .number? = record.values.first
      else { return nil }
      return (record.fields.names[0], record.values[0])
    }
    guard pairs.count > 1, pairs.count == values.count, Set(pairs.map(\.name)).count == pairs.count
    else { return nil }
    let fields = FieldNames(["name", "value"])
    return DataTable(
      fields: fields,
      records: zip(pairs, positions).map {
        DataRecord(fields: fields, values: [.text($0.name), $0.number], at: $1)
      })
  }

  private static func node(
    at path: FieldPath?, in node: SourceNode
  ) throws(SceneError) -> SourceNode {
    var node = node
    for name in path?.components ?? [] {
      guard case .mapping(let entries) = node.content,
        let entry = entries.first(where: { $0.key == name })
      else {
        throw SceneError(
          at: node.position, path: "", found: node.phrase,
          expected: "a mapping with the name \(Quotation(name))")
      }
      node = entry.value
    }
    return node
  }
}

extension DataValue {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  /// The values of a list that has plain ones alone; nil for all else.
  fileprivate var cells: [DataValue]? {
    guard case .list(let cells) = self else { return nil }
    return cells.contains { if case .record = $0 { true } else { $0.isList } } ? nil : cells
  }
}

extension SourceNode {
  /// Where a value of a record, or of a record within it, begins; nil for a value that it has not.
  fileprivate func place(of path: FieldPath) -> SourcePosition? {
    guard case .mapping(let entries) = content else { return nil }
    if let entry = entries.first(where: { $0.key == path.text }) { return entry.value.position }
    guard path.components.count > 1, let first = path.components.first,
      let inner = entries.first(where: { $0.key == first })?.value
    else { return nil }
    return inner.place(of: FieldPath(Array(path.components.dropFirst())))
  }
}
