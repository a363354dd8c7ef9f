import Foundation
import FoundationXML
import PlatenComparison
import PlatenConsole
import PlatenReview
import Testing

@Suite struct ReportTests {
  /// A text that each kind of report has to keep from doing harm.
  static let hostile = "<b>&\"']]>|`*_[x](y)\u{0}\u{1B}[31m\u{FFFE}\n@here\u{202E}--"

  static var report: ReviewReport {
    var different = ReviewEntry(name: "a/dark.png", kind: .png, status: .different)
    different.summary = "36 pixels differ"
    different.fingerprintDifferences = ["other fonts"]
    different.scale = 2
    different.groups = [0]
    different.actualDigest = String(repeating: "ab", count: 32)
    (different.source, different.line) = ("a.yaml", 3)
    var pixels = PixelDifference(
      referenceSize: PixelRegion(x: 0, y: 0, width: 20, height: 10),
      actualSize: PixelRegion(x: 0, y: 0, width: 20, height: 12))
    pixels.differingPixels = 36
    pixels.comparedPixels = 240
    pixels.isTolerated = false
    pixels.regions = [
      DifferenceRegion(
        bounds: PixelRegion(x: 1, y: 2, width: 6, height: 6), differingPixels: 36)
    ]
    different.pixels = pixels
    different.layoutChanges = [
      LayoutChange(
        kind: .moved, id: "view.a", sentence: "a moved",
        oldFrame: CGRect(x: 0, y: 0, width: 1, height: 2))
    ]
    var drawing = ReviewEntry(name: "b.svg", kind: .svg, status: .different)
    drawing.svgChanges = [SVGChange(kind: .added, path: "svg/g", sentence: "g added")]
    drawing.summary = hostile
    drawing.groups = [1]
    var failed = ReviewEntry(name: "c.png", kind: .png, status: .failed)
    failed.summary = "the reference: no PNG"
    var same = ReviewEntry(name: "d.png", kind: .png, status: .same)
    same.isExact = true
    return ReviewReport(
      title: "Scenes & <more>",
      entries: [
        different, drawing, failed, same, ReviewEntry(name: "e.png", kind: .png, status: .missing),
        ReviewEntry(name: "f.png", kind: .png, status: .unused),
      ], groups: ["other fonts", hostile])
  }

  @Test func theJSONTellsAllButTheFiles() throws {
    let report = Self.report
    let json = try report.json()
    #expect(try ReviewReport(json: Array(json.utf8)) == report)
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(read["platen"] as? String == "review" && read["version"] as? Int == 2)
    #expect(
      read["counts"] as? [String: Int]
        == ["same": 1, "different": 2, "missing": 1, "renamed": 0, "unused": 1, "failed": 1])
    let first = try #require((read["snapshots"] as? [[String: Any]])?.first)
    #expect(first["name"] as? String == "a/dark.png" && first["status"] as? String == "different")
    let pixels = try #require(first["pixels"] as? [String: Any])
    #expect(pixels["ratio"] as? Double == 0.15)
    #expect(pixels["actual"] as? [Int] == [20, 12])
  }

  @Test func aReportOfAnotherVersionIsRefused() throws {
    let json = try Self.report.json().replacing("\"version\" : 2", with: "\"version\" : 3")
    #expect(throws: (any Error).self) { try ReviewReport(json: Array(json.utf8)) }
  }

  @Test func theJUnitFileIsXMLOfTheCommonForm() throws {
    let document = try XMLDocument(xmlString: JUnitReport(Self.report).text)
    let root = try #require(document.rootElement())
    #expect(root.name == "testsuites")
    let suite = try #require(root.elements(forName: "testsuite").first)
    let counts = ["tests", "failures", "errors", "skipped"].map {
      suite.attribute(forName: $0)?.stringValue
    }
    #expect(counts == ["6", "3", "1", "1"])
    #expect(suite.attribute(forName: "name")?.stringValue == "Scenes & <more>")
    let cases = suite.elements(forName: "testcase")
    #expect(cases.count == 6)
    #expect(cases.allSatisfy { $0.attribute(forName: "classname") != nil })
    #expect(
      cases.map { ($0.children ?? []).compactMap(\.name).first }
        == ["failure", "failure", "error", nil, "failure", "skipped"])
    let failure = try #require(cases[0].elements(forName: "failure").first)
    #expect(failure.attribute(forName: "type")?.stringValue == "different")
    #expect(failure.stringValue?.contains("other fonts\na moved\n") == true)
    let message = cases[1].elements(forName: "failure").first?.attribute(forName: "message")
    #expect(message?.stringValue?.hasPrefix("<b>&\"']]>|`*_[x](y)") == true)
  }

  @Test func theJUnitFilesCountsAreThoseOfItsElements() throws {
    var report = Self.report
    for status in ReviewEntry.Status.allCases {
      report.entries.append(ReviewEntry(name: "\(status).png", kind: .png, status: status))
    }
    let root = try #require(XMLDocument(xmlString: JUnitReport(report).text).rootElement())
    let suite = try #require(root.elements(forName: "testsuite").first)
    let cases = suite.elements(forName: "testcase")
    for (count, element) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
      let found = cases.count { !$0.elements(forName: element).isEmpty }
      #expect(suite.attribute(forName: count)?.stringValue == "\(found)", "\(count)")
    }
  }

  @Test func theMarkdownHasNoMarkupOfPictures() {
    let text = MarkdownReport(Self.report).text
    #expect(text.hasPrefix("## Snapshots of Scenes &amp; &lt;more&gt;\n\n| same | different |"))
    #expect(text.contains("- **Group 1, 1 snapshot**: other fonts\n"))
    #expect(!text.contains("<b>") && text.contains("\\[x\\](y)") && !text.contains("@here"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{0}"))
    #expect(text.contains("<details><summary><code>a/dark.png</code>"))
    #expect(text.contains("### Unused references\n\n- `f.png`"))
  }

  @Test func theMarkdownIsAsShortAsGitHubWantsIt() {
    var report = Self.report
    let entry = report.entries[0]
    report.entries = (0..<3000).map { number in
      var copy = entry
      copy.name = "snapshot\(number)/\(String(repeating: "😀", count: 40)).png"
      copy.groups = [number]
      copy.layoutChanges = Array(repeating: entry.layoutChanges[0], count: 50)
      return copy
    }
    report.groups = (0..<3000).map { "cause \($0) " + String(repeating: "x", count: 1000) }
    let text = MarkdownReport(report).text
    #expect(text.utf16.count <= 65_536 && text.count > 30_000)
    // Those that have no room are counted.
    let left = text.matches(of: /…and (\d+) more (\w+)\./)
    let counts = left.compactMap { Int($0.output.1) }
    #expect(left.map { String($0.output.2) } == ["groups", "snapshots"])
    #expect(counts[0] + text.matches(of: /- \*\*Group/).count == 3000)
    #expect(counts[1] + text.matches(of: /<code>snapshot/).count == 3000)
  }

  @Test func whatATolerancePassesIsTold() throws {
    let plain = Terminal(isTerminal: false, environment: [:], columns: nil)
    func entry(_ name: String, levels: Int?) -> ReviewEntry {
      var entry = ReviewEntry(name: name, kind: .png, status: .same)
      guard let levels else {
        entry.isExact = true
        return entry
      }
      let size = PixelRegion(x: 0, y: 0, width: 4, height: 4)
      var pixels = PixelDifference(referenceSize: size, actualSize: size)
      (pixels.slightPixels, pixels.largestLevels) = (2, levels)
      entry.pixels = pixels
      return entry
    }
    var report = ReviewReport(title: "a")
    report.entries = [entry("1.png", levels: nil), entry("2.png", levels: 3)]
    #expect(
      TerminalReport(report, for: plain).counts == "1 same, 1 within tolerance (largest 3 levels)")
    #expect(MarkdownReport(report).text.contains("Of the same: 1 within tolerance"))
    // What is kept between two commands says so, too.
    let read = try ReviewReport(json: Array(report.json().utf8))
    #expect(read.tolerated == "1 within tolerance (largest 3 levels)")
    report.entries = [entry("2.png", levels: 1)]
    #expect(TerminalReport(report, for: plain).counts == "1 within tolerance (largest 1 level)")
    report.entries = [entry("1.png", levels: nil)]
    #expect(TerminalReport(report, for: plain).counts == "1 same")
  }

  @Test func theTerminalGetsOneLineASnapshotAndNothingThatSteersIt() {
    let plain = Terminal(isTerminal: false, environment: [:], columns: nil)
    let lines = TerminalReport(Self.report, for: plain).lines.map(\.text)
    #expect(lines[0] == "different  a/dark.png: 36 pixels differ (group 1)")
    #expect(lines.last == "1 failed, 1 unused, 1 missing, 2 different, 1 same")
    #expect(!lines.joined().contains("\u{1B}") && !lines.joined().contains("\n"))
    #expect(!lines.contains { $0.contains("d.png") })
    let verbose = TerminalReport(Self.report, for: plain, showsSame: true).text
    #expect(verbose.contains("same       d.png"))
    let colored = Terminal(isTerminal: true, environment: [:], columns: 80)
    #expect(
      TerminalReport(Self.report, for: colored).text.hasPrefix("\u{1B}[1;31mdifferent\u{1B}[0m"))
  }

  @Test func snapshotsOfOneCauseStandBelowIt() {
    var report = Self.report
    report.entries[1].groups = [0]
    let plain = Terminal(isTerminal: false, environment: [:], columns: nil)
    let lines = TerminalReport(report, for: plain).lines
    #expect(lines[0].text == "group 1, 2 snapshots: other fonts")
    #expect(lines[1].text.hasPrefix("  different  a/dark.png: 20 x 10 pixels became 20 x 12"))
    #expect(lines[2].text == "  different  b.svg")
    #expect(lines[2].example?.name == "a/dark.png")
  }
}
