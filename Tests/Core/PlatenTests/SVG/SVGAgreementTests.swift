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
    let difference = try PictureDifference(ours, theirs)
    // Edges differ: librsvg's coverage and ours are rounded apart, our glyphs stand on quarters of
    // a pixel and our emoji on whole ones. Measured: means to 0.6, shares to 0.0004. The same tags
    // half a point to the side: a mean of 3.9, a share of 0.023.
    #expect(difference.mean < 1, "of 255, over all channels")
    #expect(difference.farShare < 0.002, "share of pixels that differ by more than 64")
  }

  /// Draws an SVG with librsvg at two pixels a point.
  private static func rasterized(_ svg: Data) throws -> [UInt8] {
    Array(
      try DocumentReader.output(
        of: "rsvg-convert", package: "librsvg2-bin", ["-z", "2", "{}"], for: svg))
  }
}
