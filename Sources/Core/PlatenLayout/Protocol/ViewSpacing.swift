public import Foundation
public import PlatenBase

/// The distances that a view prefers to its neighbours.
///
/// Each edge has a simple preference. Some edges have further preferences, which apply only to a
/// neighbour with a matching one, such as the bottom of a text above the top of a shape.
public struct ViewSpacing: Sendable {
  private var top = EdgePreference()
  private var leading = EdgePreference()
  private var bottom = EdgePreference()
  private var trailing = EdgePreference()

  /// The distance in points of two edges that both prefer nothing.
  package static let defaultDistance: CGFloat = 8

  /// No distance to neighbours without a preference.
  public static let zero = ViewSpacing(all: EdgePreference(plain: 0))

  /// Makes spacing without any preference: the default distance of 8 points on all edges.
  public init() {}

  private init(all edge: EdgePreference) {
    (top, leading, bottom, trailing) = (edge, edge, edge, edge)
  }

  /// Takes the larger of this and another view's preferences, on some of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// Returns the larger of this and another view's preferences, on some of the edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferred distance in points to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }
}

// MARK: - What views prefer

extension ViewSpacing {
  /// What a view without text prefers: 8 points to its like, and what a text asks for to a text.
  package static let leaf: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = EdgePreference(belowText: 0)
    spacing.bottom = EdgePreference(aboveText: 0)
    return spacing
  }()

  /// What a symbol prefers: no distance to a text below it, and to one above what the text asks for to a text.
  package static let symbol: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = EdgePreference(betweenTexts: 0)
    spacing.bottom = EdgePreference(betweenTexts: 0)
    return spacing
  }()

  /// Returns the preferred distances of a text, from its largest font's metrics in points.
  ///
  /// - Parameters:
  ///   - ascent: The height above the baseline.
  ///   - descent: The depth below the baseline, positive.
  ///   - capHeight: The height of capital letters.
  ///   - leading: The gap between two lines.
  ///   - pixelLength: The length of a pixel, to which distances are rounded up; 0 does not round.
  package static func text(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, pixelLength: CGFloat
  ) -> ViewSpacing {
    let lineHeight = ascent + descent
    let gap = (lineHeight / 10).roundedUp(toMultipleOf: pixelLength)
    var spacing = ViewSpacing()
    spacing.top = EdgePreference(betweenTexts: 0, aboveText: descent + gap)
    spacing.bottom = EdgePreference(
      betweenTexts: leading.roundedUp(toMultipleOf: pixelLength),
      belowText: max(lineHeight + gap - capHeight, gap + descent))
    return spacing
  }

  /// Returns the preferred distances of a spacer: none along its axis; `nil` is both axes.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    switch axis {
    case .horizontal: spacing.formUnion(.zero, edges: .horizontal)
    case .vertical: spacing.formUnion(.zero, edges: .vertical)
    case nil: spacing = .zero
    }
    return spacing
  }

  /// Gives some edges the preferences of a view without text, as a frame or padding does.
  package mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = Self.leaf.top }
    if edges.contains(.leading) { leading = Self.leaf.leading }
    if edges.contains(.bottom) { bottom = Self.leaf.bottom }
    if edges.contains(.trailing) { trailing = Self.leaf.trailing }
  }
}

extension CGFloat {
  /// The next multiple of a pixel that is not smaller; the number itself for a pixel of 0.
  fileprivate func roundedUp(toMultipleOf pixel: CGFloat) -> CGFloat {
    guard pixel > 0, pixel.isFinite else { return self }
    return (self / pixel).rounded(.up) * pixel
  }
}

// MARK: - One edge

/// The preferred distances of one edge of a view, in points, by the kind of neighbour; NaN is no
/// preference.
///
/// A kind counts only where both edges that meet have it; then their values are added. NaN, and
/// not `nil`, because a flow holds four of these for each of its thousands of labels.
private struct EdgePreference: Sendable {
  /// To any neighbour.
  var plain: CGFloat = .nan
  /// From one text to another.
  var betweenTexts: CGFloat = .nan
  /// Between an edge and the text below it.
  var aboveText: CGFloat = .nan
  /// Between a text and the edge below it.
  var belowText: CGFloat = .nan

  /// Takes the larger preference of each kind.
  mutating func formUnion(_ other: EdgePreference) {
    // `maximum` leaves out NaN where it can.
    plain = .maximum(plain, other.plain)
    betweenTexts = .maximum(betweenTexts, other.betweenTexts)
    aboveText = .maximum(aboveText, other.aboveText)
    belowText = .maximum(belowText, other.belowText)
  }

  /// The distance in points between this edge and the one that it meets.
  func distance(to next: EdgePreference) -> CGFloat {
    // A sum with NaN is NaN: only kinds that both edges have are left.
    let texts = CGFloat.maximum(aboveText + next.aboveText, belowText + next.belowText)
    // SwiftUI does not document these preferences:
    // https://developer.apple.com/documentation/swiftui/viewspacing
    let matched = CGFloat.maximum(texts, betweenTexts + next.betweenTexts)
    guard matched.isNaN else { return matched }
    let plain = CGFloat.maximum(plain, next.plain)
    return plain.isNaN ? ViewSpacing.defaultDistance : plain
  }
}
