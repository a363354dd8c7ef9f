import PlatenScenes
import Testing

@Suite("Values as those of a scene")
struct DataNodeTests {
  private let place = SourcePosition(line: 7, column: 3)

  private func meaning(_ value: DataValue) -> ScalarValue? {
    guard case .scalar(let scalar) = SourceNode(value, at: place).content else { return nil }
    return scalar.value
  }

  @Test func `A text means what it would in a scene, but never nothing`() {
    #expect(meaning(DataValue(cell: "12")) == .int(12))
    #expect(meaning(.text("0.5")) == .double(0.5))
    #expect(meaning(.text("true")) == .bool(true))
    #expect(meaning(.text("red")) == .text("red"))
    #expect(meaning(.text("")) == .text(""))
    #expect(meaning(.text("null")) == .text("null"))
    #expect(meaning(.null) == .null)
    #expect(meaning(.bool(false)) == .bool(false))
  }

  @Test func `Lists and records are read back as they were`() {
    let value = DataValue.list([
      .record(DataRecord(["a": .number(DataNumber(1.5)), "b": .list([.null, .bool(true)])])),
      .text("x"),
    ])
    let node = SourceNode(value, at: place)
    #expect(DataValue(node) == value)
    #expect(node.position == place)
  }
}
