internal import Foundation
internal import PlatenBase

/// A picture of pixels, and the file that it was read from.
///
/// It never changes; its identity lets a render keep what it makes of it.
package final class RasterImage: Sendable {
  /// The pixels.
  package let bitmap: Bitmap
  /// A file that shows the same pixels wherever it is put.
  let file: File?
  /// Whether it comes from a photograph's format, in which it stays as small.
  package let isPhotograph: Bool
  /// What is drawn otherwise than the file means, as the end of a sentence about it; nil for nothing.
  package let loss: String?
  /// Whether the file has more frames than the one that is read.
  package let isAnimated: Bool

  /// A picture's file.
  struct File: Sendable, Equatable {
    var type: FileType
    var bytes: [UInt8]
  }

  /// The formats of files that are read.
  enum FileType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webp = "image/webp"
    case gif = "image/gif"

    /// The type by the bytes that a file begins with; nil for others.
    init?(_ bytes: [UInt8]) {
      if bytes.starts(with: PNGChunk.signature) {
        self = .png
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if bytes.starts(with: Array("RIFF".utf8)),
        bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      {
        self = .webp
      } else if bytes.starts(with: Array("GIF8".utf8)) {
        self = .gif
      } else {
        return nil
      }
    }
  }

  /// The most pixels of a picture that is read: what it states is checked before they are made.
  package static let maximumPixels = 64_000_000
  /// The most pixels of a side.
  package static let maximumSide = 32_767

  /// A picture of pixels alone.
  ///
  /// - Parameter isPhotograph: Whether they are a part of a photograph.
  package init(_ bitmap: Bitmap, isPhotograph: Bool = false) {
    self.bitmap = bitmap
    self.isPhotograph = isPhotograph
    (file, loss, isAnimated) = (nil, nil, false)
  }

  /// The picture of a PNG, JPEG, WebP or GIF file.
  ///
  /// - Parameter maximumPixels: The most pixels that it may have.
  /// - Throws: ``PictureError`` for other files, for those that are damaged or end early, and for
  ///   more pixels than it may have.
  package init(
    file bytes: [UInt8], maximumPixels: Int = RasterImage.maximumPixels
  ) throws(PictureError) {
    let picture: DecodedPicture
    switch FileType(bytes) {
    case .png: picture = try PNGDecoder(bytes, maximumPixels: maximumPixels).decode()
    case .jpeg: picture = try JPEGDecoder(bytes, maximumPixels: maximumPixels).decode()
    case .webp: picture = try WebPDecoder(bytes, maximumPixels: maximumPixels).decode()
    case .gif: picture = try GIFDecoder(bytes, maximumPixels: maximumPixels).decode()
    case nil: throw ForeignPicture.error(of: bytes)
    }
    bitmap = picture.bitmap
    file = picture.file
    isPhotograph = picture.isPhotograph
    loss = picture.loss
    isAnimated = picture.isAnimated
  }

  /// Returns whether a file is a JPEG, a WebP or a GIF, by its first bytes.
  package static func isOfOtherFormat(_ bytes: [UInt8]) -> Bool {
    FileType(bytes).map { $0 != .png } ?? false
  }

  /// Returns how many pixels a file states that it has; none of them is decoded.
  ///
  /// - Throws: As ``init(file:maximumPixels:)``.
  package static func pixelCount(
    of bytes: [UInt8], maximumPixels: Int = RasterImage.maximumPixels
  ) throws(PictureError) -> Int {
    switch FileType(bytes) {
    case .png: return try PNGDecoder(bytes, maximumPixels: maximumPixels).pixelCount
    case .jpeg: return try JPEGDecoder(bytes, maximumPixels: maximumPixels).pixelCount
    case .webp: return try WebPDecoder(bytes, maximumPixels: maximumPixels).pixelCount
    case .gif: return try GIFDecoder(bytes, maximumPixels: maximumPixels).pixelCount
    case nil: throw ForeignPicture.error(of: bytes)
    }
  }

  /// Throws unless a picture of a size is read.
  static func check(
    width: Int, height: Int, maximumPixels: Int
  ) throws(PictureError) {
    guard width > 0, height > 0 else {
      throw PictureError(code: .damaged, description: "a picture of \(width) x \(height) pixels")
    }
    guard max(width, height) <= maximumSide, width * height <= maximumPixels else {
      throw PictureError(
        code: .tooManyPixels, found: "a picture of \(width) x \(height) pixels",
        expected: "at most \(max(maximumPixels, 0)) pixels, and sides of at most \(maximumSide)")
    }
  }

  /// Returns whether two pictures show the same.
  func hasContents(of other: RasterImage) -> Bool {
    self === other || bitmap == other.bitmap && file == other.file
  }
}

// MARK: - Documents

extension RasterImage {
  /// The file that stands for the picture in a document: its own, or one of its pixels.
  func embedded(_ cancellation: RenderCancellation?) throws -> File {
    if let file { return file }
    if let bytes = try photograph() { return File(type: .jpeg, bytes: bytes) }
    return File(type: .png, bytes: try bitmap.pngData(cancellation))
  }

  /// The JPEG that stands for the picture in a document; nil for one that has none.
  func photograph() throws -> [UInt8]? {
    if let file { return file.type == .jpeg ? file.bytes : nil }
    guard isPhotograph, bitmap.isOpaque else { return nil }
    return try bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return nil }
      return try JPEGEncoder().file(
        base, .word, width: bitmap.width, height: bitmap.height,
        quality: JPEGEncoder.documentQuality)
    }
  }
}

// MARK: - Reading

/// The contents of a picture's file.
struct DecodedPicture {
  /// The pixels, upright and in sRGB.
  var bitmap: Bitmap
  /// A file that shows the same pixels wherever it is put; nil if there is none.
  var file: RasterImage.File?
  /// Whether the file was of a photograph's format.
  var isPhotograph = false
  /// Whether the file has more frames.
  var isAnimated = false
  /// What is drawn otherwise than the file means; nil for nothing.
  var loss: String?
}

// MARK: - Other files

/// Texts that are taken for pictures, and other files that are not read, told by their beginning.
private enum ForeignPicture {
  private static let beginnings: [(bytes: String, name: String)] = [
    ("BM", "a BMP picture"), ("<svg", "an SVG"), ("<!DOCTYPE svg", "an SVG"),
    ("<?xml", "a file of XML, as an SVG is"), ("<!DOCTYPE html", "a page of HTML"),
    ("<html", "a page of HTML"),
    ("version https://git-lfs", "a Git LFS pointer to a file that is not here"),
  ]

  /// Why a file in an unsupported format is not read.
  static func error(of bytes: [UInt8]) -> PictureError {
    PictureError(
      code: .format, found: phrase(of: bytes), expected: "a PNG, JPEG, WebP or GIF picture")
  }

  /// Returns what a file is, for people.
  private static func phrase(of bytes: [UInt8]) -> String {
    let text = beginnings.first { bytes.starts(with: $0.bytes.utf8) }?.name
    return (text ?? FileSignature.name(of: bytes)).map { "\($0) (\(bytes.count) bytes)" }
      ?? "\(bytes.count) bytes that are not a picture"
  }
}
