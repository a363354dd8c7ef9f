internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

extension View {
  /// This view, drawn around its middle so large that it fits lengths in points; its space stays.
  ///
  /// - Parameters:
  ///   - width: The most width in points; below 0 leaves the width.
  ///   - height: The most height in points; below 0 leaves the height.
  ///   - most: The largest factor, over 0.
  package func drawnToFit(_ width: CGFloat, _ height: CGFloat, most: CGFloat) -> some View {
    Wrapped(content: self) { child, _ in
      ScaleToFitNode(child, width: width, height: height, most: most)
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
