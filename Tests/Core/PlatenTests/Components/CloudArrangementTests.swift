import Foundation
import Platen
import Testing

@testable import PlatenReports

@Suite struct CloudArrangementTests {
  private static let arrangement = CloudArrangement(
    origin: CGPoint(x: 20, y: 12.5), size: CGSize(width: 300, height: 200),
    words: [
      .init(
        "C++ \"é\"", weight: 0.00001, group: "old", center: CGPoint(x: 150, y: 100.12345),
        fontSize: 12.015625, angle: -90, ink: CGRect(x: 140, y: 50, width: 20, height: 100),
        color: "#FF0000"),
      .init(
        "b", weight: 3, center: .zero, fontSize: 8,
        ink: CGRect(x: -2, y: -3, width: 4, height: 6)),
    ],
    leftOut: [.init("c", weight: .nan)])

  private static let json =
    #"{"origin":{"x":20,"y":12.5},"size":{"width":300,"height":200},"words":["#
    + #"{"text":"C++ \"é\"","weight":1e-05,"group":"old","center":{"x":150,"y":100.123},"#
    + #""fontSize":12.016,"angle":-90,"ink":{"x":140,"y":50,"width":20,"height":100},"#
    + ##""color":"#FF0000"},{"text":"b","weight":3,"center":{"x":0,"y":0},"fontSize":8,"angle":0,"##
    + #""ink":{"x":-2,"y":-3,"width":4,"height":6}}],"leftOut":[{"text":"c","weight":0}]}"#

  @Test func itsJSONHasShortNumbersInTheOrderOfTheProperties() {
    #expect(Self.arrangement.json == Self.json)
  }

  @Test func itIsReadAsItIsWritten() throws {
    let read = try JSONDecoder().decode(CloudArrangement.self, from: Data(Self.json.utf8))
    #expect(read.json == Self.json)
    let encoded = try JSONEncoder().encode(Self.arrangement)
    #expect(try JSONDecoder().decode(CloudArrangement.self, from: encoded) == read)
  }

  /// Two of 8 are left out of 40 in all: a fifth.
  @Test func whatIsLeftOutIsNamedWithItsShareOfTheWeight() throws {
    func word(_ text: String, _ weight: Double) -> CloudArrangement.Word {
      .init(text, weight: weight, center: .zero, fontSize: 8, ink: .zero)
    }
    var cloud = CloudArrangement(
      size: CGSize(width: 10, height: 10), words: [word("a", 20), word("b", 12), word("a", 20)],
      leftOut: [.init("c", weight: 5), .init("d", weight: 3)])
    var report = FitReport(proposal: .unspecified, size: CGSize(width: 10, height: 10))
    report.clouds = [cloud]
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && finding.kind == .leftOut && finding.text == "c, d")
    #expect(
      finding.detail
        == "2 of 4 words do not fit a cloud, 20 % of the weight: \"c\", \"d\"")
    cloud.leftOut = []
    report.clouds = [cloud]
    #expect(report.findings.isEmpty)
  }

  @Test func aReportHasTheWordsOfACloudWhereTheyLie() throws {
    let cloud = WordCloud([.init("HHH", weight: 2), .init("EE", weight: 1, color: .red)])
    let view = cloud.frame(width: 200, height: 100).padding(20)
    let report = try ImageRenderer(content: view).fitReport()
    let found = try #require(report.clouds.first)
    #expect(report.clouds.count == 1 && found.leftOut.isEmpty)
    #expect(found.origin == CGPoint(x: 20, y: 20))
    #expect(found.size == CGSize(width: 200, height: 100))
    #expect(found.words.map(\.text) == ["HHH", "EE"])
    // The ink of the texts, as the report found it by itself.
    for (word, text) in zip(found.words, report.texts) {
      let ink = try #require(text.ink?.bounds)
      let box = word.ink.offsetBy(dx: 20, dy: 20)
      #expect(abs(box.midX - ink.midX) < 1 && abs(box.midY - ink.midY) < 1)
      #expect(abs(box.width - ink.width) < 1 && abs(box.height - ink.height) < 1)
    }
  }

  @Test func aCloudWithoutRoomIsNoPicture() {
    let view = WordCloud([.init("Swift"), .init("Go")]).frame(width: 0, height: 30)
    let error = #expect(throws: RenderError.self) {
      try ImageRenderer(content: view).displayList()
    }
    #expect(error?.code == .noRoom)
    #expect(error?.description == "2 words do not fit in 0×30 points")
  }
}
