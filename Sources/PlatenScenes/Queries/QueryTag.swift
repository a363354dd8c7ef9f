/// A tag of a query, and how often it occurs if that is said.
struct QueryTag: Hashable, Sendable {
  var name: String
  var count: DataNumber?

  /// A name, or a name and a count with a colon between them; nil for a text without a name.
  ///
  /// The last colon is a part of the name if it has a backslash before it, or if no number of zero or
  /// more comes after it. `\:` is a colon everywhere.
  init?(_ text: String) {
    var name = text[...]
    if let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")), !text[..<colon].hasSuffix("\\"),
      let number = DataNumber(spelling: String(text[text.utf8.index(after: colon)...])),
      number.value >= 0
    {
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

extension DataTable {
  /// A table with the field `name`, and with `weight` if some tag has a count, as a list in a file
  /// has.
  init(tags: [QueryTag]) {
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
  }
}
