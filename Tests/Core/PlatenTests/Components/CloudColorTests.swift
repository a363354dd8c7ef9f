import Foundation
import TestSupport
import Testing

@testable import Platen

/// The contrast of words with what is behind them, by WCAG 2's formula from the bytes of their
/// colours.
@Suite struct CloudColorTests {
  private static let words = (0..<30).map {
    WordCloud.Word("word\($0)", weight: Double(30 - $0))
  }

  private func cloud(
    _ words: [WordCloud.Word], on ground: Color? = nil, fill: Color? = nil,
    scheme: ColorScheme = .light, _ change: (inout WordCloud) -> Void = { _ in }
  ) throws -> FitReport {
    var cloud = WordCloud(words)
    (cloud.ground, cloud.shapeFill, cloud.shape) = (ground, fill, .ellipse)
    change(&cloud)
    let renderer = ImageRenderer(content: cloud.frame(width: 400, height: 300))
    renderer.environment.colorScheme = scheme
    return try renderer.fitReport()
  }

  private func bytes(_ hex: String) -> [Double] {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { Double(number >> $0 & 255) }
  }

  private func luminance(_ hex: String) -> Double {
    let linear = bytes(hex).map { byte in
      byte / 255 <= 0.03928 ? byte / 255 / 12.92 : pow((byte / 255 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let both = [luminance(one), luminance(other)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  /// Where among red, yellow, green, cyan, blue and magenta a colour is, from 0 to 6; nil for greys.
  private func hue(_ hex: String) -> Double? {
    let (red, green, blue) = (bytes(hex)[0], bytes(hex)[1], bytes(hex)[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most - least > 24 else { return nil }
    let place =
      most == red
      ? (green - blue) / (most - least)
      : most == green
        ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
    return (place + 6).truncatingRemainder(dividingBy: 6)
  }

  private static let grounds: [(ground: UInt32?, fill: UInt32?, scheme: ColorScheme)] = [
    (nil, 0x5B21B6, .light), (0xFFFFFF, 0x5B21B6, .light), (0x808080, nil, .light),
    (0xFFFF00, nil, .dark), (0x0B57D0, nil, .light), (0xFFFFFF, nil, .dark), (0, nil, .light),
  ]

  @Test(arguments: grounds)
  func coloursOfWeightsCanBeReadOnWhatIsBehindThem(
    ground: UInt32?, fill: UInt32?, scheme: ColorScheme
  ) throws {
    let report = try cloud(
      Self.words, on: ground.map { Color(.init(rgb: $0)) },
      fill: fill.map { Color(.init(rgb: $0)) },
      scheme: scheme)
    let usual = try cloud(Self.words, scheme: scheme).clouds[0].words
    let behind = Color.Resolved(rgb: fill ?? ground ?? 0).hex
    for (word, before) in zip(report.clouds[0].words, usual) {
      let color = try #require(word.color)
      let old = try #require(before.color)
      #expect(contrast(color, behind) >= 3)
      if contrast(old, behind) >= 3 { #expect(color == old) }
      guard let place = hue(color), let other = hue(old) else { continue }
      #expect(min(abs(place - other), 6 - abs(place - other)) < 0.25)
    }
    #expect(report.findings.isEmpty)
  }

  @Test func aColourThatWasSaidStaysAndIsTold() throws {
    var words = Self.words
    words[0].color = Color(.init(rgb: 0x5B21B6))
    words[1].color = .white
    let fill = Color(.init(rgb: 0x5B21B6))
    let report = try cloud(words, fill: fill)
    #expect(report.clouds[0].words.first { $0.text == "word0" }?.color == "#5B21B6")
    #expect(report.findings.map(\.kind) == [.faint])
    let detail = try #require(report.findings.first?.detail)
    #expect(detail.hasPrefix("1 of 30 words") && detail.contains("\"word0\""), "\(detail)")
    #expect(detail.hasSuffix("is 1 to 1"))
    words[0].keepsColor = false
    #expect(try cloud(words, fill: fill).findings.isEmpty)
  }

  @Test func nothingIsChangedOnAnUnknownGround() throws {
    let usual = try cloud(Self.words).clouds[0].words.map(\.color)
    for (ground, fill) in [(Color.clear, nil), (nil, Color.red.opacity(0.5))] as [(Color?, Color?)]
    {
      #expect(try cloud(Self.words, on: ground, fill: fill).clouds[0].words.map(\.color) == usual)
    }
  }

  /// A picture that is pale yellow all over.
  @Test func coloursOfAPictureCanBeRead() throws {
    let pale = Color(.init(rgb: 0xFFFFE0)).frame(width: 40, height: 40)
    let image = try #require(UIImage(data: ImageRenderer(content: pale).pngData()))
    let words = try cloud(Self.words, on: .white) { $0.colorImage = image }.clouds[0].words
    for word in words { #expect(contrast(try #require(word.color), "#FFFFFF") >= 3) }
  }

  // MARK: - Before

  @Test func wordsKeepTheColoursThatTheyHad() throws {
    let before = try cloud(Self.words).clouds[0]
    var words = Self.words
    // Another order of weights: by that alone the colours were others.
    for index in words.indices { words[index].weight = Double(1 + index) }
    words[5].color = .red
    let after = try cloud(words) { $0.previous = before }.clouds[0]
    let colors = Dictionary(before.words.map { ($0.text, $0.color) }) { first, _ in first }
    for word in after.words where word.text != "word5" { #expect(word.color == colors[word.text]) }
    #expect(after.words.first { $0.text == "word5" }?.color != colors["word5"])
  }

  // MARK: - Sizes

  @Test func aSizeThatHasNoRoomIsTold() throws {
    let report = try cloud(Self.words) { cloud in
      (cloud.leastSize, cloud.leastSizeSaid, cloud.largestSize) = (40, 40, 80)
    }
    #expect(report.findings.map(\.kind) == [.shrunk])
    let size = try #require(report.clouds[0].words.map(\.fontSize).min())
    #expect(size < 40)
    #expect(
      report.findings[0].detail.hasPrefix(
        "is set in \(LayoutNumber.text(size)) points instead of 40"))
    let roomy = try cloud(Self.words) { ($0.leastSize, $0.leastSizeSaid) = (6, 6) }
    #expect(roomy.findings.isEmpty)
  }
}
