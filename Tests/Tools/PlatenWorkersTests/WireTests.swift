import Testing

@testable import PlatenWorkers

@Suite struct WireTests {
  @Test func whatIsWrittenIsRead() throws {
    var writer = WireWriter()
    writer.write(-5)
    writer.write(Int.max)
    writer.write(0.1)
    writer.write("é\u{0}🎲")
    writer.write(true)
    writer.write(nil as Int?) { $0.write($1) }
    writer.write(7 as Int?) { $0.write($1) }
    writer.write(["a", "", "c"]) { $0.write($1) }
    writer.writeRest([1, 2, 3])
    var reader = WireReader(writer.bytes)
    #expect(try reader.int() == -5)
    #expect(try reader.int() == .max)
    #expect(try reader.double() == 0.1)
    #expect(try reader.text() == "é\u{0}🎲")
    #expect(try reader.bool())
    #expect(try reader.optional { try $0.int() } == nil)
    #expect(try reader.optional { try $0.int() } == 7)
    #expect(try reader.list { try $0.text() } == ["a", "", "c"])
    #expect(reader.takeRest() == [1, 2, 3])
  }

  @Test func numbersHaveEightBytesTheLowestFirst() {
    var writer = WireWriter()
    writer.write(0x0102)
    #expect(writer.bytes == [2, 1, 0, 0, 0, 0, 0, 0])
  }

  @Test func bytesThatAreCutOffAreAnError() {
    var writer = WireWriter()
    writer.write("text")
    for count in 0..<writer.bytes.count {
      var reader = WireReader(Array(writer.bytes.prefix(count)))
      #expect(throws: WireError.self) { try reader.text() }
    }
  }

  @Test(arguments: [
    [255, 255, 255, 255, 255, 255, 255, 127], [255, 255, 255, 255, 255, 255, 255, 255],
  ])
  func aLengthThatCannotBeIsAnError(_ bytes: [UInt8]) {
    var text = WireReader(bytes)
    #expect(throws: WireError.self) { try text.text() }
    var list = WireReader(bytes)
    #expect(throws: WireError.self) { try list.list { try $0.bool() } }
  }

  @Test func bytesThatAreNoTextAreAnError() {
    var reader = WireReader([1, 0, 0, 0, 0, 0, 0, 0, 0xFF])
    #expect(throws: WireError.self) { try reader.text() }
  }
}
