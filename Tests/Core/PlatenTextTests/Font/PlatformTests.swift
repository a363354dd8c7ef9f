import Foundation
import Testing

@testable import PlatenText

/// The table of Apple's Human Interface Guidelines, "Typography", macOS built-in text styles: weight,
/// size/leading in points, emphasised weight.
@Suite struct PlatformTests {
  private static let published: KeyValuePairs<Font.TextStyle, String> = [
    .largeTitle: "400 26/32 700", .title: "400 22/26 700", .title2: "400 17/22 700",
    .title3: "400 15/20 600", .headline: "700 13/16 800", .body: "400 13/16 600",
    .callout: "400 12/15 600", .subheadline: "400 11/14 600", .footnote: "400 10/13 600",
    .caption: "400 10/13 500", .caption2: "500 10/13 600",
  ]

  @Test(arguments: DynamicTypeSize.allCases)
  func macOSHasOneSizeForEachStyle(size: DynamicTypeSize) {
    #expect(Self.published.map(\.key).count == Font.TextStyle.allCases.count)
    for (style, row) in Self.published {
      let font = Font.system(style).resolved(for: size, on: .macOS)
      let bold = Font.system(style).bold().resolved(for: size, on: .macOS)
      let (weight, emphasised) = (Int(font.weight.value), Int(bold.weight.value))
      let leading = Int(style.leading(for: size, on: .macOS))
      #expect("\(weight) \(Int(font.size))/\(leading) \(emphasised)" == row, "\(style)")
      #expect(bold.size == font.size)
      #expect(style.scale(for: size, on: .macOS) == 1)
    }
  }

  @Test func aWeightThatIsAskedForCountsMore() {
    let thin = Font.headline.weight(.thin).resolved(for: .large, on: .macOS)
    #expect(thin.weight == .thin && thin.size == 13)
    let bold = Font.caption2.weight(.thin).bold().resolved(for: .large, on: .macOS)
    #expect(bold.weight == .semibold)
  }

  @Test func sizesThatAreNamedStayAsTheyAre() {
    for size in [DynamicTypeSize.xSmall, .accessibility5] {
      #expect(Font.system(size: 17).resolved(for: size, on: .macOS).size == 17)
      #expect(Font.custom("Inter", size: 17.5).resolved(for: size, on: .macOS).size == 17.5)
      let relative = Font.custom("Inter", size: 20, relativeTo: .title)
      #expect(relative.resolved(for: size, on: .macOS).size == 20)
    }
    #expect(Font.body.scaled(by: 2).resolved(for: .large, on: .macOS).size == 26)
  }

  @Test func nothingSaidIsIOS() {
    for style in Font.TextStyle.allCases {
      for size in DynamicTypeSize.allCases {
        for font in [Font.system(style), .system(style).bold()] {
          #expect(font.resolved(for: size) == font.resolved(for: size, on: .iOS))
        }
      }
    }
    #expect(Font.body.resolved(for: .large).size == 17)
    #expect(Font.headline.resolved(for: .large).weight == .semibold)
    #expect(Font.caption2.resolved(for: .large).weight == .regular)
  }

  /// Inter's line is 1.21 em high and rounded up to a point; where the guidelines' leading comes out.
  @Test(
    arguments: [
      (.largeTitle, 32), (.body, 16), (.headline, 16), (.callout, 15), (.subheadline, 14),
      (.footnote, 13), (.caption, 13), (.caption2, 13),
    ] as [(Font.TextStyle, CGFloat)])
  func linesAreAsHighAsPublished(style: Font.TextStyle, height: CGFloat) throws {
    let library = try BundledFonts.library()
    for size in [DynamicTypeSize.large, .accessibility3] {
      let context = MeasuringContext(library: library, dynamicTypeSize: size, platform: .macOS)
      MeasuringContext.with(context) {
        #expect("Label".labelSize(withFont: .system(style)).height == height)
        #expect(CGFloat(10).scaledValue(for: .system(style)) == 10)
      }
    }
  }

  @Test func aLineIsMeasuredOnEither() throws {
    let library = try BundledFonts.library()
    #expect(try library.measure("Label", font: .body).size == 17)
    #expect(try library.measure("Label", font: .body, platform: .macOS).size == 13)
  }
}
