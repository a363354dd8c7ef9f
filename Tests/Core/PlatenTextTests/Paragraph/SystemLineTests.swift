import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Lines as high as those of Apple's system fonts, in pictures that SwiftUI drew.
@Suite struct SystemLineTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func set(
    _ text: String, size: CGFloat, design: Font.Design = .default, leading: CGFloat = 0,
    scale: CGFloat, height: CGFloat? = nil
  ) throws -> Paragraph {
    var text = StyledText(text, font: .em(.design(design)).sized(size))
    text.runs[0].imitatesSystemFont = true
    text.runs[0].systemLeading = leading
    return try Typesetter(
      library: library, grid: PixelGrid(scale: scale), style: ParagraphStyle()
    ).set(text, width: nil, height: height)
  }

  @Test(
    arguments: [
      (17, 3, 61), (16, 3, 58), (15, 3, 54), (12, 3, 43), (11, 3, 40), (17, 2, 41),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func oneLineIsSoManyPixelsHigh(size: CGFloat, scale: CGFloat, pixels: CGFloat) throws {
    for design in Font.Design.allCases {
      let paragraph = try set("Body", size: size, design: design, scale: scale)
      #expect(abs(paragraph.size.height * scale - pixels) < 1e-9, "\(design)")
    }
  }

  @Test func twoLinesAreNotTwiceAsHighAsOne() throws {
    #expect(try set("Seventeen\npoints", size: 17, scale: 2).size.height == 40.5)
  }

  /// Body text, subheadlines and those at a smaller Dynamic Type size.
  @Test(arguments: [(17, 22), (15, 20), (14, 19)] as [(CGFloat, CGFloat)])
  func linesOfAStyleAreItsLeadingApart(size: CGFloat, leading: CGFloat) throws {
    let one = try set("Text", size: size, leading: leading, scale: 3)
    let two = try set("Text\nTest", size: size, leading: leading, scale: 3)
    #expect(abs(two.lines[1].origin.y - two.lines[0].origin.y - leading) < 1e-9)
    #expect(abs(two.size.height - one.size.height - leading) < 1e-9)
    #expect(try one.size == set("Text", size: size, scale: 3).size)
  }

  @Test func twentyLinesDoNotDriftAndStandOnPixels() throws {
    let lines = try set(
      Array(repeating: "Line", count: 20).joined(separator: "\n"), size: 17, scale: 3
    ).lines
    #expect(abs(lines[19].origin.y - lines[0].origin.y - 19 * 20.287) < 0.34)
    for line in lines {
      let pixels = line.origin.y * 3
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
  }

  @Test func aTextFitsInTheHeightThatItTakes() throws {
    for (size, scale) in [(17, 2), (17, 3), (22, 3), (13, 1), (34, 2)] as [(CGFloat, CGFloat)] {
      for count in 1...12 {
        let text = Array(repeating: "Line", count: count).joined(separator: "\n")
        let height = try set(text, size: size, scale: scale).size.height
        let again = try set(text, size: size, scale: scale, height: height)
        #expect(!again.isTruncated && again.lines.count == count, "\(size) \(scale) \(count)")
        let less = try set(text, size: size, scale: scale, height: height - 1.5)
        #expect(count == 1 || less.isTruncated, "\(size) \(scale) \(count)")
      }
    }
  }

  @Test(arguments: ["日本語", "العربية", "🦋", "½ ♞"])
  func wordsThatLeaveLinesAsHighDoSoHereToo(text: String) throws {
    let height = try set(text, size: 17, scale: 3).size.height
    #expect(abs(height - 61 / 3) < 1e-9)
  }
}
