public import Foundation
package import PlatenDrawing

/// The name of UIKit's pictures, for code that says `Image(uiImage:)`.
public final class UIImage: Sendable {
  /// The colours that an image is drawn in.
  public enum RenderingMode: Int, Sendable {
    /// The picture's own colours.
    case automatic, alwaysOriginal
    /// The foreground's colour, wherever the picture has pixels.
    case alwaysTemplate
  }

  package let picture: RasterImage
  /// How many pixels of the picture make a point.
  public let scale: CGFloat
  /// Which colours the picture is drawn in.
  public let renderingMode: RenderingMode

  private init(_ picture: RasterImage, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.picture = picture
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.renderingMode = renderingMode
  }

  /// A picture as another is.
  convenience init(_ image: UIImage) {
    self.init(image.picture, scale: image.scale, renderingMode: image.renderingMode)
  }

  /// A picture of one pixel that nothing is seen of.
  public convenience init() {
    self.init(RasterImage(Bitmap(width: 1, height: 1, pixels: [0])), scale: 1)
  }

  /// The picture of a PNG's, JPEG's or WebP's bytes; nil if they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a PNG's, JPEG's or WebP's bytes, of so many pixels a point; nil if they cannot
  /// be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? RasterImage(file: [UInt8](data)) else { return nil }
    self.init(picture, scale: scale)
  }

  /// The picture of a PNG's, JPEG's or WebP's bytes, of so many pixels a point.
  ///
  /// - Throws: ``PictureError`` if they cannot be read, or state that there are more pixels than so
  ///   many.
  package convenience init(
    data: Data, scale: CGFloat, maximumPixels: Int
  ) throws(PictureError) {
    let picture = try RasterImage(file: [UInt8](data), maximumPixels: maximumPixels)
    self.init(picture, scale: scale)
  }

  /// Returns how many pixels a PNG's, JPEG's or WebP's bytes state that they have; none of them is
  /// decoded.
  ///
  /// - Throws: As ``init(data:scale:maximumPixels:)``.
  package static func pixelCount(
    of data: Data, maximumPixels: Int
  ) throws(PictureError) -> Int {
    try RasterImage.pixelCount(of: [UInt8](data), maximumPixels: maximumPixels)
  }

  /// What of the picture is drawn otherwise than its file means; nil for nothing.
  package var loss: String? { picture.loss }

  /// How many pixels the picture has.
  package var pixelCount: Int { picture.bitmap.width * picture.bitmap.height }

  /// The picture of a PNG, JPEG, WebP or GIF file; nil if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` has as many pixels a point.
  public convenience init?(contentsOfFile path: String) {
    let source = ImageSource.file(URL(fileURLWithPath: path))
    guard let loaded = try? ImageFileReader(displayScale: 2).read(source),
      let picture = loaded.picture
    else { return nil }
    self.init(picture, scale: loaded.scale)
  }

  /// The picture of a name in the program's resources; nil if there is none.
  public convenience init?(named name: String) {
    let source = ImageSource.named(name, folder: nil)
    guard let loaded = try? ImageFileReader(displayScale: 2).read(source),
      let picture = loaded.picture
    else { return nil }
    self.init(picture, scale: loaded.scale)
  }

  /// The width and height in points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(picture.bitmap.width) / scale, height: CGFloat(picture.bitmap.height) / scale)
  }

  /// This picture, drawn in its own colours or in the foreground's.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, scale: scale, renderingMode: renderingMode)
  }

  var isTemplate: Bool { renderingMode == .alwaysTemplate }
}

/// The name of AppKit's pictures, for code that has them wherever UIKit is not.
public typealias NSImage = UIImage
