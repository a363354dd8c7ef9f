import Testing

@testable import PlatenScenes

/// Tables of records as programs print them and people pass them on.
@Suite struct RecordTableTests {
  @Test(arguments: [
    "word = red hat\nnote = \n   n = 3\n\nword = blue\nnote = x\n   n = 2\n",
    "*** 1. row ***\nword: red hat\nnote:\nn: 3\n*** 2. row ***\nword: blue\nnote: x\nn: 2\n",
    "word : red hat\nn    : 3\nnote :\n\nword : blue\nn    : 2\nnote :\n",
  ])
  func `A cell may be empty where each has a line`(text: String) throws {
    #expect(try TakenTable(text, .text).words == ["red hat 3", "blue 2"])
    #expect(try TakenTable("Milk: 3\nEggs: \n\nMilk: 2\nEggs: \n", .text).words.isEmpty == false)
  }

  /// As pandas and R write rows that were sorted.
  @Test func `Numbers without a name before the words are those of rows`() throws {
    let table = try TakenTable(",token,n_obs\n4,fjord,12\n0,skerry,3\n9,sound,9\n")
    #expect(table.words == ["fjord 12", "skerry 3", "sound 9"])
    #expect(try TakenTable(",token\n4,fjord\n0,skerry\n").words == ["fjord", "skerry"])
    #expect(try TakenTable("token,\nfjord,4\nskerry,2\n").words == ["fjord 4", "skerry 2"])
  }

  @Test func `A comment does not say what parts the columns`() throws {
    let table = try TakenTable("# exported, by hand, in May\nfruit;kg\nfig;12\nplum;3\n")
    #expect(table.words == ["fig 12", "plum 3"])
  }

  @Test func `Lines with commas are records only if all have amounts below a name`() throws {
    #expect(try TakenTable("a,b,c\nd,e,f\ng,h,i\n", .text).words.count == 3)
  }

  /// R fills up the shorter of a name and its count, on either side.
  @Test func `Counts stand below names that end a column before them`() throws {
    let table = try TakenTable(
      "\n  cake    jam    tea scone \n    12      7     30      2 \n", .text)
    #expect(table.words == ["cake 12", "jam 7", "tea 30", "scone 2"])
    #expect(
      try TakenTable("fox and hen\n  3   4   5\n", .text).words == ["fox 3", "and 4", "hen 5"])
  }

  /// `10 rows` may be a word of a table; its last line alone counts rows.
  @Test func `Rows of a table that begin as its foot stay`() throws {
    let text = "word       n\n---------- ------\n10 rows    3\n2 rows     4\n\n(2 rows)\n"
    #expect(try TakenTable(text, .text).words == ["10 rows 3", "2 rows 4"])
  }

  @Test func `The text that identifies rows is the word beside numbers alone`() throws {
    #expect(try TakenTable("id,count\nred,3\nblue,2\n").words == ["red 3", "blue 2"])
  }
}
