import Foundation
import Testing

@testable import PlatenLayout

/// The guides that a frame has by itself are told from others without asking the runtime, and are those
/// that are declared so.
@Suite struct FrameGuideTests {
  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private static let horizontal: [HorizontalAlignment] = [
    .leading, .center, .trailing, .justified, HorizontalAlignment(Custom.self),
  ]
  private static let vertical: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, VerticalAlignment(Custom.self),
  ]

  static let keys =
    horizontal.map { AlignmentKey.horizontal($0) } + vertical.map { AlignmentKey.vertical($0) }

  @Test(arguments: keys) func aGuideIsMergedUnlessItIsTheFrames(_ key: AlignmentKey) {
    #expect(key.isMergedFromChildren == !(key.id is any FrameAlignmentID.Type))
  }
}
