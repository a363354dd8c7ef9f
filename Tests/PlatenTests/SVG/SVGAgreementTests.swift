import Platen
import TestSupport
import Testing

@Suite struct SVGAgreementTests {
  @Test(arguments: SVGPictures.allCases)
  func anotherRasterizerDrawsWhatThePNGShows(_ picture: SVGPictures) throws {
    let list = try picture.list()
    let ours = try PNGFile(
      Array(list.data(as: .png, options: PNGOptions(scale: 2), library: .shared)))
    let theirs = try PNGFile(Self.rasterized(try list.data(as: .svg, library: .shared)))
    let difference = try Difference(ours, theirs)
    // Edges differ: librsvg's coverage and ours are rounded apart, our glyphs stand on quarters of
    // a pixel and our emoji on whole ones. Measured: means to 0.6, shares to 0.0004. The same tags
    // half a point to the side: a mean of 3.9, a share of 0.023.
    #expect(difference.mean < 1, "of 255, over all channels")
    #expect(difference.farShare < 0.002, "share of pixels that differ by more than 64")
  }

  /// Draws an SVG with librsvg at two pixels a point.
  private static func rasterized(_ svg: Data) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("platen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("picture.svg")
    let target = folder.appendingPathComponent("picture.png")
    try svg.write(to: source)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["rsvg-convert", "-z", "2", "-o", target.path, source.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: process.terminationStatus == 127
          ? "no rsvg-convert: these tests need the package librsvg2-bin"
          : "rsvg-convert refused the document: status \(process.terminationStatus)")
    }
    return Array(try Data(contentsOf: target))
  }
}

private struct Failure: Error, CustomStringConvertible {
  var description: String
}

/// How far two pictures are from each other.
private struct Difference {
  /// The mean over all pixels and channels, 0 to 255.
  let mean: Double
  /// The share of pixels with a channel more than 64 apart.
  let farShare: Double

  init(_ a: PNGFile, _ b: PNGFile) throws {
    guard a.width == b.width, a.height == b.height else {
      throw Failure(description: "\(a.width) x \(a.height) and \(b.width) x \(b.height) pixels")
    }
    var sum = 0
    var far = 0
    for pixel in 0..<a.width * a.height {
      let distances = zip(Self.color(a, pixel), Self.color(b, pixel)).map { abs($0 - $1) }
      sum += distances.reduce(0, +)
      if distances.contains(where: { $0 > 64 }) { far += 1 }
    }
    let count = Double(a.width * a.height)
    mean = Double(sum) / count / 3
    farShare = Double(far) / count
  }

  /// Red, green and blue of an opaque pixel, whatever the file stores.
  private static func color(_ file: PNGFile, _ pixel: Int) -> [Int] {
    let start = pixel * file.bytesPerPixel
    return (0..<3).map { Int(file.pixels[start + (file.bytesPerPixel < 3 ? 0 : $0)]) }
  }
}
