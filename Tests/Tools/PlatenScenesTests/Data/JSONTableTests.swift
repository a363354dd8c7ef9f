import Testing

@testable import PlatenScenes

@Suite("Tables of JSON")
struct JSONTableTests {
  private func table(
    _ text: String, _ format: DataFormat = .json, path: FieldPath? = nil
  ) throws -> DataTable {
    var reader = DataReader(format)
    reader.path = path
    return try reader.table(from: SceneText(name: "data.json", text: text))
  }

  private func problem(_ text: String, _ format: DataFormat = .json) throws -> SceneError? {
    do {
      _ = try table(text, format)
      return nil
    } catch let failure as SceneFileError {
      return failure.errors.first
    }
  }

  @Test func `A list of records keeps the order of the names and the kinds of the values`() throws {
    let table = try table(
      """
      [{"z": "007", "a": 1.50, "ok": true, "none": null},
       {"z": "b", "extra": [1, {"deep": "x"}]}]
      """)
    #expect(table.fields.names == ["z", "a", "ok", "none", "extra"])
    #expect(
      table.records[0].values
        == [.text("007"), .number(DataNumber(1.5)), .bool(true), .null])
    #expect(table.records[0]["a"]?.text == "1.50")
    #expect(table.records[1].position == SourcePosition(line: 2, column: 2))
    #expect(
      table.records[1]["extra"]
        == .list([.number(DataNumber(1)), .record(DataRecord(["deep": .text("x")]))]))
  }

  @Test func `Plain lists, mappings and lists within are tables as well`() throws {
    #expect(try table("[3, \"b\"]").records.map { $0["value"]?.text } == ["3", "b"])
    let mapping = try table("{\"Swift\": 12, \"C\": 3}")
    #expect(mapping.fields.names == ["name", "value"])
    #expect(mapping.records.map { $0["name"]?.text } == ["Swift", "C"])
    #expect(DataWeights().field(in: mapping) == "value")
    let inner = try table("{\"meta\": 1, \"a\": {\"b\": [{\"x\": 1}]}}", path: "a.b")
    #expect(inner.fields.names == ["x"])
    #expect(try table("[]").records.isEmpty)
    #expect(throws: SceneFileError.self) { try table("{\"a\": []}", path: "a.b") }
    #expect(throws: SceneFileError.self) { try table("{\"a\": []}") }
    #expect(throws: SceneFileError.self) { try table("12") }
  }

  @Test func `Each line of JSON Lines is an item`() throws {
    let table = try table("{\"a\": 1}\r\n\n  {\"a\": \"two\", \"b\": {\"c\": 1}}\n", .jsonLines)
    #expect(table.records.map { $0["a"]?.text } == ["1", "two"])
    #expect(table.records.map(\.position.line) == [1, 3])
    #expect(table.fields.contains("b.c"))
  }

  @Test func `A broken line costs itself alone, unless many are broken`() throws {
    let table = try table("{\"a\": 1}\n{\"a\": }\n{\"a\": 3}\n", .jsonLines)
    #expect(table.records.map { $0["a"]?.text } == ["1", "3"])
    #expect(table.lost.map { "\($0.position.line):\($0.position.column)" } == ["2:7"])
    #expect(try problem("{\"a\": 1}\n{\"a\": }\n", .jsonLines)?.position.line == 2)
  }

  @Test func `What Python writes for no number costs its record alone`() throws {
    let table = try table("[{\"word\": \"a\", \"n\": NaN}, {\"word\": \"b\", \"n\": 3}]")
    let taken = try table.weighed(by: ColumnRoles(of: table))
    #expect(taken.records.map { $0["word"]?.text } == ["b"])
    #expect(taken.decided.unread.map(\.position.column) == [21])
  }

  @Test func `Of codes with names, the names are the words, which is said`() throws {
    let table = try table("{\"PE\": \"Peru\", \"CL\": \"Chile\"}")
    let taken = try table.weighed(by: ColumnRoles(of: table))
    #expect(taken.records.map(taken.decided.roles.name(of:)) == ["Peru", "Chile"])
    #expect(taken.decided.sentence == "words from the values, not the keys")
  }

  @Test func `Errors are at their places`() throws {
    #expect(try problem("[1,\n 2,\n {]")?.position == SourcePosition(line: 3, column: 3))
    #expect(try problem("1\n\n[1 2]\n", .jsonLines)?.position == SourcePosition(line: 3, column: 4))
    #expect(try problem("{}\n1\n", .jsonLines)?.position == SourcePosition(line: 2, column: 1))
    #expect(try problem("[1, {\"a\": 2}]")?.position == SourcePosition(line: 1, column: 5))
    #expect(try problem("") != nil)
    #expect(try problem("", .jsonLines) == nil)
  }
}
