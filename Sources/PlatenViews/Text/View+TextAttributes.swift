public import Foundation
public import PlatenDrawing
public import PlatenText

// What is said of all texts in a view; what a text says of itself counts more.

extension View {
  /// The texts in this view, emphasised or not.
  public func bold(_ isActive: Bool = true) -> some View { texts { $0.isBold = isActive } }

  /// The texts in this view, slanted or not.
  public func italic(_ isActive: Bool = true) -> some View { texts { $0.isItalic = isActive } }

  /// The texts in this view in a weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { texts { $0.weight = weight } }

  /// The texts in this view in a design; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> some View { texts { $0.design = design } }

  /// The texts in this view in a width; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> some View { texts { $0.width = width } }

  /// The texts in this view in the monospaced design, or not.
  public func monospaced(_ isActive: Bool = true) -> some View {
    texts { $0.isMonospaced = isActive }
  }

  /// The texts in this view with digits of one width.
  public func monospacedDigit() -> some View { texts { $0.hasMonospacedDigits = true } }

  /// The texts in this view with lines under them; nil for lines of their own colours.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts { $0.underline = .some(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  /// The texts in this view, struck through; nil for lines of their own colours.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts { $0.strikethrough = .some(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  /// The texts in this view with their letters further apart, in points.
  public func kerning(_ kerning: CGFloat) -> some View { texts { $0.kerning = kerning } }

  /// The texts in this view with their letters further apart, in points.
  public func tracking(_ tracking: CGFloat) -> some View { texts { $0.tracking = tracking } }

  /// The texts in this view, raised from their lines, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    texts { $0.baselineOffset = baselineOffset }
  }

  func texts(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    environmentValues { change(&$0.textAttributes) }
  }
}
