import Testing

@testable import PlatenScenes

/// Prices as their countries write them; each expected number is what a reader of the price would say.
@Suite("Amounts with currencies")
struct CurrencyAmountTests {
  static let prices: [(String, String, String)] = [
    ("CHF 85.50", "CHF 12.00", "a 85.5, b 12"), ("USD 12", "USD 30", "a 12, b 30"),
    ("R$ 12.00", "R$ 3.50", "a 12, b 3.5"), ("R$ 1.200,50", "R$ 0,99", "a 1200.5, b 0.99"),
    ("Rs. 350", "Rs. 20", "a 350, b 20"), ("Rs. 1,20,000", "Rs. 350", "a 120000, b 350"),
    ("kr 12", "kr. 5", "a 12, b 5"), ("12 kr.", "5 kr", "a 12, b 5"),
    ("US$12", "US$5", "a 12, b 5"), ("A$ 12", "A$ 5", "a 12, b 5"),
    ("EUR 12,00", "EUR 3,50", "a 12, b 3.5"), ("EUR12", "3 EUR", "a 12, b 3"),
    ("CHF 1'200.–", "CHF 85.50", "a 1200, b 85.5"), ("12,-", "3,50", "a 12, b 3.5"),
    ("$12.50/mo", "$3/mo", "a 12.5, b 3"), ("12 €/kg", "3 €/kg", "a 12, b 3"),
    ("$.50", "$3", "a 0.5, b 3"), ("-CHF 12", "CHF -3", "a -12, b -3"),
    ("CHF 1.2 Mio.", "CHF 300 Tsd.", "a 1200000, b 300000"), ("12 R$", "3 R$", "a 12, b 3"),
  ]

  @Test(arguments: prices)
  func `A currency stands before an amount or behind it`(
    first: String, second: String, expected: String
  ) throws {
    let table = try TakenTable("item\tprice\na\t\(first)\nb\t\(second)\n", .tsv)
    #expect(table.words == expected.split(separator: ", ").map(String.init))
    #expect(table.findings.isEmpty)
  }

  @Test func `Another currency is another unit`() throws {
    let table = try TakenTable("item,price\na,CHF 3\nb,CHF 4\nc,EUR 5\n")
    #expect(table.words == ["a 3", "b 4"])
    #expect(
      table.findings == ["4:3 found \"EUR 5\" among the numbers of \"price\": \"c\" is left out"])
    #expect(table.said == "words from \"item\", weights from \"price\" (in CHF)")
  }

  @Test func `What is paid a month is not what is paid a year`() throws {
    #expect(
      try TakenTable("item,price\na,EUR 3/mo\nb,EUR 4/mo\nc,EUR 5/yr\n").words == ["a 3", "b 4"])
  }

  @Test func `A currency of a list belongs to the number`() throws {
    #expect(
      try TakenTable("green tea CHF 4.50\ncoffee CHF 3\n", .text).words == [
        "green tea 4.5", "coffee 3",
      ])
    #expect(try TakenTable("tea: kr 12\njam: kr 5\n", .text).words == ["tea 12", "jam 5"])
    #expect(try TakenTable("USD 12\nEUR 30\n", .text).words == ["USD 12", "EUR 30"])
  }

  @Test func `Words before numbers are no currencies`() throws {
    #expect(
      try TakenTable("item\nWindows 11\nRed 5\nNo. 7\n").words == ["Windows 11", "Red 5", "No. 7"])
    #expect(try TakenTable("USD\t12\nEUR\t30\n", .text).words == ["USD 12", "EUR 30"])
    #expect(try TakenTable("item,USD 2024\na,3\nb,5\n").words == ["a 3", "b 5"])
  }
}
