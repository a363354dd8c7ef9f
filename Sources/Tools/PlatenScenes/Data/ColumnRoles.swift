internal import Foundation
package import PlatenBase

/// The columns of a table that have the words, their weights and their groups.
///
/// They are decided here, for commands, scenes, batches and addresses: by what was asked for, or else by
/// the columns' names, or else by what stands in them.
package struct ColumnRoles: Hashable, Sendable {
  /// What was asked for: the names of columns, or their numbers from 1; nil for what is to be found.
  package struct Choice: Hashable, Sendable {
    package var word, weight, group: String?

    package init() {}
  }

  package let word: FieldPath
  /// Nil where no column has weights.
  package let weight: FieldPath?
  /// Nil where no column has groups.
  package let group: FieldPath?
  /// Whether the weights were asked for, or are called so that they can be nothing else.
  let isWeightChosen: Bool

  /// The roles that fit.
  package init(of table: DataTable) { self.init(of: table, nil, nil, nil) }

  /// - Throws: ``ColumnChoiceError`` for a column that the table does not have.
  package init(of table: DataTable, _ choice: Choice) throws(ColumnChoiceError) {
    self.init(
      of: table, try Self.column("word", choice.word, of: table),
      try Self.column("weight", choice.weight, of: table),
      try Self.column("group", choice.group, of: table))
  }

  private init(
    of table: DataTable, _ word: FieldPath?, _ weight: FieldPath?, _ group: FieldPath?
  ) {
    let names = table.fields.names
    // A list has the columns that its reader gave it: there is nothing to be found out of names, whose
    // table takes a quarter as many instructions as all of a small picture's start.
    if table.form != nil, !table.isPlain, word == nil, weight == nil, group == nil,
      names.allSatisfy({ ["name", "weight", "count", "group"].contains($0) })
    {
      let known = Self.weights.first(where: names.contains)
      (self.word, self.weight) = (FieldPath("name"), known.map { FieldPath($0) })
      self.group = names.contains("group") ? FieldPath("group") : nil
      isWeightChosen = known != nil
      return
    }
    let columns = names.filter { $0 != weight?.text && $0 != group?.text }
    let word = word?.text ?? Self.word(among: columns, of: table) ?? names.first ?? "name"
    let others = names.filter { $0 != word && $0 != group?.text || table.isPlain }
    self.word = table.fields.path(of: word)
    let found =
      weight?.text ?? Self.weight(among: others, beside: word, of: table)
      ?? others.first { Self.isOfDurations($0, in: table) }
    self.weight = found.map(table.fields.path)
    isWeightChosen = weight != nil || found.map(Self.weights.contains) == true
    self.group =
      (group?.text ?? names.first { $0.lowercased() == "group" }).map(table.fields.path)
  }

  /// The same with another column of weights.
  init(_ roles: ColumnRoles, weight: FieldPath) {
    (word, self.weight, group) = (roles.word, weight, roles.group)
    isWeightChosen = roles.isWeightChosen
  }

  /// The text of the word of a record, without blanks around it.
  package func name(of record: DataRecord) -> String {
    let text = record[word]?.text ?? ""
    // Most words have no blanks around them.
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.properties.isWhitespace || last.properties.isWhitespace
    else { return text }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

// MARK: - Deciding

extension ColumnRoles {
  /// A column that was asked for.
  private static func column(
    _ option: String, _ choice: String?, of table: DataTable
  ) throws(ColumnChoiceError) -> FieldPath? {
    guard let choice, !table.records.isEmpty else { return nil }
    let path = FieldPath(choice)
    if table.fields.contains(path) { return path }
    let names = table.fields.names
    let lowered = choice.lowercased()
    if let name = names.first(where: { $0.lowercased() == lowered }) { return FieldPath(name) }
    if let number = Int(choice), names.indices.contains(number - 1) {
      return FieldPath(names[number - 1])
    }
    throw ColumnChoiceError(
      option: option,
      unexpected: UnexpectedValue(
        found: Quotation(choice).description,
        expected: names.count == 1
          ? "the column \(FieldTree.list(names)), or its number 1"
          : "one of the columns \(FieldTree.list(names)), or a number from 1 to \(names.count)",
        suggestion: NearestSpelling.of(choice, among: names, limit: 1).first))
  }

  private static func word(among names: [String], of table: DataTable) -> String? {
    // A mapping of texts to texts, as codes of countries to their names, has its words behind the colons.
    if table.isMapping, names.contains("value"), hasTexts("value", in: table),
      ColumnContent(of: "value", in: table).isOfTexts
    {
      return "value"
    }
    let plain = names.filter { isPlain($0, in: table) }
    return plain.isEmpty ? names.first : word(amongPlain: plain, of: table)
  }

  private static func word(amongPlain names: [String], of table: DataTable) -> String? {
    // A name may mean a word in one language and a number in another.
    let named = names.filter { name in
      ColumnNames.rank(ofWord: name) != nil && isFilled(name, in: table)
        && !isOfAddresses(name, in: table)
        && (ColumnNames.rank(ofWeight: name) == nil
          || !ColumnContent(of: name, in: table).isOfAmounts)
    }
    if let likeliest = likeliest(named, by: ColumnNames.rank(ofWord:)) { return likeliest }
    guard names.count > 1 else { return names.first }
    // Numbers, and what only numbers the rows, are words where there is nothing else.
    let filled = names.filter { isFilled($0, in: table) }
    let others = (filled.isEmpty ? names : filled).filter {
      !ColumnNames.isIndex($0)
        && (ColumnNames.rank(ofWeight: $0) == nil || ColumnContent(of: $0, in: table).isOfTexts)
    }
    let texts = others.filter { !ColumnContent(of: $0, in: table).isOfAmounts }
    // Texts by which rows are known are words rather than the numbers beside them.
    // Numbers by which rows are known, such as years, are words where there are only amounts beside them.
    if texts.isEmpty, !others.isEmpty,
      let index = filled.first(where: { !others.contains($0) && differs($0, in: table) }),
      ColumnContent(of: index, in: table).isOfAmounts
    {
      return index
    }
    return texts.first {
      texts.count > 1 && !isOfIDs($0, in: table) && !ColumnNames.isKind($0)
        && differs($0, in: table)
    } ?? texts.first
      ?? filled.first { ColumnContent(of: $0, in: table).isOfTexts } ?? others.first
  }

  /// Whether a column has addresses alone, as those of the items of Wikidata.
  private static func isOfAddresses(_ name: String, in table: DataTable) -> Bool {
    table.records.allSatisfy { record in
      table.value(of: name, in: record).map { $0.isEmpty || $0.text.hasPrefix("http") } ?? true
    }
  }

  /// Whether half of the records or more have something in a column.
  private static func isFilled(_ name: String, in table: DataTable) -> Bool {
    table.records.count { table.value(of: name, in: $0)?.isEmpty == false } * 2
      >= table.records.count
  }

  /// Whether a record has a text in a column, and not only switches.
  private static func hasTexts(_ name: String, in table: DataTable) -> Bool {
    table.records.contains { if case .text? = $0[name] { true } else { false } }
  }

  /// Whether no record has a list or a record in a column.
  private static func isPlain(_ name: String, in table: DataTable) -> Bool {
    table.records.allSatisfy { table.value(of: name, in: $0)?.isOneValue ?? true }
  }

  /// Whether a column has codes as `PL-12`, which are all different, or dates: all texts have digits.
  private static func isOfIDs(_ name: String, in table: DataTable) -> Bool {
    var known: Set<String> = []
    return table.records.allSatisfy { record in
      guard let text = table.value(of: name, in: record)?.text, !text.isEmpty else { return true }
      return text.contains(where: \.isNumber)
        && (!text.contains(where: \.isLetter) || !text.contains(" ") && known.insert(text).inserted)
    }
  }

  /// Whether a column has more texts than one, and not only switches.
  private static func differs(_ name: String, in table: DataTable) -> Bool {
    let values = table.records.lazy.compactMap { table.value(of: name, in: $0) }
      .filter { !$0.isEmpty }
    let first = values.first
    return table.records.count < 2
      || values.contains { $0 != first } && values.contains { $0.bool == nil }
  }

  private static func weight(
    among names: [String], beside word: String, of table: DataTable
  ) -> String? {
    if table.isPlain {
      let content = ColumnContent(of: "value", in: table)
      return content.isOfAmounts && content.numbers > 0 ? "value" : nil
    }
    // Of a mapping whose values are no words, the numbers are weights, however many it has.
    if table.isMapping, names == ["value"] {
      return ColumnContent(of: "value", in: table).numbers > 0 ? "value" : nil
    }
    guard let named = weight(called: names, in: table) else {
      return weight(amongOthers: names, beside: word, of: table)
    }
    if varies(named, in: table) { return named }
    // A column with the same number in all rows says nothing where another one does.
    let varying = names.filter { varies($0, in: table) }
    return weight(called: varying, in: table)
      ?? weight(amongOthers: varying, beside: word, of: table, isSure: true) ?? named
  }

  /// The column of weights by its name; nil where none is called so.
  private static func weight(called names: [String], in table: DataTable) -> String? {
    if let documented = Self.weights.first(where: names.contains) { return documented }
    let named = names.filter {
      ColumnNames.rank(ofWeight: $0) != nil && ColumnContent(of: $0, in: table).isOfAmounts
    }
    if let likeliest = likeliest(named, by: ColumnNames.rank(ofWeight:)) { return likeliest }
    let within = names.filter {
      ColumnNames.rank(ofWeightWithin: $0) != nil && !ColumnNames.isIndex($0)
        && !ColumnNames.isPlace($0) && ColumnContent(of: $0, in: table).isOfAmounts
    }
    return likeliest(within, by: ColumnNames.rank(ofWeightWithin:))
  }

  /// The first column of numbers.
  ///
  /// - Parameter isSure: Whether it has to say something, and not only to be the last one left.
  private static func weight(
    amongOthers names: [String], beside word: String, of table: DataTable, isSure: Bool = false
  ) -> String? {
    // Numbers of rows stand before what they number, and have no name where others have one.
    let before = table.fields.names.prefix { $0 != word }
    let nameless = Set(before.enumerated().filter { $1 == "column\($0 + 1)" }.map(\.element))
    let hasNames = table.fields.names.enumerated().contains { $1 != "column\($0 + 1)" }
    let others = names.filter { name in
      ColumnNames.rank(ofWord: name) == nil
        // What stands behind the words does not number the rows: `Country, Index`.
        && (!ColumnNames.isIndex(name) || name.lowercased() == "index" && !before.contains(name))
    }
    .map { ($0, ColumnContent(of: $0, in: table)) }
    .filter { name, content in
      content.isOfAmounts && !(content.isRowNumbers && before.contains(name))
        && !(hasNames && nameless.contains(name))
    }
    let telling = others.filter { name, _ in
      !isSure && others.count == 1
        || !ColumnNames.isPlace(name) && saysSomething(name, beside: word, of: table)
    }
    if let found = telling.first(where: { $0.1.numbers > 0 }) { return found.0 }
    return isSure ? nil : (others.first { $0.1.numbers > 0 } ?? others.first)?.0
  }

  /// Whether a column is called so that it has durations, and has them.
  private static func isOfDurations(_ name: String, in table: DataTable) -> Bool {
    ColumnNames.isDuration(name)
      && DurationColumn(of: table.records.map { table.value(of: name, in: $0) ?? .null }) != nil
  }

  /// Whether a column has more numbers than one, or none that are read at sight.
  private static func varies(_ name: String, in table: DataTable) -> Bool {
    guard table.records.count > 1 else { return true }
    var first: Double?
    for record in table.records {
      guard let value = table.value(of: name, in: record), !value.isEmpty,
        let number = value.number ?? AmountText(value.text).number(in: table.numbers)?.value
      else { continue }
      if let first, first != number { return true }
      first = number
    }
    return first == nil
  }

  /// Whether the numbers of a column differ, and are not those of the letters of the words.
  private static func saysSomething(
    _ name: String, beside word: String, of table: DataTable
  ) -> Bool {
    let values = table.records.map { table.value(of: name, in: $0) ?? .null }
    let lengths = table.records.map { table.value(of: word, in: $0)?.text.count ?? 0 }
    return values.contains { $0 != values[0] }
      && !zip(values, lengths).allSatisfy { $0.number == Double($1) }
  }

  /// The names of columns that have weights whatever stands in them.
  static let weights = ["weight", "count"]

  private static func likeliest(_ names: [String], by rank: (String) -> Int?) -> String? {
    let ranks = names.compactMap { name in rank(name).map { (name, $0) } }
    return ranks.min { $0.1 < $1.1 }?.0
  }
}

/// What stands in a column, as far as it may have weights.
private struct ColumnContent {
  private(set) var numbers = 0
  /// Amounts that are no single numbers.
  private var vague = 0
  private var texts = 0
  /// Whether the numbers are those of the rows: each by one more than the one before, in three rows or
  /// from 0 or 1 on.
  private(set) var isRowNumbers = false

  init(of name: String, in table: DataTable) {
    var first: [Double] = []
    var others: [String] = []
    for record in table.records {
      let value = table.value(of: name, in: record) ?? .null
      if value.isEmpty || value.isMissing { continue }
      if let number = value.number {
        if numbers == first.count, first.count < 1000 { first.append(number) }
        numbers += 1
      } else if value.isOneValue {
        others.append(value.text)
      } else {
        texts += 1
      }
    }
    let notation = AmountNotation(of: others, table.numbers)
    let hasPlain = numbers > 0
    for text in others {
      let amount = AmountText(text)
      if notation.number(text) != nil {
        numbers += 1
      } else if amount.isAmount || hasPlain && amount.hasLetter || AmountNotation.isVague(text) {
        vague += 1
      } else {
        texts += 1
      }
    }
    isRowNumbers =
      first.count > 1 && (first.count > 2 || [0, 1].contains(first[0]))
      && first.count == min(numbers, 1000)
      && zip(first, first.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// Whether most of what stands in the column are amounts.
  var isOfAmounts: Bool { numbers + vague > texts }

  /// Whether most of what stands in the column are texts.
  var isOfTexts: Bool { texts > numbers + vague }
}

extension DataValue {
  /// Whether it is no list and no record.
  var isOneValue: Bool {
    switch self {
    case .list, .record: false
    case .null, .bool, .number, .text: true
    }
  }

  /// Whether the value says that there is none, as programs write it.
  var isMissing: Bool {
    guard case .text(let text) = self else { return false }
    return ["n/a", "na", "nan", "null", "none", "-", "–", "—", "?", ".", ":", "#n/a", "<na>"]
      .contains(TextListReader.trimmed(text[...]).lowercased())
  }
}

/// A column that was asked for and that a table does not have.
package struct ColumnChoiceError: Error, Hashable, Sendable {
  /// `word`, `weight` or `group`.
  package let option: String
  package let unexpected: UnexpectedValue
}
