import Foundation
import Testing

@testable import PlatenText

/// Lengths that grow with Dynamic Type: the ratio of the leadings, on the display's pixels.
@Suite struct ScaledValueTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func scaled(
    _ value: CGFloat, _ style: Font.TextStyle, _ size: DynamicTypeSize, _ scale: CGFloat
  ) -> CGFloat {
    let context = MeasuringContext(
      library: library, dynamicTypeSize: size, displayScale: scale)
    return value.scaledValue(relativeTo: style, context: context)
  }

  /// Value, pixels a point, and what body text's ratio makes of it at the twelve sizes, worked out
  /// from the published leadings.
  private static let table: [(value: CGFloat, scale: CGFloat, row: [CGFloat])] = [
    (8, 1, [7, 7, 8, 8, 9, 9, 11, 12, 15, 17, 20, 23]),
    (8, 2, [7, 7.5, 7.5, 8, 8.5, 9.5, 10.5, 12.5, 14.5, 17.5, 20.5, 22.5]),
    (8, 3, [7, 7.333, 7.667, 8, 8.667, 9.333, 10.667, 12.333, 14.667, 17.333, 20.333, 22.667]),
    (10, 1, [9, 9, 10, 10, 11, 12, 13, 15, 18, 22, 25, 28]),
    (10, 2, [8.5, 9, 9.5, 10, 11, 12, 13, 15.5, 18, 22, 25.5, 28]),
    (10, 3, [8.667, 9, 9.667, 10, 11, 11.667, 13.333, 15.333, 18.333, 21.667, 25.333, 28.333]),
    (16, 1, [14, 15, 15, 16, 17, 19, 21, 25, 29, 35, 41, 45]),
    (16, 2, [14, 14.5, 15.5, 16, 17.5, 19, 21, 24.5, 29, 35, 40.5, 45]),
    (16, 3, [13.667, 14.667, 15.333, 16, 17.333, 19, 21, 24.667, 29, 35, 40.667, 45]),
    (17, 1, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]),
    (17, 2, [14.5, 15.5, 16, 17, 18.5, 20, 22.5, 26.5, 31, 37, 43.5, 48]),
    (17, 3, [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]),
    (100, 1, [86, 91, 95, 100, 109, 118, 132, 155, 182, 218, 255, 282]),
    (100, 2, [86.5, 91, 95.5, 100, 109, 118, 132, 154.5, 182, 218, 254.5, 282]),
    (
      100, 3,
      [86.333, 91, 95.333, 100, 109, 118.333, 131.667, 154.667, 181.667, 218.333, 254.667, 281.667]
    ),
  ]

  @Test func bodyScalesTheseValues() {
    for (value, scale, row) in Self.table {
      let found = DynamicTypeSize.allCases.map { scaled(value, .body, $0, scale) }
      let errors = zip(found, row).map { abs($0 - $1) }
      #expect(row.count == 12 && errors.allSatisfy { $0 < 0.0005 }, "\(value) @\(scale)x \(found)")
    }
  }

  /// Published measurements: 17 pt at the medium size on a 3x display, and a font of 17 pt at the
  /// largest.
  @Test func whatWasMeasuredOnDevicesComesOut() {
    #expect(abs(scaled(17, .body, .medium, 3) - 16.3333) < 0.0001)
    #expect(Font.custom("Inter", size: 17).resolved(for: .accessibility5).size == 48)
  }

  @Test func eachStyleHasItsOwnCurve() {
    // 61/41, 51/16 and 48/13 of 100, to a half.
    #expect(scaled(100, .largeTitle, .accessibility3, 2) == 149)
    #expect(scaled(100, .caption, .accessibility5, 2) == 319)
    #expect(scaled(100, .caption2, .accessibility5, 2) == 369)
  }

  @Test func theHelperFollowsTheRendersContext() {
    let context = MeasuringContext(
      library: library, dynamicTypeSize: .accessibility5, displayScale: 3)
    MeasuringContext.with(context) {
      #expect(abs(CGFloat(10).scaledValue(for: .body) - 28.3333) < 0.0001)
      #expect(
        CGFloat(10).scaledValue(for: .system(size: 40)) == CGFloat(10).scaledValue(for: .body))
    }
    #expect(CGFloat(10).scaledValue(for: .body) == 10)
  }

  @Test func oddDisplayScalesCountAsOne() {
    for scale in [0, -2, .nan, .infinity] as [CGFloat] {
      #expect(scaled(8, .body, .accessibility5, scale) == 23)
    }
  }

  @Test func negativeAndZeroLengthsScaleToo() {
    #expect(scaled(0, .body, .accessibility5, 2) == 0)
    #expect(scaled(-10, .body, .accessibility5, 2) == -28)
  }
}
