import PlatenScenes
import Testing

@Test func `Positions are in the order of the text`() {
  let first = SourcePosition(line: 2, column: 9)
  #expect(first < SourcePosition(line: 3, column: 1))
  #expect(first < SourcePosition(line: 2, column: 10))
}
