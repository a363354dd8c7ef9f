internal import PlatenDrawing

/// The styles of a foreground: primary, and secondary and tertiary where they are given.
///
/// They are resolved where they are used, as the colour scheme there counts; but what they say of
/// the foreground is meant of the one around them.
package final class ForegroundLevels: Sendable {
  private let styles: [any ShapeStyle]
  private let outer: ForegroundLevels?
  /// Whether these are a picture's own label colours, which nobody chose for the views in it.
  package let isOfPicture: Bool
  /// Whether nothing in the view changes them, as in a tab bar.
  let isFixed: Bool

  init(
    _ styles: [any ShapeStyle], outer: ForegroundLevels?, isOfPicture: Bool = false,
    isFixed: Bool = false
  ) {
    self.styles = styles
    self.outer = outer
    self.isOfPicture = isOfPicture
    self.isFixed = isFixed
  }

  /// Whether more than one style was given.
  var hasSeveral: Bool { styles.count > 1 && !isOfPicture }

  /// What a level of a style that has no levels of its own is multiplied with.
  ///
  /// SwiftUI's numbers are not published; a half and a quarter are what is seen of it.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  /// Returns what a level, from 0 for primary to 4, paints with.
  static func paint(
    level: Int, of foreground: ForegroundLevels?, in environment: EnvironmentValues
  ) -> _StylePaint {
    let level = min(max(level, 0), opacities.count - 1)
    guard let foreground else {
      return _StylePaint(environment.resolve(systemLevels[level]))
    }
    return foreground.paint(level: level, in: environment)
  }

  private func paint(level: Int, in environment: EnvironmentValues) -> _StylePaint {
    let known = min(level, styles.count - 1)
    let rest = level - known
    if let style = Self.bare(styles[known]) as? HierarchicalShapeStyle {
      return Self.paint(level: style.level + rest, of: outer, in: environment)
    }
    let paint = styles[known]._paint(in: _StyleContext(environment, foreground: outer))
    return rest == 0 ? paint : paint.multiplied(by: Self.opacities[rest])
  }

  private static func bare(_ style: any ShapeStyle) -> any ShapeStyle {
    (style as? AnyShapeStyle)?.style ?? style
  }

  /// iOS's label colours.
  private static let systemLevels: [Color] = [
    .primary, .secondary, Color(light: label(0.3), dark: darkLabel(0.3)),
    Color(light: label(0.18), dark: darkLabel(0.16)),
    Color(light: label(0.12), dark: darkLabel(0.1)),
  ]

  private static func label(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(rgb: 0x3C3C43, opacity: opacity)
  }

  private static func darkLabel(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(rgb: 0xEBEBF5, opacity: opacity)
  }
}
