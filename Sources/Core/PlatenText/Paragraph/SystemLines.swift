package import Foundation
internal import PlatenBase

/// How high lines of Apple's system fonts are.
///
/// Their designs have the same metrics: texts of the default, the rounded, the serif and the monospaced one stand on
/// lines of one height.
package enum SystemLines {
  /// The height above the baseline in ems, as the font's table `hhea` has it.
  package static let ascent: CGFloat = 1950 / 2048
  /// The depth below the baseline in ems.
  package static let descent: CGFloat = 494 / 2048
  /// The height of capital letters in ems.
  package static let capHeight: CGFloat = 1443 / 2048
  /// The gap in ems that stacks leave between two texts, measured in pictures that Apple's SwiftUI drew.
  package static let gap = (ascent + descent) / 10
}

extension StyledText.Run {
  /// Whether the run's lines are as high as those of Apple's system fonts.
  package var hasSystemLines: Bool {
    if imitatesSystemFont, case .design = font.family { true } else { false }
  }
}

extension LineBox {
  /// The box of a run in an Apple font: the last line is a whole number of pixels high, those before it as high as
  /// they are.
  init(ofSystemFont run: StyledText.Run, grid: PixelGrid) {
    let size = run.font.size
    let height = (SystemLines.ascent + SystemLines.descent) * size
    ascent = grid.nearest(SystemLines.ascent * size) + run.rise
    descent = grid.up(height) - ascent
    leading = height - grid.up(height)
  }
}
