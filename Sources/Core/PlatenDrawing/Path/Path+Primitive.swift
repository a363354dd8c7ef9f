package import Foundation
package import PlatenBase

extension Path {
  /// A figure that documents have a name for.
  package enum Primitive: Equatable, Sendable {
    case rect(CGRect)
    /// Corners are quarters of ellipses of a radius.
    case roundedRect(CGRect, radius: CGSize)
    case ellipse(CGRect)
    /// Continuous corners that have to share a side too short for them, moved by a transform.
    case cramped(RoundedOutline, CGAffineTransform = .identity)
  }

  /// A figure before it is moved by a transform, on the heap: most paths of pictures are figures, and
  /// all else in a display list is small beside one.
  final class Figure: Sendable {
    let original: Primitive
    let place: CGAffineTransform

    init(_ original: Primitive, place: CGAffineTransform = .identity) {
      (self.original, self.place) = (original, place)
    }

    var primitive: Primitive? { place.isIdentity ? original : original.applying(place) }

    /// The steps of the original, each moved.
    var steps: [Element] {
      let steps = original.outline
      return place.isIdentity ? steps : Path.moved(steps, by: place).elements
    }
  }
}

extension Path.Primitive {
  /// The figure that a transform makes of this one; nil where it is turned or mirrored and would
  /// begin elsewhere.
  func applying(_ transform: CGAffineTransform) -> Path.Primitive? {
    let isFinite = transform.tx.isFinite && transform.ty.isFinite && transform.a * transform.d < 1e9
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch self {
    case .cramped(let outline, let place):
      return .cramped(outline, place.concatenating(transform))
    case _ where !isUpright || !isFinite: return nil
    case .rect(let rect): return .rect(rect.applying(transform))
    case .ellipse(let rect): return .ellipse(rect.applying(transform))
    case .roundedRect(let rect, let radius):
      return .roundedRect(rect.applying(transform), radius: radius.applying(transform))
    }
  }

  /// Whether nothing of the figure is beyond all numbers.
  var isFinite: Bool {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
    case .cramped: false
    }
  }

  /// The figure's steps; those that SwiftUI returns and strokes.
  fileprivate var outline: [Path.Element] {
    switch self {
    case .rect(let rect):
      [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
      ]
    case .roundedRect(let rect, let radius):
      RoundedOutline(rect, radius: radius, style: .circular).path.elements
    case .ellipse(let rect):
      RoundedOutline(
        rect, radius: CGSize(width: rect.width / 2, height: rect.height / 2), style: .circular
      ).path.elements
    case .cramped(let outline, let place): outline.path.applying(place).elements
    }
  }
}
