package import Foundation
package import PlatenDrawing
internal import PlatenLayout
package import PlatenText

/// A text as it is set at its ideal size: what a layout that packs texts by their ink asks for.
package struct LaidOutText {
  package let paragraph: Paragraph
  /// Where the paragraph's corner is, in points from that of the text's box.
  package let corner: CGPoint
}

/// The key of a view that draws a text and nothing else.
package struct LaidOutTextKey: LayoutValueKey {
  package static var defaultValue: LaidOutText? { nil }
}

/// A picture that keeps its size and fills its box: what a layout that packs pictures by what they
/// show asks for.
package struct LaidOutImage {
  package let bitmap: Bitmap
}

/// The key of a view that draws such a picture and nothing else.
package struct LaidOutImageKey: LayoutValueKey {
  package static var defaultValue: LaidOutImage? { nil }
}
