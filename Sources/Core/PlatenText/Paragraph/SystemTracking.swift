internal import Foundation

/// The space between letters by which texts in the bundled font become as wide as in Apple's system font.
///
/// That font has narrower letters for larger sizes (its optical sizes), and Apple spaces them by the size. The bundled
/// font has one drawing for all sizes, which is as wide as Apple's at 13 points. The numbers were measured beside
/// pictures that Apple's SwiftUI drew; lines of words differ from those by at most 2 %.
enum SystemTracking {
  /// The space in ems after each letter, by the size of the type in points.
  private static let spaces: [(size: CGFloat, space: CGFloat)] = [
    (13, -0.004),
    // Subheadlines.
    (15, -0.018),
    // Body texts and headlines.
    (17, -0.024),
    // Titles, from the third down to the large one.
    (20, -0.036),
    (22, -0.043),
    (28, -0.046),
    (34, -0.034),
  ]

  /// The space in ems by which Apple's letters of the weight 900 are wider than the bundled font's, as those
  /// of a word in pictures of an app are; up to 700 they are of one width.
  private static let spaceOfBlack: CGFloat = 0.033

  /// Returns the space in ems after each letter.
  ///
  /// - Parameters:
  ///   - size: The size of the type in points.
  ///   - weight: The weight of the type, from 100 to 900.
  static func space(at size: CGFloat, weight: CGFloat) -> CGFloat {
    space(at: size) + spaceOfBlack * max(min(weight, 900) - 700, 0) / 200
  }

  private static func space(at size: CGFloat) -> CGFloat {
    guard size > spaces[0].size else { return spaces[0].space }
    guard let i = spaces.firstIndex(where: { size <= $0.size }) else {
      return spaces[spaces.count - 1].space
    }
    let (from, to) = (spaces[i - 1], spaces[i])
    return from.space + (to.space - from.space) * (size - from.size) / (to.size - from.size)
  }
}
