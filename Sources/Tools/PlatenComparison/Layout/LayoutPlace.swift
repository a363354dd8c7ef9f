internal import Foundation

/// The place of a view among those that look like it: `the 2nd … from the left`, or `at the top right`.
struct LayoutPlace {
  /// Which one it is in its row or column: `2nd`; nil if they stand in neither.
  let ordinal: String?
  /// Where it is: `from the left`, `at the top right`.
  let words: String

  /// The frames of views that look alike, ordered once for the places of all.
  struct Group {
    /// The edges of those that stand in one row, in order; nil if they do not.
    let lefts: [CGFloat]?
    /// The same of those in one column.
    let tops: [CGFloat]?

    init(_ frames: [CGRect]) {
      func isLine(_ low: (CGRect) -> CGFloat, _ high: (CGRect) -> CGFloat) -> Bool {
        // In one line, the middle of each is within all others.
        let (top, bottom) = (frames.map(low).max() ?? 0, frames.map(high).min() ?? 0)
        return frames.count > 1
          && frames.allSatisfy {
            top <= (low($0) + high($0)) / 2 && (low($0) + high($0)) / 2 <= bottom
          }
      }
      lefts = isLine(\.minY, \.maxY) ? frames.map(\.minX).sorted() : nil
      tops = lefts == nil && isLine(\.minX, \.maxX) ? frames.map(\.minY).sorted() : nil
    }
  }

  /// Finds the place of a frame.
  ///
  /// - Parameters:
  ///   - group: All that look like it, itself included.
  ///   - picture: The frame of the picture.
  /// - Complexity: O(log *n*), where *n* is the number of views in the group.
  init(of frame: CGRect, among group: Group, in picture: CGRect) {
    if let lefts = group.lefts {
      ordinal = Self.ordinal(Self.count(below: frame.minX, in: lefts) + 1)
      words = "from the left"
    } else if let tops = group.tops {
      ordinal = Self.ordinal(Self.count(below: frame.minY, in: tops) + 1)
      words = "from the top"
    } else {
      ordinal = nil
      let rows = ["top", "", "bottom"]
      let columns = ["left", "", "right"]
      func third(_ middle: CGFloat, _ start: CGFloat, _ length: CGFloat) -> Int {
        // What is no number, or too large for an integer, has its place as well.
        let part = (middle - start) / length * 3
        return length > 0 && !part.isNaN ? Int(min(max(part, 0), 2)) : 1
      }
      let row = rows[third(frame.midY, picture.minY, picture.height)]
      let column = columns[third(frame.midX, picture.minX, picture.width)]
      let place = [row, column].filter { !$0.isEmpty }.joined(separator: " ")
      words = place.isEmpty ? "in the middle" : "at the " + place
    }
  }

  /// How many numbers of an ordered list are smaller than one.
  private static func count(below limit: CGFloat, in numbers: [CGFloat]) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A number in a row of things: `1st`, `12th`, `23rd`.
  private static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(number)" + (isTeen ? "th" : endings[number % 10] ?? "th")
  }
}
