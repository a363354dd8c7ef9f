internal import Foundation

/// The place of a view among those that look like it: `the 2nd … from the left`, or `at the top right`.
struct LayoutPlace {
  /// Which one it is in its row or column: `2nd`; nil if they stand in neither.
  let ordinal: String?
  /// Where it is: `from the left`, `at the top right`.
  let words: String

  /// Finds the place of a frame.
  ///
  /// - Parameters:
  ///   - frames: Those of all that look like it, its own included.
  ///   - picture: The frame of the picture.
  init(of frame: CGRect, among frames: [CGRect], in picture: CGRect) {
    func isLine(_ low: (CGRect) -> CGFloat, _ high: (CGRect) -> CGFloat) -> Bool {
      // In one line, the middle of each is within all others.
      let (top, bottom) = (frames.map(low).max() ?? 0, frames.map(high).min() ?? 0)
      return frames.count > 1
        && frames.allSatisfy {
          top <= (low($0) + high($0)) / 2 && (low($0) + high($0)) / 2 <= bottom
        }
    }
    if isLine({ $0.minY }, { $0.maxY }) {
      ordinal = Self.ordinal(frames.count { $0.minX < frame.minX } + 1)
      words = "from the left"
    } else if isLine({ $0.minX }, { $0.maxX }) {
      ordinal = Self.ordinal(frames.count { $0.minY < frame.minY } + 1)
      words = "from the top"
    } else {
      ordinal = nil
      let rows = ["top", "", "bottom"]
      let columns = ["left", "", "right"]
      func third(_ middle: CGFloat, _ start: CGFloat, _ length: CGFloat) -> Int {
        // Without a limit, a number may be too large for an integer.
        length > 0 ? Int(min(max((middle - start) / length * 3, 0), 2)) : 1
      }
      let row = rows[third(frame.midY, picture.minY, picture.height)]
      let column = columns[third(frame.midX, picture.minX, picture.width)]
      let place = [row, column].filter { !$0.isEmpty }.joined(separator: " ")
      words = place.isEmpty ? "in the middle" : "at the " + place
    }
  }

  /// A number in a row of things: `1st`, `12th`, `23rd`.
  private static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(number)" + (isTeen ? "th" : endings[number % 10] ?? "th")
  }
}
