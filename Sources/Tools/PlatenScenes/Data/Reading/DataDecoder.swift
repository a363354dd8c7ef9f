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

extension SourceNode {
  /// The value of a field as it would stand in a scene, in place of the text that names the field.
  ///
  /// A text of data is plain, because a table does not tell numbers and booleans from texts: what
  /// it means is up to the place that it is for. Only one that would mean nothing stays a text.
  package init(_ value: DataValue, at position: SourcePosition) {
    self.init(Self.content(of: value, at: position), at: position)
  }

  private static func content(of value: DataValue, at position: SourcePosition) -> Content {
    switch value {
    case .null: return .scalar(Scalar(text: "null", isPlain: true))
    case .bool: return .scalar(Scalar(text: value.text, isPlain: true))
    case .number(let number):
      // Places for numbers know the decimal point alone.
      let spelled = Scalar(text: number.spelling, isPlain: true)
      return .scalar(
        spelled.finiteNumber == number.value
          ? spelled : Scalar(text: DataNumber(number.value).spelling, isPlain: true))
    case .text(let text):
      let plain = Scalar(text: text, isPlain: true)
      return .scalar(plain.value == .null ? Scalar(text: text, isPlain: false) : plain)
    case .list(let values): return .sequence(values.map { SourceNode($0, at: position) })
    case .record(let record):
      return .mapping(
        zip(record.fields.names, record.values).map { name, value in
          Entry(key: name, position: position, value: SourceNode(value, at: position))
        })
    }
  }
}
