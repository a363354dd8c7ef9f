import Foundation
import TestSupport
import Testing

@testable import PlatenText

/// What holds for any text at any width.
@Suite struct ParagraphPropertyTests {
  private static let fonts: [ResolvedFont] = [
    Font.body, .system(.title, design: .serif).italic(), .system(size: 11, design: .rounded),
    .system(.body, design: .monospaced),
  ].map { $0.resolved(for: .large) }

  @Test(arguments: 0..<24)
  func linesKeepTheTextAndStayInsideTheWidth(seed: Int) throws {
    let library = try BundledFonts.library()
    var random = SeededGenerator(seed: seed)
    for font in Self.fonts {
      let text = random.text(words: 0...20)
      let width = CGFloat.random(in: 0...200, using: &random)
      let breaker = try LineBreaker(
        library: library, text: StyledText(text, font: font), width: width)
      let (lines, isTruncated) = try breaker.lines(limit: .max)
      #expect(!isTruncated)
      // Spaces and line ends are taken away, hyphens come in place of soft ones.
      let kept = { (text: String) in
        text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "-" && $0 != "\u{AD}" }
      }
      #expect(kept(lines.map(\.text).joined()).elementsEqual(kept(text)), "\(text) \(width)")
      for line in lines {
        let fits = line.width <= width + 0.001
        #expect(fits || line.text.count == 1, "\(line.text) \(width)")
      }
    }
  }

  @Test(arguments: 0..<24)
  func aLimitIsHeldAndTheEllipsisFits(seed: Int) throws {
    let library = try BundledFonts.library()
    var random = SeededGenerator(seed: 100 + seed)
    for font in Self.fonts {
      let text = random.text(words: 0...20)
      let width = CGFloat.random(in: font.size...200, using: &random)
      let limit = Int.random(in: 1...4, using: &random)
      let breaker = try LineBreaker(
        library: library, text: StyledText(text, font: font), width: width)
      let all = try breaker.lines(limit: .max).lines
      let (lines, isTruncated) = try breaker.lines(limit: limit)
      #expect(lines.count == min(all.count, limit))
      #expect(isTruncated == (all.count > limit))
      #expect(lines.dropLast().map(\.text) == all.prefix(lines.count - 1).map(\.text))
      if isTruncated, let last = lines.last {
        #expect(last.text.hasSuffix("…"))
        #expect(last.width <= width + 0.001)
      }
    }
  }

  @Test(arguments: 0..<12)
  func aWiderLineNeverNeedsMoreLines(seed: Int) throws {
    let library = try BundledFonts.library()
    var random = SeededGenerator(seed: 200 + seed)
    let text = random.text(words: 1...20)
    let font = Self.fonts[seed % Self.fonts.count]
    var last = Int.max
    for width in stride(from: CGFloat(0), through: 300, by: 7) {
      let breaker = try LineBreaker(
        library: library, text: StyledText(text, font: font), width: width)
      let count = try breaker.lines(limit: .max).lines.count
      #expect(count <= last, "\(text) \(width)")
      last = count
    }
  }
}
