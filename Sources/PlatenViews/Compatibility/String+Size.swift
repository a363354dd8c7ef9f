public import Foundation
internal import PlatenText

extension NSAttributedString.Key {
  /// The font of characters.
  public static let font = NSAttributedString.Key("NSFont")
}

extension String {
  /// The size in points of this text on one line, unrounded, in the font among the attributes, or in
  /// 12 points of the system's.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = (attrs?[.font] as? UIFont) ?? .systemFont(ofSize: 12)
    let context = MeasuringContext.current
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let widths = lines.map { line in
      (try? context.library.measure(
        String(line), font: font.font, dynamicTypeSize: context.dynamicTypeSize
      ).width) ?? 0
    }
    return CGSize(
      width: widths.max() ?? 0, height: font.lineHeight * CGFloat(max(lines.count, 1)))
  }
}
