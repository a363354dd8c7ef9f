import Foundation

@testable import PlatenText

extension LineBreaker {
  /// A breaker of a text that is shaped for it.
  init(library: FontLibrary, text: StyledText, width: CGFloat) throws {
    let prepared = try PreparedText(text, style: ParagraphStyle(), library: library)
    self.init(text: prepared, width: width)
  }
}
