import Foundation
import Platen
import PlatenComparison
import Testing

@testable import PlatenReview

@Suite struct ReviewPageTests {
  static func page(_ report: ReviewReport) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(report) { bytes += $0 }
    return bytes
  }

  private static func write(
    _ report: ReviewReport, to sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    var writer = ReviewPageWriter(sink: sink)
    try writer.begin(title: report.title)
    for entry in report.entries { try writer.append(entry) }
    try writer.end(groups: report.groups)
  }

  static func text(_ report: ReviewReport) throws -> String {
    String(decoding: try page(report), as: UTF8.self)
  }

  /// The contents of the blocks that begin with a tag.
  private func blocks(_ tag: String, in text: String) -> [String] {
    text.components(separatedBy: tag).dropFirst().map {
      String($0.prefix(upTo: $0.range(of: "</script>")?.lowerBound ?? $0.endIndex))
    }
  }

  private let entryTag = #"<script type="application/json" class="entry">"#

  @Test func namesOfEntriesStayTextInTheirBlocks() throws {
    let report = ReviewPageSamples.hostile([1])
    let text = try Self.text(report)
    let records = blocks(entryTag, in: text)
    #expect(records.count == report.entries.count)
    for (record, entry) in zip(records, report.entries) {
      #expect(!record.contains("<"))
      #expect(record.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      let object = try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any]
      #expect(object?["name"] as? String == entry.name)
    }
  }

  @Test func theTitleStaysTextInTheMarkup() throws {
    let text = try Self.text(ReviewReport(title: "a<b>&\"\u{0}{{style}}<!--entries-->"))
    #expect(text.contains("<h1>a&lt;b&gt;&amp;&quot;\u{FFFD}{{style}}&lt;!--entries--&gt;</h1>"))
    #expect(
      text.contains("<title>a&lt;b&gt;&amp;&quot;\u{FFFD}{{style}}&lt;!--entries--&gt;</title>"))
  }

  @Test func framesThatCannotBeDrawnAreLeftOut() throws {
    var entry = ReviewPageSamples.entry("a.png")
    entry.scale = .infinity
    entry.layoutChanges = [
      LayoutChange(
        kind: .moved, id: "a", sentence: "a moved",
        oldFrame: CGRect(x: 1.00049, y: 2, width: 3, height: 4),
        newFrame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    ]
    let record = try #require(
      blocks(entryTag, in: Self.text(ReviewReport(title: "", entries: [entry]))).first)
    #expect(record.contains(#""layout":[{"kind":"moved","old":[1,2,3,4],"text":"a moved"}]"#))
    #expect(record.contains(#""scale":1,"#))
  }

  @Test func thePageLoadsNothing() async throws {
    let report = try await ReviewPageSamples.review()
    let text = try Self.text(report)
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("url("))
    #expect(!text.contains("@import") && !text.contains("src=\""))
    #expect(text.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!text.contains("unsafe") && !text.contains("{{"))
    let links = text.components(separatedBy: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(links == ["data:,", "#main"])
  }

  @Test func equalReportsMakeEqualPages() async throws {
    let report = try await ReviewPageSamples.review()
    #expect(try Self.page(report) == Self.page(report))
  }

  @Test func entriesMadeOneByOneMakeTheSamePage() async throws {
    let report = try await ReviewPageSamples.review()
    var bytes: [UInt8] = []
    var writer = ReviewPageWriter { bytes += $0 }
    try writer.begin(title: report.title)
    for entry in report.entries { try writer.append(entry) }
    try writer.end(groups: report.groups)
    #expect(try bytes == Self.page(report))
  }

  @Test func picturesAreWrittenAsBase64() throws {
    // RFC 4648, section 10.
    let vectors = ["f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foobar": "Zm9vYmFy"]
    for (bytes, code) in vectors {
      let entry = ReviewPageSamples.entry("a", .png, .missing, nil, [UInt8](bytes.utf8))
      let text = try Self.text(ReviewReport(title: "", entries: [entry]))
      #expect(blocks(#"<script type="text/plain" id="p0">"#, in: text) == [code])
    }
  }

  @Test(arguments: [196_607, 196_608, 196_609, 400_000])
  func largePicturesAreWhole(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let entry = ReviewPageSamples.entry("a", .png, .missing, nil, bytes)
    let text = try Self.text(ReviewReport(title: "", entries: [entry]))
    let code = try #require(blocks(#"<script type="text/plain" id="p0">"#, in: text).first)
    #expect(Data(base64Encoded: code).map { [UInt8]($0) } == bytes)
  }

  @Test func equalPicturesAreWrittenOnce() throws {
    let entries = (0..<50).map { ReviewPageSamples.entry("\($0)", .png, .different, [1, 2], [3]) }
    let text = try Self.text(ReviewReport(title: "", entries: entries))
    #expect(blocks(#"<script type="text/plain" id=""#, in: text) == ["p0\">AQI=", "p1\">Aw=="])
    #expect(blocks(entryTag, in: text).allSatisfy { $0.contains(#""reference":"p0""#) })
  }

  @Test func entriesThatAreTheSameHaveNoPictures() throws {
    let entry = ReviewPageSamples.entry("a", .png, .same, [1, 2], [3])
    let report = ReviewReport(title: "", entries: [entry])
    #expect(!(try Self.text(report).contains("AQI=")))
  }

  @Test func otherPicturesMakeAnotherDigest() throws {
    let digests = try [[UInt8(1)], [2]].map { bytes in
      let entry = ReviewPageSamples.entry("a", .png, .different, bytes, [3])
      let text = try Self.text(ReviewReport(title: "", entries: [entry]))
      return try #require(blocks(#"<script type="application/json" id="summary">"#, in: text).first)
    }
    #expect(digests[0] != digests[1])
    #expect(digests[0].wholeMatch(of: /\{"digest":"[0-9a-f]{32}","groups":\[\]\}/) != nil)
  }

  @Test func aPageThatIsServedAsksItsServerAloneAndHoldsNoEntries() {
    let page = ServedReviewPage()
    #expect(page.html.contains("connect-src 'self'; ") && page.html.contains("(async () => {"))
    #expect(page.html.contains("content=\"\(page.policy)\""))
    #expect(!page.html.contains("class=\"entry\">{") && !page.html.contains("{{"))
    #expect(!page.policy.contains("unsafe") && !page.policy.contains("http"))
  }

  @Test func anErrorOfTheSinkEndsTheWriting() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      try Self.write(ReviewReport(title: "")) { _ in throw Full() }
    }
  }
}
