import PlatenBase
import Testing

@testable import PlatenScenes

/// Values of JSON that are neither plain texts nor plain numbers.
@Suite("Values in records of JSON")
struct JSONValueTests {
  private func table(_ text: String) throws -> DataTable {
    try DataReader(.json).table(from: SceneText(name: "data.json", text: text))
  }

  // MARK: - Mappings

  @Test func `A value that is null counts once and is told`() throws {
    let table = try TakenTable(#"{"a": 1, "b": null, "c": 5}"#, .json)
    #expect(table.words == ["a 1", "b", "c 5"])
    #expect(table.findings == ["1:10 the weight of \"b\" is empty and counts as 1"])
  }

  @Test func `A text among numbers costs itself, and is told`() throws {
    let one = try TakenTable(#"{"a": 9, "b": "x"}"#, .json)
    #expect(one.words == ["a 9"])
    #expect(
      one.findings == ["1:10 found \"x\" among the numbers of \"value\": \"b\" is left out"])
    let half = try TakenTable(#"{"a": 9, "b": "x", "c": "y", "d": 4}"#, .json)
    #expect(half.words == ["a 9", "d 4"])
    #expect(half.findings.count == 2)
  }

  @Test func `A mapping of texts is a list of these, and one of switches has its names`() throws {
    #expect(try TakenTable(#"{"a": "Bern", "b": "Basel", "c": 3}"#, .json).words.contains("Bern"))
    #expect(try TakenTable(#"{"tea": true, "milk": false}"#, .json).words == ["tea", "milk"])
  }

  @Test func `Names with numbers within a mapping are the words`() throws {
    let table = try TakenTable(#"{"drinks": {"tea": 30, "milk": 12}}"#, .json)
    #expect(table.words == ["tea 30", "milk 12"])
    #expect(table.said == "the list at \"drinks\"")
    let beside = try TakenTable(#"{"of": 2, "in": {"kg": {"tea": 30, "milk": 12}}}"#, .json)
    #expect(beside.words == ["tea 30", "milk 12"])
    // Two of them leave open which is meant.
    #expect(throws: (any Error).self) {
      try TakenTable(#"{"x": 1, "a": {"tea": 30, "milk": 1}, "b": {"ink": 4, "oil": 2}}"#, .json)
    }
  }

  // MARK: - Records within records

  /// What Wikidata's query service answers (SPARQL 1.1 Query Results JSON Format).
  @Test func `The values of SPARQL's answers are words and weights`() throws {
    let text = """
      {"head": {"vars": ["item", "itemLabel", "pop"]}, "results": {"bindings": [
      {"item": {"type": "uri", "value": "http://x/Q1"},
       "itemLabel": {"xml:lang": "en", "type": "literal", "value": "Bern"},
       "pop": {"type": "literal", "value": "134794"}},
      {"item": {"type": "uri", "value": "http://x/Q2"},
       "itemLabel": {"xml:lang": "en", "type": "literal", "value": "Basel"},
       "pop": {"type": "literal", "value": "173863"}}]}}
      """
    let table = try TakenTable(text, .json)
    #expect(table.words == ["Bern 134794", "Basel 173863"])
    #expect(
      table.said == "the list at \"results.bindings\", words from \"itemLabel.value\","
        + " weights from \"pop.value\", 1 of 3 columns not used")
  }

  @Test func `A record with one value has that of the column`() throws {
    let text = #"[{"name": "a", "n": {"total": "1,200"}}, {"name": "b", "n": {"total": "n/a"}}]"#
    let table = try TakenTable(text, .json)
    #expect(table.words == ["a 1200"])
    #expect(
      table.findings == [
        "1:71 found \"n/a\" among the numbers of \"n.total\": \"b\" is left out"
      ])
    #expect(
      try TakenTable(#"[{"a": {"b": "Bern"}}, {"a": {"b": "Ulm"}}]"#, .json).words == [
        "Bern", "Ulm",
      ])
  }

  @Test func `Lists and records of more values are no weights`() throws {
    #expect(
      try TakenTable(#"[{"name": "a", "n": [3]}, {"name": "b", "n": [4]}]"#, .json).words == [
        "a", "b",
      ])
  }

  @Test func `A column of records gives way to one of texts`() throws {
    let text =
      #"[{"at": {"x": 1, "y": 2}, "city": "Bern"},"#
      + #" {"at": {"x": 3, "y": 4}, "city": "Ulm"}]"#
    #expect(try TakenTable(text, .json).words == ["Bern", "Ulm"])
  }

  @Test func `A record as a word is an error where it stands`() throws {
    let records = try table(#"[{"a": {"x": 1, "y": 2}},\#n {"a": {"x": 3, "y": 4}}]"#)
    let error = #expect(throws: SceneError.self) {
      try records.withPlainWords(ColumnRoles(of: records))
    }
    #expect(error?.position == SourcePosition(line: 1, column: 8))
    #expect(error?.path == "a")
    #expect(error?.unexpected.found == "a record")
    let lists = try table(#"[[["a", 1]]]"#)
    #expect(throws: SceneError.self) { try lists.withPlainWords(ColumnRoles(of: lists)) }
  }

  @Test func `A record among words costs itself`() throws {
    let table = try table(#"[{"word": "a"}, {"word": {"x": 1, "y": 2}}, {"word": "b"}]"#)
    var choice = ColumnRoles.Choice()
    choice.word = "word"
    let roles = try ColumnRoles(of: table, choice)
    let plain = try table.withPlainWords(roles)
    #expect(plain.records.map(roles.name) == ["a", "b"])
    #expect(
      plain.lost.map(\.detail) == [
        "found a record among the words of \"word\": the row is left out"
      ]
    )
    #expect(plain.lost.first?.position == SourcePosition(line: 1, column: 26))
  }
}
