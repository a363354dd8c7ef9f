import Platen
import PlatenDrawing
import Testing

/// A line under letters is left out where they reach into it.
///
/// JetBrains Mono at 20 points: its letters are 12 points wide, and the line is a point thick.
@Suite struct UnderlineInkTests {
  /// From where to where each part of the lines goes.
  private func parts(_ text: Text) throws -> [ClosedRange<CGFloat>] {
    let renderer = ImageRenderer(
      content: text.font(.custom("JetBrains Mono", fixedSize: 20)))
    renderer.scale = 2
    return try renderer.displayList().items.flatMap { item -> [ClosedRange<CGFloat>] in
      guard case .stroke(let path, _, _) = item else { return [] }
      var (parts, start): ([ClosedRange<CGFloat>], CGFloat) = ([], 0)
      path.forEach { element in
        switch element {
        case .move(let point): start = point.x
        case .line(let point): parts.append(start...point.x)
        default: break
        }
      }
      return parts
    }
  }

  @Test func lettersThatStandOnTheLineLeaveItWhole() throws {
    #expect(try parts(Text("abc").underline()) == [0...36])
    #expect(try parts(Text("日本").underline()).count == 1)
  }

  // The gap is within the second letter's own 12 points, and a point more on both sides at most.
  @Test func lettersThatReachIntoItAreLeftOut() throws {
    let parts = try parts(Text("aga").underline())
    try #require(parts.count == 2)
    #expect(parts[0].lowerBound == 0 && (11...18).contains(parts[0].upperBound))
    #expect((18...25).contains(parts[1].lowerBound) && parts[1].upperBound == 36)
    #expect(try self.parts(Text("aga").strikethrough()) == [0...36])
  }

  @Test func soAreThoseOfOtherScripts() throws {
    #expect(try parts(Text("аруб").underline()).count == 3)
    #expect(try parts(Text("aga").underline(true, pattern: .dash)).count == 2)
  }
}
