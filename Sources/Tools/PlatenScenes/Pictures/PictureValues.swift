internal import Platen

// What options are as text that a scene writes in another way.

extension ValueType {
  /// A list of such values: texts with commas between them, and any number of such texts.
  ///
  /// `\,` is a comma of a value. An empty text has no values.
  ///
  /// - Parameter mayBeEmpty: Whether an empty text may be said.
  func commaSeparated(_ expected: String, mayBeEmpty: Bool = true) -> ValueType<[Value]> {
    ValueType<[Value]>(expected: expected) { definitions in
      let items = schema(&definitions)
      return mayBeEmpty
        ? ["type": "array", "items": items] : ["type": "array", "items": items, "minItems": 1]
    } read: { node, decoder in
      let texts: [SourceNode]
      switch node.content {
      case .sequence(let nodes): texts = nodes
      case .scalar: texts = [node]
      case .mapping: return decoder.report(node, expected: expected)
      }
      if !mayBeEmpty, let empty = texts.first(where: \.commaSeparated.isEmpty) {
        return decoder.report(empty, expected: expected)
      }
      let elements = texts.flatMap(\.commaSeparated)
      let values = elements.enumerated().compactMap { i, element in
        decoder.at(i) { read(element, decoder) }
      }
      return values.count == elements.count ? values : nil
    }
  }
}

extension ValueType {
  /// The same where it stands in an address or on the command line: numbers are decimal there, and
  /// not those of YAML with another base.
  var asText: ValueType {
    ValueType(expected: expected, schema: schema) { node, decoder in
      guard case .scalar(var scalar) = node.content,
        scalar.text.hasPrefix("0x") || scalar.text.hasPrefix("0o")
      else { return read(node, decoder) }
      scalar.isPlain = false
      return read(SourceNode(.scalar(scalar), at: node.position), decoder)
    }
  }
}

extension SourceNode {
  /// The names of the options that have a value.
  var givenOptions: Set<String> {
    guard case .mapping(let entries) = content else { return [] }
    return Set(entries.lazy.filter { !$0.value.isEmptyList }.map(\.key))
  }

  /// Whether a list of texts with commas between them has no element.
  var isEmptyList: Bool {
    switch content {
    case .sequence(let nodes): nodes.allSatisfy(\.isEmptyList)
    case .scalar(let scalar): scalar.text.isEmpty
    case .mapping: false
    }
  }

  /// The parts between the commas of a scalar, each at its place.
  fileprivate var commaSeparated: [SourceNode] {
    guard case .scalar(let scalar) = content, !scalar.text.isEmpty else { return [] }
    var parts: [SourceNode] = []
    var text = String.UnicodeScalarView()
    var (start, column) = (position, position.column)
    func end() {
      parts.append(
        SourceNode(.scalar(Scalar(text: String(text), isPlain: scalar.isPlain)), at: start))
    }
    for character in scalar.text.unicodeScalars {
      column += 1
      if character != "," {
        text.append(character)
      } else if text.last == "\\" {
        text.removeLast()
        text.append(",")
      } else {
        end()
        text = String.UnicodeScalarView()
        start.column = column
      }
    }
    end()
    return parts
  }
}

extension ValueType where Value == String {
  /// A text as it is: nothing is filled in for braces, and `true` and `null` are words.
  static var anyText: ValueType {
    ValueType(expected: "a text", schema: { _ in ["type": "string"] }) { node, decoder in
      guard case .scalar(let scalar) = node.content else {
        return decoder.report(node, expected: "a text")
      }
      return scalar.text
    }
  }
}

extension ValueType where Value == Color {
  /// A colour as text: a name, or hexadecimal digits with or without a number sign, as one that is
  /// not escaped begins another part of an address.
  static var spelledColor: ValueType {
    let expected = "a colour: a name or hexadecimal digits, such as teal or #ff8000"
    return ValueType(expected: expected) { definitions in
      let names = definitions.isOutline ? [] : NamedColors.names
      return [
        "anyOf": [
          ["enum": .array(names.map { .string($0) })],
          ["type": "string", "pattern": .string(spelledColorPattern)],
        ]
      ]
    } read: { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      if let color = decoder.color(text) ?? NamedColors.color("#" + text) { return color }
      return decoder.reportUnknown(node, text, among: NamedColors.names, expected: expected)
    }
  }

  /// The digits of a colour, by which its schema is told from others.
  static var spelledColorPattern: String {
    "^#?([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
  }
}

extension ValueType where Value == CGFloat {
  /// A side of a picture.
  static var side: ValueType {
    ValueType<Double>.points("points from 1 to 1000000", in: 1...1_000_000).map { CGFloat($0) }
  }
}

extension ValueType where Value == CGSize {
  /// Lengths across and down, as `12x6`, or one for both.
  static var lengths: ValueType {
    let expected = "points from 0 to 1000000, or two lengths such as 12x6"
    return ValueType(expected: expected) { _ in
      let length = LengthUnit.pattern
      return [
        "type": ["string", "number"], "pattern": .string("^\(length)(x\(length))?$"), "minimum": 0,
      ]
    } read: { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
      let numbers = parts.compactMap { DataNumber(spelling: $0)?.value ?? $0.points }
      guard 1...2 ~= parts.count, numbers.count == parts.count, let width = numbers.first,
        let height = numbers.last, numbers.allSatisfy({ 0...1_000_000 ~= $0 })
      else { return decoder.report(node, expected: expected) }
      return CGSize(width: width, height: height)
    }
  }
}

// MARK: - Tags

/// A tag as text, and how often it occurs if that is said.
struct SpelledTag: Hashable, Sendable {
  var name: String
  var count: DataNumber?

  /// A name, or a name and a count with a colon between them; nil for a text without a name, or with a
  /// count below zero.
  ///
  /// The last colon is a part of the name if it has a backslash before it, or if no number comes after it.
  /// `\:` is a colon everywhere.
  init?(_ text: String) {
    var name = text[...]
    if let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")), !text[..<colon].hasSuffix("\\"),
      let number = NumberNotation().number(String(text[text.utf8.index(after: colon)...]))
    {
      if number.value < 0 { return nil }
      name = text[..<colon]
      count = number
    }
    let trimmed = String(TextListReader.trimmed(name))
    // A search costs more than all else here, and hardly any name has a backslash.
    let isEscaped = trimmed.utf8.contains(UInt8(ascii: "\\"))
    self.name = isEscaped ? trimmed.replacing("\\:", with: ":") : trimmed
    if self.name.isEmpty { return nil }
  }
}

extension ValueType where Value == SpelledTag {
  /// A tag and how often it occurs, as `Swift` or `Swift:120`.
  static var spelledTag: ValueType {
    ValueType<String>.anyText.map(
      expected:
        "a tag's name, or a name and a count of zero or more such as Swift:120"
    ) {
      SpelledTag($0)
    }
  }
}

extension DataTable {
  /// A table with the field `name`, and with `weight` if some tag has a count, as a list in a file
  /// has.
  init(tags: [SpelledTag]) {
    let hasCounts = tags.contains { $0.count != nil }
    let fields = FieldNames(hasCounts ? ["name", "weight"] : ["name"])
    self.init(
      fields: fields,
      records: tags.map { tag in
        var values = [DataValue.text(tag.name)]
        if hasCounts { values.append(tag.count.map(DataValue.number) ?? .null) }
        return DataRecord(
          fields: fields, values: values, at: SourcePosition(line: 1, column: 1))
      })
    form = .plain
  }
}

// MARK: - Words

/// A word as text, with its weight and its group if they are said.
struct SpelledWord: Hashable, Sendable {
  var tag: SpelledTag
  var group: String?

  /// `Swift`, `Swift:120`, or `Swift:120:languages`: a group stands behind a weight, and is no number.
  init?(_ text: String) {
    if let colon = text.lastIndex(of: ":"), !text[..<colon].hasSuffix("\\"),
      let tag = SpelledTag(String(text[..<colon])), tag.count != nil
    {
      let rest = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if !rest.isEmpty, NumberNotation().number(rest) == nil {
        (self.tag, group) = (tag, rest)
        return
      }
    }
    guard let tag = SpelledTag(text) else { return nil }
    self.tag = tag
  }
}

extension ValueType where Value == SpelledWord {
  /// A word with its weight and its group, or without.
  static var spelledWord: ValueType {
    ValueType<String>.anyText.map(
      expected:
        "a word, or a word and its weight of zero or more such as Swift:120, or also its group such as"
        + " Swift:120:languages"
    ) { SpelledWord($0) }
  }
}

extension DataTable {
  /// A table as of tags, with the field `group` if some word has one.
  init(words: [SpelledWord]) {
    self.init(tags: words.map(\.tag))
    guard words.contains(where: { $0.group != nil }) else { return }
    let names = FieldNames(fields.names + ["group"])
    self.init(
      fields: names,
      records: zip(records, words).map { record, word in
        DataRecord(
          fields: names, values: record.values + [word.group.map(DataValue.text) ?? .null],
          at: record.position)
      })
    form = .plain
  }
}

// MARK: - Clocks

extension ValueType where Value == ClockArc {
  /// A time of the day with a colour or without, as `9:00-12:30=teal`.
  static var spelledArc: ValueType {
    let expected = "two times of day, and optionally a colour, such as 9:00-12:30=teal"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let times = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        .compactMap { ClockFace.Time(spelling: $0) }
      guard times.count == 2, parts[0].count(where: { $0 == "-" }) == 1 else {
        return decoder.report(node, expected: expected)
      }
      guard parts.count == 2 else { return ClockArc(from: times[0], to: times[1]) }
      let spelling = SourceNode(
        .scalar(SourceNode.Scalar(text: String(parts[1]), isPlain: true)), at: node.position)
      return ValueType<Color>.spelledColor.read(spelling, decoder)
        .map { ClockArc(from: times[0], to: times[1], color: $0) }
    }
  }
}

extension ValueType where Value == WorldClock.Zone {
  /// A place with its time zone, as `Tokyo=Asia/Tokyo`, or a time zone that is called by its place.
  static var spelledZone: ValueType {
    let expected = "a time zone of the IANA database, such as Asia/Tokyo or Tokyo=Asia/Tokyo"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let identifier = String(parts[parts.count - 1])
      guard let zone = TimeZone(identifier: identifier) else {
        return decoder.reportUnknown(
          node, identifier, among: TimeZone.knownTimeZoneIdentifiers, expected: expected)
      }
      return WorldClock.Zone(parts.count == 2 ? String(parts[0]) : zone.placeName, timeZone: zone)
    }
  }
}
