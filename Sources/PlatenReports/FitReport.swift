public import Foundation
public import PlatenLayout
public import PlatenText

/// How a view fitted into the space that it was offered.
///
/// Lengths and places are points in the picture's coordinates, y down.
public struct FitReport: Sendable {
  /// The space that the view was offered.
  public var proposal: ProposedViewSize
  /// The size of the picture: what the view took.
  public var size: CGSize
  /// The picture's texts, in the order in which they are drawn.
  public var texts: [TextFit] = []
  /// The characters that no font has, in order.
  public var missing: [MissingGlyph] = []
  /// The faces that the texts are drawn with, in the order of their first use.
  public var fonts: [FontFace] = []
  /// The views that layouts left out, by the layouts, in the order in which these are drawn.
  public var leftOut: [LeftOutViews] = []

  package init(proposal: ProposedViewSize, size: CGSize) {
    self.proposal = proposal
    self.size = size
  }

  /// Whether the view takes more space than it was offered, or leaves out a part of a text.
  public var overflows: Bool { isOversized || texts.contains(where: \.isTruncated) }

  /// Whether the view takes more space than it was offered.
  var isOversized: Bool {
    size.width > (proposal.width ?? .infinity) || size.height > (proposal.height ?? .infinity)
  }

  /// How many views were left out.
  public var leftOutCount: Int { leftOut.reduce(0) { $0 + $1.count } }

  /// The texts that are drawn smaller than was asked for.
  public var shrunkTexts: [TextFit] { texts.filter(\.isShrunk) }

  /// The texts of which a part was left out.
  public var truncatedTexts: [TextFit] { texts.filter(\.isTruncated) }
}
