public import Foundation
package import PlatenDrawing
internal import PlatenText

/// The name of UIKit's pictures, for code that says `Image(uiImage:)`.
public final class UIImage: Hashable, Sendable {
  /// The colours that an image is drawn in.
  public enum RenderingMode: Int, Sendable {
    /// The picture's own colours.
    case automatic, alwaysOriginal
    /// The foreground's colour, wherever the picture has pixels.
    case alwaysTemplate
  }

  /// A drawing, and how many of its own points make a point.
  typealias Drawing = (image: VectorImage, scale: CGFloat)

  /// The pixels, also of what is a drawing.
  package let picture: RasterImage
  /// The drawing of an SVG or PDF; nil for pixels.
  let drawing: Drawing?
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The rendering mode, which chooses the picture's colours.
  public let renderingMode: RenderingMode

  private init(
    _ picture: RasterImage, drawing: Drawing? = nil, scale: CGFloat,
    renderingMode: RenderingMode = .automatic
  ) {
    (self.picture, self.drawing) = (picture, drawing)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.renderingMode = renderingMode
  }

  /// A picture of pixels, so many of them a point.
  package convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    self.init(RasterImage(bitmap), scale: scale)
  }

  /// A picture as another is.
  package convenience init(_ image: UIImage) {
    self.init(
      image.picture, drawing: image.drawing, scale: image.scale,
      renderingMode: image.renderingMode)
  }

  /// Makes a transparent picture of one pixel.
  public convenience init() {
    self.init(RasterImage(Bitmap(width: 1, height: 1, pixels: [0])), scale: 1)
  }

  /// Makes the picture of a PNG's, JPEG's or WebP's bytes; nil if they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes the picture of a PNG's, JPEG's or WebP's bytes, with a number of pixels per point; nil if
  /// they cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? RasterImage(file: [UInt8](data)) else { return nil }
    self.init(picture, scale: scale)
  }

  /// The picture of a PNG's, JPEG's or WebP's bytes, of so many pixels per point.
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

  /// Makes the picture of a PNG, JPEG, WebP, GIF, SVG or PDF file; nil if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` has as many pixels per point.
  public convenience init?(contentsOfFile path: String) {
    self.init(ImageSource.file(URL(fileURLWithPath: path)))
  }

  /// Loads a picture by its name from the program's resources; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a picture by its name from a bundle's or the program's resources; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(name, folder: ProgramResources.folder(of: bundle))
  }

  /// Makes the picture of a name in a folder, or in the program's resources; nil if there is none.
  convenience init?(_ name: String, folder: URL?) {
    // A catalogue's pictures have names without an extension, and UIKit finds them with a PNG's as well.
    let names = name.hasSuffix(".png") ? [name, String(name.dropLast(4))] : [name]
    let images = names.lazy.compactMap { UIImage(ImageSource.named($0, folder: folder)) }
    guard let image = images.first else { return nil }
    self.init(image)
  }

  /// The pixels per point that those of drawings are made of.
  private static let drawingScale: CGFloat = 3

  private convenience init?(_ source: ImageSource) {
    guard let loaded = Self.loaded(source) else { return nil }
    let mode: RenderingMode = loaded.isTemplate ? .alwaysTemplate : .automatic
    switch loaded.content {
    case .pixels(let picture): self.init(picture, scale: loaded.scale, renderingMode: mode)
    case .drawing(let image):
      let scale = loaded.scale > 0 && loaded.scale.isFinite ? loaded.scale : 1
      guard let picture = try? image.pixels(scale: Self.drawingScale / scale) else { return nil }
      self.init(
        picture, drawing: (image, scale), scale: Self.drawingScale, renderingMode: mode)
    }
  }

  /// What a source has; in a preview a dashed frame, with a finding, for a picture that is there and cannot be read.
  private static func loaded(_ source: ImageSource) -> ImageCache.Loaded? {
    do throws(PictureError) {
      return try ImageFileReader(displayScale: 2).read(source)
    } catch {
      guard error.code == .format, LeftOutNotes.areHeard else { return nil }
      LeftOutNotes.add("\(error)")
      let size = error.size ?? CGSize(width: 100, height: 100)
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\" height=\"\(size.height)\"><rect width=\"100%\""
        + " height=\"100%\" fill=\"none\" stroke=\"gray\" stroke-width=\"2\" stroke-dasharray=\"4 3\"/></svg>"
      return try? ImageCache.Loaded(Data(svg.utf8), scale: 1)
    }
  }

  /// The width and height in points.
  public var size: CGSize {
    if let (image, scale) = drawing {
      return CGSize(width: image.size.width / scale, height: image.size.height / scale)
    }
    return CGSize(
      width: CGFloat(picture.bitmap.width) / scale, height: CGFloat(picture.bitmap.height) / scale)
  }

  /// Returns this picture, drawn in its own colours or in the foreground's.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, drawing: drawing, scale: scale, renderingMode: renderingMode)
  }

  var isTemplate: Bool { renderingMode == .alwaysTemplate }

  /// Returns whether two are the same object.
  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The name of AppKit's pictures, for code that uses them where UIKit is missing.
public typealias NSImage = UIImage

extension VectorImage {
  /// The drawing in pixels, of so many a point.
  fileprivate func pixels(scale: CGFloat) throws -> RasterImage {
    let rect = CGRect(
      x: 0, y: 0, width: max((size.width * scale).rounded(), 1),
      height: max((size.height * scale).rounded(), 1))
    var list = DisplayList(size: rect.size)
    list.items = item(in: rect).map { [$0] } ?? []
    return try RasterImage(file: Array(list.data(as: .png, library: .shared)))
  }
}
