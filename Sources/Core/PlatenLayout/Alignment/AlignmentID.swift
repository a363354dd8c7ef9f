public import Foundation

/// The identity of an alignment guide, with its default place in a view.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's offset in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit guide of one child into that of its container.
  ///
  /// - Parameters:
  ///   - childValue: The child's guide, in points of the container's space.
  ///   - n: The number of children merged before this one.
  ///   - parentValue: The container's guide so far; `nil` if there is none.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Takes the mean of the children's guides.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// A guide of a view's frame: a container has its own, whatever its children say.
///
/// Each is one of `HorizontalAlignment.frameIDs` or `VerticalAlignment.frameIDs`, too: to ask a type
/// whether it conforms takes a search through all that the program has.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
  // swift-format-ignore: NoEmptyBlocks
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {}
}

// MARK: - A guide along either axis

/// A guide along x or along y.
///
/// SwiftUI's API has each question about guides twice, once for each axis. Behind it, each is asked
/// and answered once, with a key.
package enum AlignmentKey: Equatable, Sendable {
  /// A guide along x, measured from the leading edge.
  case horizontal(HorizontalAlignment)
  /// A guide along y, measured from the top edge.
  case vertical(VerticalAlignment)

  /// The type that identifies the guide.
  package var id: any AlignmentID.Type {
    switch self {
    case .horizontal(let guide): guide.id
    case .vertical(let guide): guide.id
    }
  }

  /// Whether a container asks its children for this guide.
  package var isMergedFromChildren: Bool {
    switch self {
    case .horizontal(let guide): !HorizontalAlignment.frameIDs.contains(ObjectIdentifier(guide.id))
    case .vertical(let guide): !VerticalAlignment.frameIDs.contains(ObjectIdentifier(guide.id))
    }
  }
}

// MARK: - Merging

/// Merges the children's explicit guides, already in the container's space, leaving out `nil`.
func combineExplicit(
  _ values: some Sequence<CGFloat?>, of id: any AlignmentID.Type
) -> CGFloat? {
  var merged: CGFloat?
  var count = 0
  for case .some(let value) in values {
    id._combineExplicit(childValue: value, count, into: &merged)
    count += 1
  }
  return merged
}
