public import Foundation
public import PlatenBase

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually into the side.
  case continuous
}

extension Path {
  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a rectangle with rounded corners of a size in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with rounded corners of a radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with rounded corners, each with its own radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a part through the points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = rect.drawn else { return }
    addPath(Path(.rect(rect)), transform: transform)
  }

  /// Adds rectangles in order.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle, clockwise from 3 o'clock.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = rect.drawn else { return }
    addPath(Path(.ellipse(rect)), transform: transform)
  }

  /// Adds a rectangle with rounded corners, clockwise from the middle of its right side.
  ///
  /// A radius over half a side is limited to it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard let rect = rect.drawn else { return }
    var radius = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    if cornerSize.width == cornerSize.height {
      // Round corners stay round where the shorter side cuts them.
      radius.width = min(radius.width, radius.height)
      radius.height = radius.width
    }
    guard radius.width > 0, radius.height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    guard style == .continuous else {
      addPath(Path(.roundedRect(rect, radius: radius)), transform: transform)
      return
    }
    let outline = RoundedOutline(rect, radius: radius, style: style)
    addPath(outline.isCramped ? Path(.cramped(outline)) : outline.path, transform: transform)
  }

  /// What of this path is filled, and what it clips.
  ///
  /// Where a rounded rectangle's sides are too short for its continuous corners, SwiftUI strokes
  /// the path in which they share the sides, but fills, and clips to, corners that take their whole
  /// reach: a capsule's ends are less round for it.
  package var filled: Path {
    guard case .cramped(let outline, let transform) = primitive else { return self }
    return outline.filled.applying(transform)
  }

  /// Adds a rectangle with rounded corners, each with its own radius, in the same order.
  ///
  /// If the radii of a side are longer than the side, all four shrink by one factor until they fit.
  /// SwiftUI's rule for this is not known; for equal radii the result is the same.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard let rect = rect.drawn else { return }
    let radii = cornerRadii.fitted(into: rect.size)
    if radii.isUniform {
      let size = CGSize(width: radii.topLeading, height: radii.topLeading)
      addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
    } else {
      let outline = RoundedOutline(rect, radii: radii, style: style)
      addPath(outline.isCramped ? Path(.cramped(outline)) : outline.path, transform: transform)
    }
  }
}

extension CGRect {
  /// This rectangle with sides that are not negative; nil where there is nothing to draw.
  fileprivate var drawn: CGRect? {
    let isPlaced = minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    return isPlaced && !isNull && !isInfinite ? standardized : nil
  }
}
