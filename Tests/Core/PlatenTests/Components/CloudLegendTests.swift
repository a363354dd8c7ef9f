import Foundation
import TestSupport
import Testing

@testable import Platen

/// What stands under a cloud for its groups, by where its texts lie and by the pixels of its dots.
@Suite struct CloudLegendTests {
  private static let size = CGSize(width: 480, height: 320)

  private func cloud(_ color: (Int) -> Color? = { [.blue, .red, .green][$0 % 3] }) -> WordCloud {
    let kinds = ["ship", "shore", "air"]
    var cloud = WordCloud(
      (0..<12).map { index in
        WordCloud.Word(
          "word\(index)", weight: Double(12 - index), color: color(index), group: kinds[index % 3])
      })
    cloud.showsLegend = true
    return cloud
  }

  private func renderer(_ cloud: WordCloud) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: cloud.frame(width: Self.size.width, height: Self.size.height))
    renderer.background = .white
    return renderer
  }

  /// The type is a thirty-second of the shorter side: 10 points, and no less than 11.
  @Test func groupsStandUnderTheWordsInTheOrderOfTheirNames() throws {
    let report = try renderer(cloud()).fitReport()
    let names = report.texts.filter { !$0.text.hasPrefix("word") }
    #expect(names.map(\.text) == ["air", "ship", "shore"])
    #expect(names.map(\.fontSize) == [11, 11, 11])
    let words = report.texts.filter { $0.text.hasPrefix("word") }
    #expect(words.count == 12)
    #expect(words.map(\.frame.maxY).max() ?? .infinity < names.map(\.frame.minY).min() ?? 0)
    #expect(names.map(\.frame.maxY).max() ?? .infinity <= Self.size.height)
    // In one row around the middle, the first dot being as far at the left as the last name at the right.
    let (left, right) = (
      try #require(names.first?.frame.minX), try #require(names.last?.frame.maxX)
    )
    #expect(abs(left - 1.25 * 11 + right - Self.size.width) < 2)
    #expect(report.findings.isEmpty)
  }

  /// Each dot has the colour of its words, 1.25 ems before the name begins.
  @Test func dotsHaveTheColoursOfTheWords() throws {
    let colors: [UInt32] = [0x0000FF, 0xFF0000, 0x008000]
    let renderer = renderer(cloud { Color(.init(rgb: colors[$0 % 3])) })
    let names = try renderer.fitReport().texts.filter { !$0.text.hasPrefix("word") }
    let file = try PNGFile(Array(renderer.pngData()))
    let dots = names.map { file.color(Int($0.frame.minX - 0.875 * 11), Int($0.frame.midY)) }
    #expect(dots == [[0, 128, 0], [0, 0, 255], [255, 0, 0]])
  }

  @Test func withoutALegendTheWordsHaveTheWholeSpace() throws {
    var plain = cloud()
    plain.showsLegend = false
    #expect(try plain.arrangement(in: Self.size).size == Self.size)
    // Groups whose words have no colours of their own cannot be told by them.
    #expect(try cloud { _ in nil }.arrangement(in: Self.size).size == Self.size)
  }

  /// A long list of groups has several rows, and what is under the words grows by them.
  @Test func manyGroupsHaveRows() throws {
    var many = cloud()
    for index in many.words.indices { many.words[index].group = "a group called \(index)" }
    let report = try renderer(many).fitReport()
    let names = report.texts.filter { $0.text.hasPrefix("a group") }
    #expect(names.count == 12 && Set(names.map(\.frame.minY)).count > 1)
    #expect(names.allSatisfy { $0.frame.maxY <= Self.size.height })
  }
}
