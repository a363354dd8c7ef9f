public import Foundation
internal import PlatenLayout

/// The content mode: fit or fill.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}

nonisolated extension View {
  /// Fixes this view at its ideal size along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Wrapped(content: self) { child, _, _ in
      FixedSizeNode(child, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Fixes this view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Proposes to this view the largest size with a ratio of width to height that fits the space, or
  /// the smallest that fills it; nil for the ratio of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    Wrapped(content: self) { child, _, _ in
      AspectRatioNode(
        child, ratio: aspectRatio.map { CGSize(width: $0, height: 1) }, mode: contentMode)
    }
  }

  /// Proposes to this view the largest size with the proportions of a size that fits the space, or
  /// the smallest that fills it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    Wrapped(content: self) { child, _, _ in
      AspectRatioNode(child, ratio: aspectRatio, mode: contentMode)
    }
  }

  /// Fits this view into the space in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Fills the space with this view in its own ratio.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

private final class FixedSizeNode: UnaryNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: Node, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      // An axis that is fixed asks for the ideal size:
      // https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

private final class AspectRatioNode: UnaryNode {
  private let ratio: CGSize?
  private let mode: ContentMode

  init(_ child: Node, ratio: CGSize?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    // Without a ratio the view keeps its own:
    // https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
    let shape = ratio ?? child.layoutSize(in: .unspecified)
    guard shape.width > 0, shape.height > 0 else { return proposal }
    // A length that is open sets no scale: one side of the space is filled then, too.
    let scales = [
      proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
    ]
    .compactMap(\.self)
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }
}
