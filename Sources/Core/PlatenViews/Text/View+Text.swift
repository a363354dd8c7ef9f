public import Foundation
public import PlatenText

/// The alignment of a text's lines in its own box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

nonisolated extension View {
  /// Sets the font of texts in this view that set none; nil for body.
  public func font(_ font: Font?) -> some View { environmentValues(.font(font)) }

  /// Sets the most lines of the texts in this view; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environmentValues(.lines(limit: number, reserved: 1))
  }

  /// Sets the most lines of the texts in this view, with space for that many or only for those needed.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentValues(.lines(limit: limit, reserved: reservesSpace ? limit : 1))
  }

  /// Sets the maximum number of lines of the texts in this view, and the minimum that they reserve space for.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentValues(.lines(limit: limit.upperBound, reserved: limit.lowerBound))
  }

  /// Sets the minimum number of lines that the texts in this view reserve space for.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environmentValues(.lines(limit: nil, reserved: limit.lowerBound))
  }

  /// Sets the most lines of the texts in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the smallest fraction of their size to which texts may shrink before they are truncated, 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentValues { $0.minimumScaleFactor = factor }
  }

  /// Sets whether the letters of texts may move closer together before the text is truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    environmentValues { $0.allowsTightening = flag }
  }

  /// Sets additional space between the lines of texts, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentValues { $0.lineSpacing = lineSpacing }
  }

  /// Sets the alignment of the lines of texts in their boxes.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentValues {
      switch alignment {
      case .leading: $0.paragraph.alignment = .leading
      case .center: $0.paragraph.alignment = .center
      case .trailing: $0.paragraph.alignment = .trailing
      }
    }
  }

  /// Sets the place of the ellipsis in texts that are too long.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentValues {
      switch mode {
      case .head: $0.paragraph.truncation = .head
      case .middle: $0.paragraph.truncation = .middle
      case .tail: $0.paragraph.truncation = .tail
      }
    }
  }

  /// Sets the case of the texts in this view; nil for the case in which they are written.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environmentValues { $0.textCase = textCase }
  }
}
