public import Foundation
internal import PlatenText

/// UIKit's scaling of lengths by Dynamic Type.
public struct UIFontMetrics: Hashable, Sendable {
  private let style: UIFont.TextStyle

  /// The scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A length in points at the Dynamic Type size of the render that is under way, on a pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value.scaledValue(relativeTo: style.style, context: .current)
  }

  /// A font at the Dynamic Type size of the render that is under way, of a whole size in points.
  public func scaledFont(for font: UIFont) -> UIFont {
    let scale = style.style.scale(for: MeasuringContext.current.dynamicTypeSize)
    return font.withSize((font.pointSize * scale).rounded())
  }

  /// A font at the Dynamic Type size of the render that is under way, `maximumPointSize` at most.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let scaled = scaledFont(for: font)
    return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
  }
}
