internal import PlatenBase
internal import PlatenDrawing

extension Shape {
  /// Returns the figure of this shape in a frame, which can become that of another shape of the same type.
  ///
  /// - Parameter isMirrored: Whether the shape is drawn from right to left.
  func movingFigure(in frame: CGRect, isMirrored: Bool) -> MovingFigure {
    MovingFigure(
      self, in: frame, hasData: { ($0 as? Self)?.animatableData == animatableData }
    ) { ways in
      guard var shape = ways.first?.end.shape as? Self, var frame = ways.first?.end.frame else {
        return nil
      }
      for way in ways {
        guard let start = way.start.shape as? Self, let end = way.end.shape as? Self else {
          return nil
        }
        shape.animatableData += (start.animatableData - end.animatableData)
          .scaled(by: 1 - way.part)
        frame.animatableData += (way.start.frame.animatableData - way.end.frame.animatableData)
          .scaled(by: 1 - way.part)
      }
      (frame.size.width, frame.size.height) = (max(frame.size.width, 0), max(frame.size.height, 0))
      let drawn = shape._drawing(in: CGRect(origin: .zero, size: frame.size), container: nil)
      return MovingFigure.Drawing(
        path: drawn.path.applying(Self.place(in: frame, isMirrored: isMirrored)),
        stroke: drawn.stroke)
    }
  }

  /// Returns the transform from the shape's coordinates to the picture's.
  static func place(in frame: CGRect, isMirrored: Bool) -> CGAffineTransform {
    isMirrored
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
      : CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }
}
