public import Foundation
public import PlatenBase

/// A place in a view, which other views can find in their own coordinates.
///
/// A ``GeometryProxy`` does: `proxy[anchor]`. Lengths are points.
public struct Anchor<Value> {
  /// Takes a place in a view.
  public struct Source {
    fileprivate let value: (CGSize) -> Value
    fileprivate let moved: @Sendable (Value, CGVector) -> Value

    /// The place in a node that has its own.
    func anchor(in node: Node) -> Anchor {
      let corner = node.origin(in: nil)
      return Anchor(
        value: moved(value(node.size), CGVector(dx: corner.x, dy: corner.y)), moved: moved)
    }
  }

  /// The place in the picture's coordinates, as an anchor may outlive its views.
  private let value: Value
  private let moved: @Sendable (Value, CGVector) -> Value

  private init(value: Value, moved: @escaping @Sendable (Value, CGVector) -> Value) {
    self.value = value
    self.moved = moved
  }

  /// The place in the coordinates of a node that has its own.
  func value(in node: Node) -> Value {
    let corner = node.origin(in: nil)
    return moved(value, CGVector(dx: -corner.x, dy: -corner.y))
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both are the same place in the picture.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place in the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// What a source captures are values that it was made of.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { CGRect(origin: .zero, size: $0) }, moved: moved)
  }

  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { _ in r }, moved: moved)
  }

  @Sendable private static func moved(_ rect: CGRect, by vector: CGVector) -> CGRect {
    rect.offsetBy(dx: vector.dx, dy: vector.dy)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: { _ in p }, moved: moved)
  }

  /// Returns a point by its share of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }, moved: moved)
  }

  @Sendable private static func moved(_ point: CGPoint, by vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Makes an anchor of several places, in order.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let moves = array.map(\.moved)
    self.init(
      value: { size in array.map { $0.value(size) } },
      moved: { places, vector in zip(places, moves).map { $1($0, vector) } })
  }

  /// Makes an anchor of a place that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    let move = anchor?.moved
    self.init(
      value: { anchor?.value($0) },
      moved: { place, vector in
        guard let place, let move else { return nil }
        return move(place, vector)
      })
  }
}
