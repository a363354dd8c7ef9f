import Testing

@testable import PlatenScenes

/// Cells that are quoted otherwise than RFC 4180 says.
@Suite("Quotation marks of tables")
struct QuotationMarksTests {
  @Test func `A backslash may stand before a mark`() throws {
    let table = try TakenTable("word,count\n\"say \\\"hi\\\"\",12\n\"a\\\\b\",8\n")
    #expect(table.words == ["say \"hi\" 12", "a\\b 8"])
    #expect(
      try TakenTable("word,count\n\"\\\"a\\\", b\",12\nc,8\n").words == ["\"a\", b 12", "c 8"])
  }

  /// RFC 4180, section 2: a backslash is a character as any other.
  @Test func `A backslash at the end of a cell is one where marks are doubled`() throws {
    #expect(
      try TakenTable("path,count\n\"C:\\dir\\\",12\n\"say \"\"hi\"\"\",8\n").words == [
        "C:\\dir\\ 12", "say \"hi\" 8",
      ])
  }

  @Test func `Single marks around all first cells are none of the words`() throws {
    #expect(
      try TakenTable("'word','count'\n'river','12'\n'rock, old','8'\n").words == [
        "river 12", "rock, old 8",
      ])
    #expect(try TakenTable("'river',12\n'it''s',8\n").words == ["river 12", "it's 8"])
    #expect(try TakenTable("word,count\n'tis,12\nbe,8\n").words == ["'tis 12", "be 8"])
    #expect(try TakenTable("'tis,12\n'twas,8\n").words == ["'tis 12", "'twas 8"])
  }
}
