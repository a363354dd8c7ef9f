internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

/// A resolved style: a colour, or a gradient that waits for bounds.
public struct _StylePaint: Sendable {
  private enum Content: Sendable {
    case color(Color.Resolved)
    indirect case gradient(UnitGradient)
  }

  private var content: Content
  /// Whether what lies behind is blurred, where it fills a shape.
  var isMaterial = false
  /// How much of that is seen, from 0 to 1.
  var materialOpacity: Float = 1
  /// What is drawn besides; nil for nothing, as for nearly all.
  var extras: PaintExtras? {
    get { box?.extras }
    set { box = newValue.map(ExtrasBox.init) }
  }
  private var box: ExtrasBox?

  /// The extras of a paint, on the heap, so that most paints are small.
  private final class ExtrasBox: Sendable {
    let extras: PaintExtras

    init(_ extras: PaintExtras) { self.extras = extras }
  }

  init(_ color: Color.Resolved) { content = .color(color) }

  init(_ gradient: UnitGradient) { content = .gradient(gradient) }

  /// The colour, if there is nothing else to it.
  var plainColor: Color.Resolved? {
    guard case .color(let color) = content, box == nil, !isMaterial else { return nil }
    return color
  }

  /// Whether anything can be seen of it.
  var isVisible: Bool {
    switch content {
    case .color(let color): color.opacity > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.opacity > 0 }
    }
  }

  /// The paint for what lies in a rectangle, whose corners a gradient's unit points refer to.
  func paint(in bounds: CGRect) -> Paint {
    switch content {
    case .color(let color): .color(color)
    case .gradient(let gradient): gradient.paint(in: bounds)
    }
  }

  /// This paint with its opacity multiplied by `opacity`, 0 to 1.
  func multiplied(by opacity: Double) -> _StylePaint {
    var paint = self
    paint.materialOpacity *= Float(opacity)
    if var extras, extras.picture != nil {
      extras.opacity *= opacity
      paint.extras = extras
    }
    switch content {
    case .color(let color): paint.content = .color(color.multiplied(by: opacity))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        GradientStop(color: $0.color.multiplied(by: opacity), location: $0.location)
      }
      paint.content = .gradient(gradient)
    }
    return paint
  }
}

// MARK: - Gradients

/// A gradient before it is known what it fills.
struct UnitGradient: Sendable {
  enum Geometry: Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii are points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are parts of the width and the height.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  var geometry: Geometry
  var stops: [GradientStop]

  func paint(in bounds: CGRect) -> Paint {
    switch geometry {
    case .linear(let start, let end):
      return .linear(stops, from: start.point(in: bounds), to: end.point(in: bounds))
    case .radial(let center, let inner, let outer):
      return .radial(stops, center: center.point(in: bounds), from: inner, to: outer)
    case .elliptical(let center, let inner, let outer):
      return .radial(
        stops, center: center.point(in: bounds), unit: bounds.size, from: inner, to: outer)
    case .angular(let center, let start, let end):
      return .angular(stops, center: center.point(in: bounds), from: start, to: end)
    }
  }
}

extension UnitPoint {
  fileprivate func point(in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
  }
}
