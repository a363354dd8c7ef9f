public import Foundation
public import PlatenBase

/// The style of a stroke along a path.
///
/// Lengths are points.
public struct StrokeStyle: Equatable, Sendable, Animatable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of its corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a corner, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dashes at which the line begins.
  public var dashPhase: CGFloat

  /// Makes a style; without arguments, a whole line one point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The width, the miter limit and the phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Whether there are dashes that can be drawn.
  ///
  /// Negative ones, and those that are all zero, draw a whole line, as they do in SwiftUI.
  var isDashed: Bool {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
  }
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

// MARK: - Filling

/// The style of a path's fill.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside; otherwise the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether pixels at the edge are filled partially.
  public var isAntialiased: Bool

  /// Makes a style; without arguments, nonzero winding and smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
