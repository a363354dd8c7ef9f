internal import Platen

/// The data of a scene: values that its texts name, and lists for its loops.
enum SceneData {
  /// Reads the data and lets the scene's texts name it.
  static var type: ValueType<Void> {
    ValueType(expected: "a mapping of names to values and lists") { definitions in
      let list = definitions.reference("list") { DataList.part.schema(&$0) }
      return [
        "type": "object",
        "additionalProperties": [
          "anyOf": [list, ["type": ["string", "number", "boolean", "null", "array", "object"]]]
        ],
      ]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: "a mapping of names to values and lists")
      }
      read(entries, decoder)
      return ()
    }
  }

  private static func read(_ entries: [SourceNode.Entry], _ decoder: SceneDecoder) {
    var names: [String] = []
    var values: [DataValue] = []
    for entry in entries {
      decoder.at(entry.key) {
        if entry.value.isListSource, !decoder.options.literalData.contains(entry.key) {
          let items = DataList.part.declared().read(entry.value, decoder)
          decoder.sceneEnvironment.scope.add(items ?? [], named: entry.key)
        } else if case .sequence = entry.value.content {
          let items = ValueType.items.read(entry.value, decoder)
          decoder.sceneEnvironment.scope.add(items ?? [], named: entry.key)
        } else {
          names.append(entry.key)
          values.append(decoder.options.cells[entry.key] ?? DataValue(entry.value))
        }
      }
      let position = SourcePosition(line: 1, column: 1)
      decoder.sceneEnvironment.scope.values = DataRecord(
        fields: FieldNames(names), values: values, at: position)
    }
  }
}

extension SourceNode {
  /// Whether a value of the data is a list, or says where one comes from.
  var isList: Bool {
    if case .sequence = content { return true }
    return isListSource
  }

  /// Whether the mapping says where a list comes from.
  fileprivate var isListSource: Bool {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains {
      ["file", "items", "words"].contains($0.key) || $0.key == "range" && $0.value.isRange
    }
  }
}

extension SourceNode {
  /// Whether it is written as a range: a record may have a field of that name.
  private var isRange: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.contains("..")
  }
}

extension ValueType where Value == [DataItem] {
  /// A list: its name in the scene's data, its items, or where they come from.
  static var items: ValueType {
    let expected = "the name of a list, or the list itself"
    return ValueType(expected: expected) { definitions in
      let list = definitions.reference("list") { DataList.part.schema(&$0) }
      return ["anyOf": [["type": "string"], ["type": "array"], list]]
    } read: { node, decoder in
      switch node.content {
      case .scalar: return decoder.loopItems(node)
      case .sequence:
        return DataList(source: .items(node)).items(node, decoder)
      case .mapping:
        return DataList.part.declared().read(node, decoder)
      }
    }
  }
}
