internal import PlatenBase

extension WordCounter {
  /// Returns the counted words of a table's texts, such as the answers of a survey, or the texts that a
  /// mapping has under names; nil if each cell is a word itself, or has a weight or a group.
  ///
  /// - Parameter isWordChosen: Whether the column of the words was asked for.
  /// - Throws: An error if there is no memory for ICU's rules of words.
  func table(
    ofTextsIn table: DataTable, _ roles: ColumnRoles, isWordChosen: Bool = false
  ) throws(SceneError) -> DataTable? {
    guard roles.group == nil, countsLines != true else { return nil }
    let messages = isWordChosen || roles.isWeightChosen ? nil : Messages(of: table)
    let named = messages?.texts ?? (isWordChosen ? nil : Self.texts(underNamesOf: table))
    let isRated = !roles.isWeightChosen && Self.isRating(roles.weight)
    guard named != nil || table.form == nil && (roles.weight == nil || isRated) else { return nil }
    let cells = named ?? table.records.map { roles.name(of: $0) }.filter { !$0.isEmpty }
    if named == nil, roles.weight != nil, !Self.areSentences(cells) { return nil }
    guard countsLines == false || named != nil || Self.areTexts(cells) else { return nil }
    let column = messages?.column ?? (named == nil ? roles.word.text : "value")
    var counter = self
    counter.countsLines = false
    var counted = try counter.table(of: cells.joined(separator: "\n\n"))
    var phrases = ["the words of \(cells.count) texts in \(Quotation(column))"]
    if countsLines == nil { phrases[0] += " (--counts-lines draws each as it is)" }
    if case .counted(let assumed) = counted.form {
      phrases.append(String(assumed.trimmingPrefix(Self.prefix)))
    }
    counted.form = .counted(Self.prefix + phrases.joined(separator: "; "))
    counted.lost = table.lost
    return counted
  }

  /// The texts that a mapping has under names, `{"title": "The river", "body": "It rises at night."}`;
  /// nil for another table, and for one whose texts may be words: they have fewer than three on average.
  private static func texts(underNamesOf table: DataTable) -> [String]? {
    guard table.form == .plain, !table.isPlain, table.fields.names == ["name", "value"] else {
      return nil
    }
    let texts = table.records.compactMap { record in
      if case .text(let text)? = record["value"] { text } else { nil }
    }
    let words = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    return texts.count == table.records.count && words >= 3 * max(texts.count, 1) ? texts : nil
  }

  /// Whether a column has the marks that people give, which are no weights of what they write.
  private static func isRating(_ column: FieldPath?) -> Bool {
    guard let name = column?.text.lowercased() else { return false }
    return [
      "rating", "ratings", "stars", "star", "star_rating", "overall", "bewertung", "sterne", "note",
      "nps", "satisfaction", "valoración", "voto", "avaliação", "оценка", "評価", "评分", "평점",
    ]
    .contains(name)
  }

  /// Whether nearly all cells are sentences.
  private static func areSentences(_ cells: [String]) -> Bool {
    cells.count { cell in
      cell.last.map { ".!?…。！？".contains($0) } == true
        && cell.split(whereSeparator: \.isWhitespace).count > 2
    } * 4 >= cells.count * 3
  }

  /// Whether cells are texts to be read, and no names: they have five words or more on average, or more
  /// than half of them end as sentences do.
  private static func areTexts(_ cells: [String]) -> Bool {
    guard cells.count > 1 else { return false }
    let words = cells.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    let sentences = cells.count { cell in
      cell.contains { $0.isWhitespace || "。！？".contains($0) }
        && cell.last.map { ".!?…。！？".contains($0) } == true
    }
    return words >= 5 * cells.count || sentences * 2 > cells.count
  }
}

// MARK: - Chats

/// The messages of a chat, as Slack, Discord and Telegram export them in JSON: the other columns have no weights,
/// as the numbers in them are times.
private struct Messages {
  let column: String
  let texts: [String]

  /// Nil for a table without columns of texts, times and senders, and for one with a column of weights.
  init?(of table: DataTable) {
    let names = table.fields.names
    guard table.form == nil, !table.isPlain,
      !names.contains(where: { ColumnNames.rank(ofWeight: $0) != nil || $0.lowercased() == "price" }
      ),
      let column = ["text", "content", "message", "body"].first(where: names.contains),
      let time = ["ts", "timestamp", "date", "time", "created_at"].first(where: names.contains),
      names.contains(where: ["user", "author", "from", "sender", "username"].contains)
    else { return nil }
    let areTimes = table.records.allSatisfy { record in
      record[time].map { $0.text.prefix { $0.isNumber }.count == 4 || $0.number ?? 0 > 1e9 } ?? true
    }
    let texts = table.records.filter { !Self.isNotice($0) }
      .map { record in record[column].map(Self.text) ?? "" }
      .map { time == "ts" ? Self.withoutReferences($0) : $0 }.filter { !$0.isEmpty }
    guard areTimes, !texts.isEmpty else { return nil }
    (self.column, self.texts) = (column, texts)
  }

  /// Whether a program wrote a message of Slack: that someone has joined the channel.
  private static func isNotice(_ record: DataRecord) -> Bool {
    guard let kind = record["subtype"]?.text else { return false }
    return ["channel_", "group_", "bot_add", "bot_remove"].contains { kind.hasPrefix($0) }
  }

  /// A text of Slack without the numbers of people and channels, and with the words of links alone: `<@U012AB>`,
  /// `<https://example.org|the build>`.
  private static func withoutReferences(_ text: String) -> String {
    var (plain, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let reference = rest[start..<end].dropFirst()
      let isNumber = reference.first.map { "@#!".contains($0) } ?? false
      plain += rest[..<start]
      plain +=
        reference.firstIndex(of: "|").map { reference[$0...].dropFirst() }
        ?? (isNumber ? "" : reference)
      rest = rest[end...].dropFirst()
    }
    return plain + rest
  }

  /// What is written in a value: Telegram has links and strong words in records of their own.
  private static func text(of value: DataValue) -> String {
    switch value {
    case .text(let text): text
    case .list(let values): values.map(text).joined()
    case .record(let record): record["text"]?.text ?? ""
    default: ""
    }
  }
}
