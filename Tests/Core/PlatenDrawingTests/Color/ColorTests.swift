import PlatenDrawing
import Testing

@Suite struct ColorTests {
  @Test func componentsStayInRangeWhenTheyAreSet() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.red = 2
    color.green = -1
    color.blue = .nan
    color.opacity = .infinity
    #expect(color == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1))
  }

  @Test(arguments: [
    ("#F2F2F7", 242.0, 242.0, 247.0, 255.0), ("f80", 255, 136, 0, 255),
    ("#00112280", 0, 17, 34, 128),
  ])
  func hexadecimalDigitsAreRead(
    text: String, red: Double, green: Double, blue: Double, alpha: Double
  ) throws {
    let color = try #require(Color.Resolved(hex: text))
    #expect(color.red == red / 255 && color.green == green / 255 && color.blue == blue / 255)
    #expect(color.opacity == alpha / 255)
  }

  /// As SwiftUI writes colours.
  @Test func colorsAreDescribedByTheirNamesOrComponents() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0.02, opacity: 0.5).description == "#FF800580")
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#GG0000", "#1234567890", "#１２３", "red"])
  func whatIsNoColourIsNotRead(text: String) {
    #expect(Color.Resolved(hex: text) == nil)
  }

  @Test func componentsAreBroughtIntoTheirRange() {
    let color = Color.Resolved(red: -1, green: 2, blue: .nan, opacity: .infinity)
    #expect(color == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 1))
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0),
  ])
  func hueRunsFromRedOverGreenToBlue(hue: Double, red: Double, green: Double, blue: Double) {
    let color = Color(hue: hue, saturation: 1, brightness: 1).resolved(in: .light)
    #expect(abs(color.red - red) + abs(color.green - green) + abs(color.blue - blue) < 1e-9)
  }

  @Test func textOnAColourIsBlackOrWhite() {
    #expect(Color(.init(rgb: 0xF2F2F7)).contrastingText == .black)
    #expect(Color(.init(rgb: 0x007AFF)).contrastingText == .black)
    #expect(Color(.init(rgb: 0x0B3D91)).contrastingText == .white)
  }

  /// Contrasts with white as WCAG's calculators have them: 4.02, 3.55 and 2.20, 1.09.
  @Test func aTitleIsWhiteWhereItCanBeRead() {
    #expect(Color(.init(rgb: 0x007AFF)).contrastingTitle == .white)
    #expect(Color(.init(rgb: 0xFF3B30)).contrastingTitle == .white)
    #expect(Color(.init(rgb: 0xFF9500)).contrastingTitle == .black)
    #expect(Color(.init(rgb: 0xF5F5F5)).contrastingTitle == .black)
  }
}
