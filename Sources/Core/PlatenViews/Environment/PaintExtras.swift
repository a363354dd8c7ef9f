internal import Foundation
internal import PlatenDrawing

/// The parts of a paint that are neither a colour nor a gradient.
struct PaintExtras: Sendable {
  /// In the order in which they were asked for, each of all that was there before.
  var shadows: [PaintShadow] = []
  var blendMode = BlendMode.normal
  /// A picture that fills the bounds, in place of the paint.
  var picture: RasterImage?
  /// The picture's opacity, 0 to 1.
  var opacity: Double = 1
}

/// A shadow of what is painted, or within it.
struct PaintShadow: Sendable {
  var isInner: Bool
  /// The blur's standard deviation in points.
  var sigma: CGFloat
  var offset: CGSize
  var color: Color.Resolved
}

extension _StylePaint {
  /// Adds a shadow to all that was painted before.
  mutating func addShadow(_ shadow: PaintShadow) {
    var new = extras ?? PaintExtras()
    new.shadows.append(shadow)
    extras = new
  }

  /// Mixes what is painted in a mode with what is drawn before it.
  mutating func blend(_ mode: BlendMode) {
    var new = extras ?? PaintExtras()
    new.blendMode = mode
    extras = new
  }

  /// A picture that fills the bounds, and a colour for where there cannot be one.
  init(_ picture: RasterImage, or color: Color.Resolved) {
    self.init(color)
    var new = PaintExtras()
    new.picture = picture
    extras = new
  }
}
