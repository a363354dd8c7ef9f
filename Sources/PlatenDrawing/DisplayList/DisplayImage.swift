package import Foundation
internal import PlatenBase

/// A picture of pixels at a place.
package struct DisplayImage: Sendable {
  package var picture: Picture
  /// Where it is drawn, in points.
  package var rect: CGRect
  /// The size in points at which it is repeated from the rectangle's corner; nil where it fills the
  /// rectangle.
  package var tile: CGSize?
  /// How pixels are made of others.
  package var interpolation = ImageInterpolation.medium
  /// The opacity, 0 to 1.
  package var opacity: Double = 1

  package init(picture: Picture, rect: CGRect, tile: CGSize? = nil) {
    self.picture = picture
    self.rect = rect
    self.tile = tile
  }
}

/// How the pixels of a picture are made of those of another size.
package enum ImageInterpolation: Hashable, Sendable {
  /// Each is the nearest one.
  case none
  /// They are mixed of their neighbours.
  case low, medium, high
}

extension DisplayImage {
  /// Whether anything can be seen.
  var isVisible: Bool {
    let size = tile ?? rect.size
    return opacity > 0 && rect.width > 0 && rect.height > 0 && size.width > 0 && size.height > 0
      && rect.width.isFinite && rect.height.isFinite && size.width.isFinite && size.height.isFinite
      && rect.origin.isFinite
  }

  /// How many points of the picture a pixel covers, across and down.
  var pixelSize: CGSize {
    let size = tile ?? rect.size
    return CGSize(
      width: size.width / CGFloat(picture.bitmap.width),
      height: size.height / CGFloat(picture.bitmap.height))
  }
}
