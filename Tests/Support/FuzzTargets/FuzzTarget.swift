internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenComparison
internal import PlatenScenes

@testable internal import PlatenDrawing
@testable internal import PlatenService

/// Something that reads what strangers send.
///
/// Any bytes may be wrong, and then an error is thrown, which is no finding. What was read goes on the
/// whole way, and what was drawn has to be an SVG that can be read again.
package enum FuzzTarget: String, CaseIterable {
  case scene, data, query, expression, path, picture, profile, markdown, snapshot

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
