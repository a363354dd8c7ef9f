import PlatenScenes
import Testing

@Suite("Numbers of data files")
struct DataNumberTests {
  @Test(arguments: [
    ("0", 0.0), ("12", 12), ("-3.5", -3.5), ("+7", 7), (".5", 0.5), ("5.", 5), ("1e3", 1000),
    ("2.5E-1", 0.25), ("007", 7), (" 42 ", 42), ("123456789012345678", 123_456_789_012_345_680),
  ])
  func `A number is digits with a sign, a point and an exponent`(text: String, value: Double) throws
  {
    let number = try #require(DataNumber(spelling: text))
    #expect(number.value == value)
    #expect(number.spelling == text)
  }

  @Test(arguments: [
    "", " ", "nan", "NaN", "inf", "-inf", "Infinity", "0x10", "1,5", "1 000", "1e", "e5", ".", "-",
    "+-1",
    "1.2.3", "12px", "٣", "１", "1e999", "--1", "1_000",
  ])
  func `Anything else is no number`(text: String) {
    #expect(DataNumber(spelling: text) == nil)
    #expect(DataValue(cell: text) == .text(text))
  }

  @Test func `A computed number is spelled with as few digits as it needs`() {
    #expect(DataNumber(3).spelling == "3")
    #expect(DataNumber(0.25).spelling == "0.25")
    #expect(DataNumber(-0.0).spelling == "0")
    #expect(DataNumber(.nan).spelling == "0")
    #expect(DataNumber(.infinity).spelling == "0")
  }

  @Test func `Numbers of one value are the same however they are spelled`() {
    #expect(DataValue(cell: "1.0") == DataValue(cell: "1"))
    #expect(DataValue(cell: "007").text == "007")
  }

  @Test func `Texts that spell a number or a boolean are one where it is needed`() {
    #expect(DataValue.text("2.5").number == 2.5)
    #expect(DataValue.text("TRUE").bool == true)
    #expect(DataValue.text("False").bool == false)
    #expect(DataValue.text("yes").bool == nil)
    #expect(DataValue.bool(true).number == nil)
  }
}
