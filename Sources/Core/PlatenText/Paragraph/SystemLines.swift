package import Foundation
internal import PlatenBase

/// How high lines of Apple's system fonts are.
///
/// Their designs have the same metrics: texts of the default, the rounded, the serif and the monospaced one stand on
/// lines of one height. Those of a text style are as far apart as its leading, which a stack leaves between two
/// texts as well.
package enum SystemLines {
  /// The height above the baseline in ems, as the font's table `hhea` has it.
  package static let ascent: CGFloat = 1950 / 2048
  /// The depth below the baseline in ems.
  package static let descent: CGFloat = 494 / 2048
  /// The height of capital letters in ems.
  package static let capHeight: CGFloat = 1443 / 2048
}

extension StyledText.Run {
  /// Whether the run's lines are as high as those of Apple's system fonts.
  package var hasSystemLines: Bool {
    if imitatesSystemFont, case .design = font.family { true } else { false }
  }

  /// The height of a line in points, without what the text style leaves between two of them.
  package var systemLineHeight: CGFloat {
    (SystemLines.ascent + SystemLines.descent) * font.size
  }

  /// What the text style leaves between two lines, in points.
  package var systemGap: CGFloat { max(systemLeading - systemLineHeight, 0) }
}

extension LineBox {
  /// The box of a run in an Apple font: the last line is a whole number of pixels high, those before it as high as
  /// they are.
  init(ofSystemFont run: StyledText.Run, grid: PixelGrid) {
    let size = run.font.size
    let height = grid.up(run.systemLineHeight)
    ascent = grid.nearest(SystemLines.ascent * size) + run.rise
    descent = height - ascent
    leading = run.systemLineHeight + run.systemGap - height
  }
}
