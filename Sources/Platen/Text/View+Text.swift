public import Foundation
public import PlatenText

/// Where the lines of a text stand in its own box.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

extension View {
  /// The font of the texts in this view that have none of their own; nil for body.
  public func font(_ font: Font?) -> some View { environmentValues { $0.font = font } }

  /// The most lines of the texts in this view; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environmentValues { $0.lineLimit = number }
  }

  /// The least part of their size that texts may shrink to before they are truncated, 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentValues { $0.minimumScaleFactor = factor }
  }

  /// Additional space between the lines of texts, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    environmentValues { $0.lineSpacing = spacing }
  }

  /// Where the lines of texts stand in their own boxes.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentValues {
      switch alignment {
      case .leading: $0.paragraph.alignment = .leading
      case .center: $0.paragraph.alignment = .center
      case .trailing: $0.paragraph.alignment = .trailing
      }
    }
  }
}
