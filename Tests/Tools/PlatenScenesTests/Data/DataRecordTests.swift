import PlatenScenes
import Testing

@Suite("Records")
struct DataRecordTests {
  private let book = DataRecord([
    "title": .text("Dune"), "author": .record(DataRecord(["name": .text("Herbert")])),
    "note": .null, "a.b": .text("one column"),
  ])

  @Test func `A field is found by its name and by the names that lead to it`() {
    #expect(book["title"] == .text("Dune"))
    #expect(book["author.name" as FieldPath] == .text("Herbert"))
    #expect(book["author.name" as String] == nil)
    #expect(book["author.age" as FieldPath] == nil)
    #expect(book["title.length" as FieldPath] == nil)
  }

  @Test func `A name with a point may be that of one column`() {
    #expect(book["a.b" as FieldPath] == .text("one column"))
  }

  @Test func `Within null everything is null`() {
    #expect(book["note.author.name" as FieldPath] == .null)
  }

  @Test func `Missing values are null`() {
    let record = DataRecord(
      fields: FieldNames(["a", "b"]), values: [.text("1")], at: SourcePosition(line: 1, column: 1))
    #expect(record["b"] == .null)
  }

  @Test func `A table knows the fields of all of its records, and of records in them`() throws {
    let table = try DataTable(items: [
      .record(DataRecord(["name": .text("a"), "by": .record(DataRecord(["x": .null]))])),
      .record(
        DataRecord(["name": .text("b"), "by": .record(DataRecord(["y": .null])), "z": .null])),
    ])
    #expect(table.fields.names == ["name", "by", "z"])
    #expect(table.fields.contains("by.x"))
    #expect(table.fields.contains("by.y"))
    #expect(!table.fields.contains("by.z"))
    #expect(!table.fields.contains("name.x"))
  }

  @Test func `A plain value becomes a record of its name and value`() throws {
    let table = try DataTable(items: [.text("red"), .text("green")])
    #expect(table.records.map { $0["name"] } == [.text("red"), .text("green")])
    #expect(table.records.map { $0["value"] } == [.text("red"), .text("green")])
    #expect(table.item(of: table.records[1]) == .text("green"))
  }

  @Test func `A list of both records and plain values is an error`() {
    #expect(throws: SceneError.self) { try DataTable(items: [.text("a"), .record(book)]) }
    #expect(throws: SceneError.self) { try DataTable(items: [.record(book), .null]) }
  }
}
