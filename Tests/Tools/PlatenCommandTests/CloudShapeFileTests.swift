import Foundation
import Testing

/// SVG files as shapes of clouds, and the exit codes of those that are none.
@Suite struct CloudShapeFileTests {
  private func outcome(_ svg: String, in work: Workplace) throws -> Outcome {
    try work.write(svg.utf8, to: "a.svg")
    return try work.platen([
      "cloud", "words.tsv", "-o", "cloud.svg", "--shape", "a.svg", "--layout", "cloud.json",
    ])
  }

  @Test func anSVGIsTheShapeOfItsPath() throws {
    let work = try Workplace()
    let data = "M0 0H4V3z"
    let file = try outcome("<svg><path d='\(data)'/></svg>", in: work)
    #expect(file.exitCode == 0 && file.error.isEmpty)
    let layout = work.bytes(of: "cloud.json")
    let path = try work.platen([
      "cloud", "words.tsv", "-o", "cloud.svg", "--shape", "path:\(data)", "--layout", "cloud.json",
    ])
    #expect(path.exitCode == 0 && layout != nil && layout == work.bytes(of: "cloud.json"))
  }

  @Test(arguments: [
    ("<svg>\n<use href='#a'/></svg>", "a.svg:2:1: found the element \"use\""),
    ("<svg>\n <path d='M0 0 x'/></svg>", "a.svg:2:2: found \"x\""),
    ("<svg/>", "a.svg:1:1: found no filled figure"),
    ("words", "a.svg:1:1: not well-formed XML"),
  ])
  func aWrongSVGIsNamedWithItsLine(_ svg: String, _ says: String) throws {
    let outcome = try outcome(svg, in: try Workplace())
    #expect(outcome.exitCode == 65 && outcome.isOneError)
    #expect(outcome.error.contains(says))
  }

  @Test func aMissingSVGIsNoInput() throws {
    let outcome = try Workplace().platen([
      "cloud", "words.tsv", "-o", "cloud.svg", "--shape", "none.svg",
    ])
    #expect(outcome.exitCode == 66 && outcome.error.contains("\"none.svg\""))
  }

  /// Two pixels, cut within their data.
  @Test func aPictureThatEndsTooSoonIsNamed() throws {
    let work = try Workplace()
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=="
      ))
    try work.write(png.prefix(45), to: "cut.png")
    let outcome = try work.platen(["cloud", "words.tsv", "-o", "a.svg", "--colors-from", "cut.png"])
    #expect(outcome.exitCode == 65 && outcome.isOneError)
    #expect(outcome.error.contains("cut.png: found a PNG that ends after 45 bytes"))
  }
}
