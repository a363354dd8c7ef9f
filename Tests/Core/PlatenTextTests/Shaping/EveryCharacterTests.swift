import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Every character that Unicode assigns, and every one that it never will; of the large blocks of Han,
/// Hangul and Tangut, every sixteenth.
@Suite struct EveryCharacterTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  /// Whether a code point is assigned; private use is represented by its ends.
  private static func isTried(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x17000...0x18CFF, 0x20000...0x3FFFF:
      if scalar.value & 15 != 5 { return false }
    default: break
    }
    switch scalar.properties.generalCategory {
    case .unassigned: return scalar.properties.isNoncharacterCodePoint
    case .privateUse: return [0xE000, 0xF8FF, 0xF0000, 0x10FFFD].contains(scalar.value)
    default: return true
    }
  }

  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
    .filter(isTried)

  private func check(_ shaped: ShapedText) {
    var end = 0
    for run in shaped.runs {
      #expect(run.range.lowerBound == end && !run.range.isEmpty)
      end = run.range.upperBound
      #expect(run.glyphs.allSatisfy { run.range.contains($0.cluster) })
      #expect(
        run.glyphs.allSatisfy {
          $0.position.x.isFinite && $0.position.y.isFinite && $0.advance.isFinite
        })
      #expect(run.isMissing || run.glyphs.allSatisfy { $0.id != 0 }, "\(run.characters)")
    }
    #expect(end == shaped.text.utf8.count)
    #expect(shaped.width.isFinite && shaped.width >= 0)
  }

  @Test func labelsOfAHundredCharactersAreShaped() throws {
    let scalars = Self.scalars
    #expect(scalars.count > 40_000)
    for start in stride(from: 0, to: scalars.count, by: 100) {
      let part = scalars[start..<min(start + 100, scalars.count)]
      check(try library.shape(String(String.UnicodeScalarView(part)), font: .em()))
    }
  }

  @Test func aFifthOfThemInOneTextAreSet() throws {
    let scalars = Self.scalars
    let some = stride(from: 0, to: scalars.count, by: 5).map { scalars[$0] }
    let text = String(String.UnicodeScalarView(some))
    check(try library.shape(text, font: .em()))
    let typesetter = Typesetter(
      library: library, grid: PixelGrid(scale: 2), style: ParagraphStyle())
    let paragraph = try typesetter.set(text, font: .em().sized(17), width: 400, height: nil)
    #expect(paragraph.lines.count > 200 && paragraph.size.height.isFinite)
    #expect(paragraph.lines.allSatisfy { $0.line.width <= 400.01 || $0.text.count == 1 })
  }
}
