public import Foundation
public import PlatenBase

extension Path {
  /// This path with every point moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = Path(elements.map { $0.applying(transform) })
    path.primitive = primitive?.applying(transform)
    return path
  }

  /// This path, moved by lengths in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path.Primitive {
  /// The figure that a transform makes of this one; nil where it is turned or mirrored, as it would
  /// begin elsewhere.
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Primitive? {
    let isFinite = transform.tx.isFinite && transform.ty.isFinite && transform.a * transform.d < 1e9
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0, isFinite else {
      return nil
    }
    switch self {
    case .rect(let rect): return .rect(rect.applying(transform))
    case .ellipse(let rect): return .ellipse(rect.applying(transform))
    case .roundedRect(let rect, let radius):
      return .roundedRect(rect.applying(transform), radius: radius.applying(transform))
    case .crampedRect(let rect, let radius):
      guard transform.a == transform.d else { return nil }
      return .crampedRect(rect.applying(transform), radius: radius * transform.a)
    }
  }
}
