import Platen
import Testing

/// UIKit's measures, for layout code that asks for them.
@Suite struct UIFontTests {
  @Test func lengthsScaleAsTextStylesDo() throws {
    // 17 at AX5 is 48, from UIKit: 17 times 62 over 22 is 47.9, on pixels of half a point 48.
    var values: [CGFloat] = []
    let view = GeometryReader { _ in
      let _ = values.append(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17))
      let _ = values.append(
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize)
      let _ = values.append(UIFont.preferredFont(forTextStyle: .title2).pointSize)
      Color.clear
    }
    _ = try Frames.of(view) { $0.dynamicTypeSize = .accessibility5 }
    #expect(values == [48, 48, 56])
    #expect(UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 10) == 10)
  }

  @Test func aWeightIsKnownByItsNumber() {
    // UIKit's numbers, as it prints them on a device: `UIFont.Weight.semibold.rawValue` is 0.3.
    #expect(UIFont.Weight.regular.rawValue == 0)
    #expect(UIFont.Weight.semibold.rawValue == 0.3)
    #expect(UIFont.Weight(rawValue: -0.8) == .ultraLight)
    #expect(UIFont.Weight(rawValue: 0.6) == .black)
  }

  @Test func aFontHasTheMetricsOfTheBundledOne() {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(font.pointSize == 20)
    // Inter: 0.96875 up, 0.24148 down and capitals of 0.72727, in em.
    #expect(abs(font.ascender - 19.375) < 0.01)
    #expect(abs(font.descender + 4.83) < 0.01)
    #expect(abs(font.capHeight - 14.545) < 0.01)
    #expect(abs(font.lineHeight - 24.205) < 0.01)
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
  }

  @Test func aTextHasTheSizeOfItsLabel() {
    let font = UIFont.systemFont(ofSize: 17)
    let size = "Hello".size(withAttributes: [.font: font])
    let label = "Hello".labelSize(withFont: .system(size: 17))
    #expect(abs(size.width - label.width) <= 0.5)
    #expect(size.height == font.lineHeight)
    #expect("a\nb".size(withAttributes: [.font: font]).height == 2 * font.lineHeight)
  }

  @Test func theScreenIsAPhones() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }
}
