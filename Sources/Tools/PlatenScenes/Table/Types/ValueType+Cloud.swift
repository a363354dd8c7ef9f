internal import Platen

extension ValueType where Value == CGFloat? {
  /// The size of the heaviest word's type; nil for the largest that has room.
  static var largestSize: ValueType {
    let points = ValueType<Double>.points(
      "a font size in points, from 1 to 10000, or auto", in: 1...10_000)
    return ValueType(expected: points.expected) {
      ["anyOf": [["const": "auto"], points.schema(&$0)]]
    } read: { node, decoder in
      if case .scalar(let scalar) = node.content, scalar.text == "auto" { return .some(nil) }
      return points.read(node, decoder).map { CGFloat($0) }
    }
  }
}

extension ValueType where Value == CloudOrientation {
  /// The angles of words as text: some with commas between them, or all between two.
  static var spelledAngles: ValueType {
    let expected = "degrees from -360 to 360, such as -30,0,30 or -30...30"
    let number = " *[-+]?[0-9.]+ *"
    return ValueType(expected: expected) { definitions in
      let angle: JSONValue = ["type": "number", "minimum": -360, "maximum": 360]
      let angles: JSONValue = [
        "type": "string",
        "pattern": .string("^\(number)(\\.\\.\\.\(number)|(,\(number))*)$"),
      ]
      return ["anyOf": [angle, angles, definitions.orTemplate(false)]]
    } read: { node, decoder in
      guard let text = decoder.scalar(node, expected: expected)?.text else { return nil }
      let isRange = text.contains("...")
      let parts = isRange ? text.components(separatedBy: "...") : text.components(separatedBy: ",")
      let angles = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        .filter { -360...360 ~= $0 }.map { Angle.degrees($0) }
      guard angles.count == parts.count, angles.count <= 64 else {
        return decoder.report(node, expected: expected, suggestion: text.withThreeDots)
      }
      guard isRange else { return .angles(angles) }
      guard angles.count == 2, angles[0] <= angles[1] else {
        let swapped = angles.count == 2 ? parts.reversed().joined(separator: "...") : nil
        return decoder.report(node, expected: expected, suggestion: swapped)
      }
      return .range(angles[0]...angles[1])
    }
  }

  /// The angles of words: as text, or a list of them.
  static var angles: ValueType {
    let expected = "degrees such as -30...30, or a list such as [-30, 0, 30]"
    return .scalar(
      spelledAngles,
      or: ValueType<Angle>.angle.list(expected, count: 1...64).map { .angles($0) },
      expected: expected)
  }
}

extension ValueType where Value == CloudSpacing {
  /// Ems along the lines and across, as `0.22x0`, or one for both.
  static var spelledCloudSpacing: ValueType {
    let expected = "ems from 0 to 10, or two lengths such as 0.22x0"
    return ValueType(expected: expected) { _ in
      ["type": ["string", "number"], "pattern": "^[0-9.]+(x[0-9.]+)?$", "minimum": 0]
    } read: { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      let parts = text.split(separator: "x", omittingEmptySubsequences: false)
      let ems = parts.compactMap { DataNumber(spelling: String($0))?.value }
      guard 1...2 ~= parts.count, ems.count == parts.count, let along = ems.first,
        let across = ems.last, ems.allSatisfy({ 0...10 ~= $0 })
      else { return decoder.report(node, expected: expected) }
      return CloudSpacing(along: along, across: across)
    }
  }

  /// Ems as text, or a mapping of both.
  static var cloudSpacing: ValueType {
    let ems = ValueType<Double>.number("ems from 0 to 10", in: 0...10).map { CGFloat($0) }
    let mapping = RecordType<CloudSpacing>("a mapping of along and across") { fields in
      let along = fields.optional("along", ems, default: 0.22, "Before and after a word.")
      let across = fields.optional("across", ems, default: 0, "Above and below it.")
      return { values, _ in CloudSpacing(along: values[along], across: values[across]) }
    }
    return .scalar(
      spelledCloudSpacing, or: mapping.type,
      expected: "ems such as 0.22x0, or a mapping of along and across")
  }
}

extension ValueType where Value == [String: String] {
  /// The families of groups as text, as `fruit=Inter`.
  static var spelledGroupFonts: ValueType {
    let expected = "a group and a family, such as fruit=Inter"
    let font = ValueType<(String, String)>(
      expected: expected, schema: { _ in ["type": "string"] }
    ) { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return decoder.report(node, expected: expected) }
      let family = SourceNode(
        .scalar(SourceNode.Scalar(text: parts[1], isPlain: true)), at: node.position)
      return ValueType<String>.existingFamily.read(family, decoder).map { (parts[0], $0) }
    }
    return font.commaSeparated("groups and families, such as fruit=Inter").map {
      Dictionary($0, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The families of groups by their names.
  static var groupFonts: ValueType {
    ValueType<String>.uncountedText.byName("a mapping of groups to families of fonts")
  }
}

extension ValueType where Value == CloudColors {
  /// What chooses colours: a name, or colours with commas between them.
  static var spelledCloudColors: ValueType {
    let expected = "weight, group, or colours such as red,blue,#0a0"
    let rules = ["weight", "group"]
    let list = ValueType<Color>.spelledColor.commaSeparated("colours such as red,blue,#0a0")
    return ValueType(expected: expected) { _ in
      ["anyOf": [["enum": .array(rules.map { .string($0) })], ["type": "string"]]]
    } read: { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      switch text {
      case "weight": return .weight
      case "group": return .group
      default: break
      }
      guard text.contains(",") || decoder.color(text) != nil || NamedColors.color("#" + text) != nil
      else {
        return decoder.reportUnknown(
          node, text, among: rules + NamedColors.names, expected: expected)
      }
      return list.read(node, decoder).map { .palette($0) }
    }
  }

  /// What chooses colours: as text, or a list of colours.
  static var cloudColors: ValueType {
    .scalar(
      spelledCloudColors,
      or: ValueType<Color>.color.list("a list of 1 to 64 colours", count: 1...64).map {
        .palette($0)
      },
      expected: "weight, group, or a list of colours")
  }
}

extension ValueType where Value == CloudGroups {
  /// Where the words of groups lie, by its name.
  static var groupsName: ValueType {
    name("an arrangement of groups", [("together", .together), ("mixed", .mixed)])
  }
}

extension ValueType where Value == CloudGroups {
  /// Where the views of groups lie: a name, or a mapping of groups to parts of a cloud.
  static var cloudGroups: ValueType {
    let names = ValueType.name(
      "an arrangement of groups", [("together", .together), ("mixed", .mixed)])
    return .scalar(
      names,
      or: ValueType<CGRect>.cloudPart.byName("a mapping of groups to parts").map {
        .regions($0)
      },
      expected: "together, mixed, or a mapping of groups to parts of the cloud")
  }
}

extension ValueType where Value == CGRect {
  /// A part of a cloud's space, all of it where nothing is said.
  fileprivate static var cloudPart: ValueType {
    RecordType<CGRect>("a mapping of x, y, width and height") { fields in
      let x = fields.optional("x", .fraction, default: 0, "From 0 at the left side to 1.")
      let y = fields.optional("y", .fraction, default: 0, "From 0 at the top to 1.")
      let width = fields.optional("width", .fraction, default: 1, "As a part of the cloud's width.")
      let height = fields.optional(
        "height", .fraction, default: 1, "As a part of the cloud's height.")
      return { values, _ in
        CGRect(x: values[x], y: values[y], width: values[width], height: values[height])
      }
    }.type
  }
}

extension ValueType {
  /// A mapping of any names to such values.
  func byName(_ expected: String) -> ValueType<[String: Value]> {
    ValueType<[String: Value]>(expected: expected) { definitions in
      ["type": "object", "additionalProperties": schema(&definitions)]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: expected)
      }
      let pairs = entries.compactMap { entry in
        decoder.at(entry.key) { read(entry.value, decoder) }.map { (entry.key, $0) }
      }
      guard pairs.count == entries.count else { return nil }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
  }
}
