public import Foundation
public import PlatenBase

/// A rule that sizes a container and places the views in it.
///
/// Two methods are required: `sizeThatFits` returns the container's size for a proposal, and
/// `placeSubviews` places each view in the bounds that the container then gets. Both ask the
/// subviews for their sizes. A cache can keep data that both need.
///
/// Lengths are in points. Positions are in the space of the bounds, whose origin need not be
/// (0, 0), with y going down. Layouts compute as if reading went from left to right; positions
/// are mirrored for right-to-left environments.
public protocol Layout: Animatable {
  /// The layout's properties for the views in it.
  static var layoutProperties: LayoutProperties { get }

  /// The data that the layout keeps between its methods; nothing by default.
  associatedtype Cache = Void

  /// The views in the layout.
  typealias Subviews = LayoutSubviews

  /// Makes the cache for the subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when the layout or its subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews in the container's bounds.
  ///
  /// The proposal is the one for which `sizeThatFits` returned the bounds' size.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns a guide's offset from the leading edge of the bounds, in points; `nil` for none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns a guide's offset from the top edge of the bounds, in points; `nil` for none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the clockwise rotation of each subview around its middle, in order, which placing alone
  /// cannot do; `nil` for none.
  func _turns(of subviews: Subviews) -> [Angle]?
}

// MARK: - Default implementations

extension Layout {
  /// Properties without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Turns nothing.
  public func _turns(of subviews: Subviews) -> [Angle]? { nil }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the largest of the subviews' preferences on each edge; no distances without subviews.
  ///
  /// - Complexity: O(*n*) in the number of subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }

  /// Merges the subviews' explicit guides at the places that the layout gives them.
  ///
  /// - Complexity: One run of placing, which moves no subview, and one question to each.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(
      .horizontal(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Merges the subviews' explicit guides at the places that the layout gives them.
  ///
  /// - Complexity: One run of placing, which moves no subview, and one question to each.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(
      .vertical(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

// MARK: - Guides along either axis

extension Layout {
  /// Returns a guide's offset from the leading or the top edge of the bounds, in points; `nil` for
  /// none.
  package func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    switch guide {
    case .horizontal(let guide):
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical(let guide):
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Returns what a layout answers that does not set the guide itself.
  private func mergedGuide(
    _ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    // SwiftUI merges explicit guides of subviews by default:
    // https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)-8ofeu
    guard guide.isMergedFromChildren else { return nil }
    let recorder = PlacementRecorder(bounds: bounds, proposal: proposal)
    let recorded = subviews.recorded(by: recorder)
    placeSubviews(in: bounds, proposal: proposal, subviews: recorded, cache: &cache)
    return combineExplicit(
      subviews.lazy.map { recorder.explicitAlignment(of: guide, in: $0.element) }, of: guide.id)
  }
}

// MARK: - Properties

/// The properties of a layout, for the views in it.
public struct LayoutProperties: Sendable {
  /// The axis along which a spacer in the layout grows and a divider divides; `nil` for none.
  public var stackOrientation: Axis?

  /// Makes properties without an orientation.
  public init() {
    stackOrientation = nil
  }

  /// Makes the properties of a stack.
  init(stackOrientation: Axis) {
    self.stackOrientation = stackOrientation
  }
}

/// A layout that puts views into the gaps of others, so that their boxes may overlap.
package protocol InterlockingLayout: Layout {}
