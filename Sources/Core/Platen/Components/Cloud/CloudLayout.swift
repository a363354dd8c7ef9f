public import Foundation
public import PlatenBase
public import PlatenLayout
public import PlatenViews

/// Packs views tightly together, the heaviest first, each as near to its target as possible.
///
/// ```swift
/// CloudLayout() {
///   ForEach(cities) { city in
///     Text(city.name).font(.system(size: city.size)).cloudWeight(city.size)
///   }
///   Image("map").cloudWeight(100).cloudTarget(.top)
/// }
/// .frame(width: 640, height: 400)
/// ```
///
/// Views keep their ideal sizes. A text with nothing drawn around it is packed by its ink, so that
/// others may lie within the bends of its letters. An ``Image`` of pixels that keeps its size is
/// packed by its visible content, and any other view by its box.
///
/// The layout takes the proposed size, or 640 by 400 points without a proposal. If its views do not
/// fit, it grows in the same proportions until all of them fit.
public struct CloudLayout: Layout, InterlockingLayout, Hashable, Sendable {
  /// The minimum distance between views, in points; values below 1 count as 1.
  public var spacing: CGFloat
  /// The placement of the views of a group.
  public var groups: CloudGroups

  /// Makes a layout.
  public init(spacing: CGFloat = 4, groups: CloudGroups = .together) {
    self.spacing = spacing
    self.groups = groups
  }

  /// The places of the views in a size.
  public struct Cache {
    fileprivate var packed: (proposal: CGSize, places: CloudPlacement)?
  }

  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the proposed size, or the smallest size in its proportions that all views fit.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    placement(in: proposal, subviews, &cache).size
  }

  /// Places the views at their ideal sizes.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let placement = placement(in: proposal, subviews, &cache)
    let corner = CGPoint(
      x: bounds.midX - placement.size.width / 2, y: bounds.midY - placement.size.height / 2)
    // Letters are not mirrored with their places, so the places must not be.
    let isMirrored = subviews.layoutDirection == .rightToLeft
    for (subview, center) in zip(subviews, placement.centers) {
      let x = corner.x + center.x
      subview.place(
        at: CGPoint(x: isMirrored ? bounds.minX + bounds.maxX - x : x, y: corner.y + center.y),
        anchor: .center, proposal: .unspecified)
    }
  }

  private func placement(
    in proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CloudPlacement {
    func length(_ proposed: CGFloat?, _ usual: CGFloat) -> CGFloat {
      guard let proposed, proposed.isFinite, proposed > 0 else { return usual }
      return min(max(proposed, 1), 100_000)
    }
    let size = CGSize(width: length(proposal.width, 640), height: length(proposal.height, 400))
    if let packed = cache.packed, packed.proposal == size { return packed.places }
    let placement = CloudPlacement(
      of: subviews.map { CloudView($0) }, in: size,
      spacing: spacing.isFinite ? max(spacing, 1) : 1, groups: groups)
    cache.packed = (size, placement)
    return placement
  }
}

extension CloudLayout {
  /// Returns the rotations of the views, in order; `nil` for views that stay upright.
  public func _turns(of subviews: LayoutSubviews) -> [Angle]? {
    let angles = subviews.map { CloudView.angle(of: $0) }
    return angles.allSatisfy { $0 == .zero } ? nil : angles
  }
}

// MARK: - What a view says

nonisolated extension View {
  /// Sets the weight of this view among the others of a ``CloudLayout``: the heaviest is placed
  /// first.
  ///
  /// The default is 1; a value that is not a number counts as 0.
  public func cloudWeight(_ weight: Double) -> some View {
    layoutValue(key: CloudWeightKey.self, value: weight)
  }

  /// Puts this view into a group of a ``CloudLayout``; ``CloudLayout/groups`` places the views of
  /// groups.
  public func cloudGroup(_ group: String?) -> some View {
    layoutValue(key: CloudGroupKey.self, value: group)
  }

  /// Places this view as near as possible to a point of its ``CloudLayout``; nil for its group's
  /// point, or the middle.
  public func cloudTarget(_ target: UnitPoint?) -> some View {
    layoutValue(key: CloudTargetKey.self, value: target)
  }

  /// Rotates this view clockwise by an angle in its ``CloudLayout``.
  public func cloudOrientation(_ angle: Angle) -> some View {
    layoutValue(key: CloudOrientationKey.self, value: angle)
  }
}

private struct CloudWeightKey: LayoutValueKey {
  static let defaultValue = 1.0
}

private struct CloudGroupKey: LayoutValueKey {
  static let defaultValue: String? = nil
}

private struct CloudTargetKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

private struct CloudOrientationKey: LayoutValueKey {
  static let defaultValue = Angle.zero
}

extension CloudView {
  fileprivate init(_ subview: LayoutSubview) {
    let weight = subview[CloudWeightKey.self]
    self.weight = weight.isFinite ? weight : 0
    group = subview[CloudGroupKey.self]
    target = subview[CloudTargetKey.self].flatMap {
      $0.x.isFinite && $0.y.isFinite
        ? UnitPoint(x: min(max($0.x, 0), 1), y: min(max($0.y, 0), 1)) : nil
    }
    angle = Self.angle(of: subview)
    let size = subview.sizeThatFits(.unspecified).finite
    if let text = subview[LaidOutTextKey.self], text.paragraph.fontSize > 0,
      let figure = WordFigure(text.paragraph, outlines: OutlineReader())
    {
      let ink = text.paragraph.inkBounds.offsetBy(dx: text.corner.x, dy: text.corner.y)
      self.figure = figure
      em = text.paragraph.fontSize
      inkOffset = CGPoint(x: ink.midX - size.width / 2, y: ink.midY - size.height / 2)
    } else if let picture = subview[LaidOutImageKey.self],
      let drawn = Self.drawn(picture, size: size)
    {
      figure = drawn.figure
      em = 1
      inkOffset = CGPoint(x: drawn.ink.midX, y: drawn.ink.midY)
    } else {
      figure = WordFigure(box: size)
      em = 1
      inkOffset = .zero
    }
  }

  /// The figure of what a picture shows, and its box from the picture's middle, in points; nil if it
  /// shows nothing.
  private static func drawn(
    _ picture: LaidOutImage, size: CGSize
  ) -> (figure: WordFigure, ink: CGRect)? {
    let frame = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let boxes = ImageInk(picture.bitmap).boxes(in: frame)
    guard let figure = WordFigure(boxes: boxes), let first = boxes.first else { return nil }
    return (figure, boxes.reduce(first) { $0.union($1) })
  }

  fileprivate static func angle(of subview: LayoutSubview) -> Angle {
    let angle = subview[CloudOrientationKey.self]
    return angle.radians.isFinite ? angle : .zero
  }
}
