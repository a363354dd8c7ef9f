import Foundation
import PlatenBase
import Testing

@testable import PlatenDrawing

/// Which parts of two pictures are the same, and which way each goes.
@Suite struct MotionMatchTests {
  /// Parts of 10 by 10 points, 10 points between them, in rows of words.
  private func parts(_ rows: [String]) -> [MovingPart] {
    rows.enumerated().flatMap { y, row in
      row.split(separator: " ").enumerated().map { x, name in
        MovingPart(
          name: String(name),
          frame: CGRect(x: Double(20 * x), y: Double(20 * y), width: 10, height: 10))
      }
    }
  }

  private func match(
    _ old: [String], _ new: [String], _ path: MotionTiming.Path = .rows
  ) -> MotionMatch { MotionMatch(from: parts(old), to: parts(new), path: path) }

  @Test func equalNamesAreToldApartByTheirOrder() {
    let match = match(["a b a"], ["a a b a c"])
    #expect(match.origins == [0, 2, 1, nil, nil])
    #expect(match.going == [])
    #expect(self.match(["a b a"], ["a"]).going == [1, 2])
  }

  @Test func whatKeepsItsRowGoesStraight() {
    let match = match(["a b c"], ["a x b c"])
    #expect(match.ways == [.straight, .straight, .straight, .straight])
  }

  /// The first word of the second row is pushed to it by one that comes: it leaves its row as far as b
  /// goes, 20 points to the right, and comes in as d does.
  @Test func whatIsPushedOutOfItsRowRidesWithBoth() {
    let match = match(["a b c", "d e"], ["a x b", "c d e"])
    #expect(match.origins == [0, nil, 1, 2, 3, 4])
    let step = CGVector(dx: 20, dy: 0)
    #expect(match.ways[3] == .acrossRows(leaving: step, entering: step))
    #expect(match.ways[2] == .straight && match.ways[4] == .straight)
    #expect(
      self.match(["a b c", "d e"], ["a x b", "c d e"], .straight).ways.allSatisfy {
        $0 == .straight
      })
  }

  @Test func aRowThatMovesUpIsTheSameRow() {
    let match = match(["a b", "c d", "e f"], ["c d", "e f"])
    #expect(match.ways.allSatisfy { $0 == .straight })
    #expect(match.going == [0, 1])
  }

  /// One word of five is less than a quarter of them, and one of three no more than three words.
  @Test func whatChangesItsOrderGoesStraightUnlessThatAreMany() {
    #expect(match(["a b c d e"], ["b c d e a"]).ways.allSatisfy { $0 == .straight })
    #expect(match(["a b c"], ["b c a"]).ways.allSatisfy { $0 == .straight })
    #expect(match(["a b c d"], ["d c b a"]).ways.allSatisfy { $0 == .straight })
    let reversed = match(["a b c d e"], ["e d c b a"]).ways
    #expect(reversed.count { $0 == .fading } == 4 && reversed.count { $0 == .straight } == 1)
  }

  @Test func rowsAreTheirMiddles() {
    let frames = [
      CGRect(x: 0, y: 4, width: 9, height: 10), CGRect(x: 9, y: 0, width: 9, height: 20),
      CGRect(x: 0, y: 21, width: 9, height: 10), CGRect(x: 9, y: 24, width: 9, height: 4),
    ]
    #expect(MotionMatch.rows(of: frames) == [0, 0, 1, 1])
  }
}
