public import Foundation
public import PlatenText

/// The alignment of a text's lines in its own box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

nonisolated extension View {
  /// The font of the texts in this view that have none of their own; nil for body.
  public func font(_ font: Font?) -> some View { environmentValues(.font(font)) }

  /// The most lines of the texts in this view; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environmentValues(.lines(limit: number, reserved: 1))
  }

  /// The most lines of the texts in this view, with space for that many or only for those needed.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentValues(.lines(limit: limit, reserved: reservesSpace ? limit : 1))
  }

  /// The most lines of the texts in this view, and the least that there is space for.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentValues(.lines(limit: limit.upperBound, reserved: limit.lowerBound))
  }

  /// The least lines that there is space for in the texts of this view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environmentValues(.lines(limit: nil, reserved: limit.lowerBound))
  }

  /// The most lines of the texts in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// The least part of their size that texts may shrink to before they are truncated, 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentValues { $0.minimumScaleFactor = factor }
  }

  /// Returns whether the letters of texts may come closer together before the text is truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    environmentValues { $0.allowsTightening = flag }
  }

  /// Additional space between the lines of texts, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentValues { $0.lineSpacing = lineSpacing }
  }

  /// Returns where the lines of texts stand in their own boxes.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentValues {
      switch alignment {
      case .leading: $0.paragraph.alignment = .leading
      case .center: $0.paragraph.alignment = .center
      case .trailing: $0.paragraph.alignment = .trailing
      }
    }
  }

  /// Returns where the ellipsis of texts that are too long stands.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentValues {
      switch mode {
      case .head: $0.paragraph.truncation = .head
      case .middle: $0.paragraph.truncation = .middle
      case .tail: $0.paragraph.truncation = .tail
      }
    }
  }

  /// The texts in this view in capitals or without; nil for as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environmentValues { $0.textCase = textCase }
  }
}
