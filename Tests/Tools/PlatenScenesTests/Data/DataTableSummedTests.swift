import PlatenScenes
import Testing

@Suite("Sums of duplicates")
struct DataTableSummedTests {
  private func rows(_ csv: String, by field: FieldPath? = nil) throws -> [String] {
    let table = try DataReader(.csv).table(from: SceneText(name: "a.csv", text: csv))
    return try table.summed(by: field).records.map { record in
      record.values.map(\.text).joined(separator: " ")
    }
  }

  @Test func `Records of one name become one at the place of the first`() throws {
    #expect(
      try rows("name,weight,note\nb,2,x\na,007,y\nb,3,z\nc,,w\n")
        == ["b 5 x", "a 007 y", "c  w"])
    #expect(try rows("name,n,m\na,1,2\na,3,4\n", by: "m") == ["a 1 6"])
  }

  @Test func `What has no weight counts once`() throws {
    #expect(try rows("name,weight\na,2\na,\n") == ["a 3"])
    #expect(try rows("name\na\nb\na\n") == ["a 2", "b 1"])
    #expect(try rows("name\na\nb\n") == ["a", "b"])
  }

  @Test func `Decimal fractions have decimal sums`() throws {
    #expect(try rows("name,weight\na,0.1\na,0.2\n") == ["a 0.3"])
    #expect(try rows("name,weight\na,\"1,200\"\na,0.5\n") == ["a 1200.5"])
  }

  @Test func `Cases and accents tell names apart`() throws {
    #expect(try rows("name\nAda\nada\nAd\u{E1}\nAd\u{61}\u{301}\n") == ["Ada 1", "ada 1", "Adá 2"])
  }

  @Test func `A weight that is no number is an error`() {
    #expect(throws: DataQueryError.self) { try rows("name,weight\na,2\na,many\n") }
  }
}
