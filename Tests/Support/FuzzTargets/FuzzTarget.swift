internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenComparison
internal import PlatenScenes

@testable internal import PlatenDrawing
@testable internal import PlatenReview
@testable internal import PlatenService

/// Something that reads what strangers send.
///
/// Any bytes may be wrong, and then an error is thrown, which is no finding. What was read goes on the
/// whole way, and what was drawn has to be an SVG that can be read again.
package enum FuzzTarget: String, CaseIterable {
  case scene, data, query, expression, path, picture, profile, markdown, snapshot, archive

  package func run(_ bytes: [UInt8]) {
    switch self {
    case .scene: FuzzedScenes.read(bytes)
    case .data: FuzzedScenes.readData(bytes)
    case .query: FuzzedScenes.readQuery(bytes)
    case .expression: FuzzedScenes.readExpression(bytes)
    case .path: Self.readPath(bytes)
    case .picture: Self.readPicture(bytes)
    case .profile: _ = ColorConversion(icc: bytes)?.isIdentity
    case .markdown: Self.readMarkdown(bytes)
    case .snapshot: FuzzedSnapshots.read(bytes)
    case .archive: Self.readArchive(bytes)
    }
  }
}

extension FuzzTarget {
  private static func readPath(_ bytes: [UInt8]) {
    let data = String(decoding: bytes, as: UTF8.self)
    if let path = try? SVGPathReader.path(of: data) {
      _ = path.boundingRect
      _ = path.contains(CGPoint(x: 1, y: 1))
    }
    // Who compares drawings reads numbers of any size, up to the error.
    var reader = SVGPathReader(data)
    while (try? reader.next()) != nil {}
    _ = reader.rest
  }

  private static func readPicture(_ bytes: [UInt8]) {
    let most = 1 << 20
    let file = withChecksums(bytes)
    _ = try? RasterImage(file: file, maximumPixels: most)
    _ = try? VectorImage(svg: file)
    _ = try? VectorImage(pdf: file)
    _ = try? PixelImage(png: file, maximumPixels: most)
  }

  /// A PNG with the right checksum behind each chunk, without which hardly any change of its bytes
  /// comes further; other files as they are.
  static func withChecksums(_ file: [UInt8]) -> [UInt8] {
    guard var reader = try? PNGChunkReader(file) else { return file }
    var mended = PNGChunk.signature
    while let chunk = try? reader.next() {
      mended += PNGChunk.bytes(chunk.type, file[chunk.data])
    }
    return mended + file[mended.count...]
  }

  /// Reads an archive, and the same as one that is not compressed, with the checksum of each header right: hardly
  /// any change of the bytes would get past them.
  private static func readArchive(_ bytes: [UInt8]) {
    let reader = TarReader(mostBytes: 1 << 20)
    _ = try? reader.files(inCompressed: bytes)
    var blocks = bytes
    for start in Swift.stride(from: 0, through: bytes.count - 512, by: 512) {
      // A header has its checksum, six digits in octal, behind 148 bytes, and counts blanks in its place.
      blocks.replaceSubrange(start + 148..<start + 156, with: repeatElement(0x20, count: 8))
      let sum = blocks[start..<start + 512].reduce(0) { $0 + Int($1) }
      let digits = String(sum, radix: 8)
      let text = String(repeating: "0", count: 6 - digits.count) + digits + "\0 "
      blocks.replaceSubrange(start + 148..<start + 156, with: text.utf8)
    }
    _ = try? reader.files(in: blocks)
  }

  private static func readMarkdown(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for syntax in [
      AttributedString.MarkdownParsingOptions.InterpretedSyntax.full,
      .inlineOnlyPreservingWhitespace,
    ] {
      _ = try? AttributedString(
        markdown: text, options: AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax))
    }
  }
}
