/// Makes values of data from those of a YAML or JSON file.
struct DataDecoder {
  /// The lines of the file before the text that the values stand in.
  var linesBefore = 0
  /// The names of the record before, which are mostly those of the next one as well.
  private var names = FieldNames([])

  init() {}

  mutating func value(of node: SourceNode) -> DataValue {
    switch node.content {
    case .scalar(let scalar): return Self.value(of: scalar)
    case .sequence(let nodes):
      var values: [DataValue] = []
      values.reserveCapacity(nodes.count)
      for node in nodes { values.append(value(of: node)) }
      return .list(values)
    case .mapping(let entries):
      var values: [DataValue] = []
      values.reserveCapacity(entries.count)
      for entry in entries { values.append(value(of: entry.value)) }
      return .record(
        DataRecord(fields: fields(of: entries), values: values, at: position(of: node)))
    }
  }

  func position(of node: SourceNode) -> SourcePosition {
    SourcePosition(line: node.position.line + linesBefore, column: node.position.column)
  }

  private mutating func fields(of entries: [SourceNode.Entry]) -> FieldNames {
    if entries.count != names.names.count
      || !zip(entries, names.names).allSatisfy({ $0.key == $1 })
    {
      names = FieldNames(entries.map(\.key))
    }
    return names
  }

  /// A number keeps its spelling; infinities and the like are texts, which no number's place takes.
  private static func value(of scalar: SourceNode.Scalar) -> DataValue {
    switch scalar.value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .number(DataNumber(Double(value), spelling: scalar.text))
    case .double(let value): .number(DataNumber(value, spelling: scalar.text))
    case .notFinite: .text(scalar.text)
    case .text(let text): .text(text)
    }
  }
}

extension DataValue {
  /// The value of a YAML or JSON file's value.
  package init(_ node: SourceNode) {
    var decoder = DataDecoder()
    self = decoder.value(of: node)
  }
}

extension DataTable {
  /// The table of a list in a YAML or JSON file: of records, or of plain values.
  ///
  /// A mapping of names to plain values is a list as well, of records with the fields `name` and
  /// `value`.
  ///
  /// - Parameter path: The names of the mappings around the list, if it lies within any.
  package init(
    _ node: SourceNode, path: FieldPath? = nil, limits: DataLimits = DataLimits()
  ) throws(SceneError) {
    let list = try Self.node(at: path, in: node)
    var decoder = DataDecoder()
    switch list.content {
    case .sequence(let nodes):
      if nodes.count > limits.records {
        try limits.check(records: limits.records, at: nodes[limits.records].position)
      }
      try self.init(items: nodes.map { decoder.value(of: $0) }, at: nodes.map(\.position))
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
    default:
      throw SceneError(
        at: list.position, path: path?.text ?? "", found: list.phrase,
        expected: "a list of records, texts or numbers, or a mapping of names to such")
    }
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

extension SourceNode {
  fileprivate var isScalar: Bool {
    if case .scalar = content { true } else { false }
  }
}
