public import Foundation
internal import PlatenLayout

extension View {
  /// This view, drawn smaller along each axis where it is larger than a length; its space stays.
  ///
  /// It shrinks around its middle. The axes shrink apart from each other, as in the article this
  /// comes from: `scale(200, 100)` of a view of 400 by 100 points halves its width alone.
  ///
  /// Platen's own. A `scale` of the file that uses it takes its place, and so does the `scale` of a
  /// shape.
  ///
  /// - Parameters:
  ///   - width: The most width in points; -1, and anything below 0, leaves the width.
  ///   - height: The most height in points; -1, and anything below 0, leaves the height.
  ///   - enlarging: Whether a view that is smaller than the lengths is drawn larger.
  @_disfavoredOverload
  public func scale(
    _ width: CGFloat = -1, _ height: CGFloat = -1, enlarging: Bool = false
  ) -> some View {
    Wrapped(content: self) { child, _ in
      ScaleToFitNode(child, width: width, height: height, most: enlarging ? .infinity : 1)
    }
  }
}

/// A node that is drawn as large as lengths allow.
private final class ScaleToFitNode: UnaryNode {
  private let width: CGFloat
  private let height: CGFloat
  private let most: CGFloat

  init(_ child: Node, width: CGFloat, height: CGFloat, most: CGFloat) {
    self.width = width
    self.height = height
    self.most = most
    super.init(child)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let transform = CGAffineTransform(
      scaleX: factor(width, of: size.width), y: factor(height, of: size.height)
    ).around(middle)
    drawing.group({ $0.transform = transform }) { super.draw(into: &$0, at: origin) }
  }

  private func factor(_ length: CGFloat, of own: CGFloat) -> CGFloat {
    guard length >= 0, length.isFinite, own > 0, own.isFinite else { return 1 }
    return min(length / own, most)
  }
}
