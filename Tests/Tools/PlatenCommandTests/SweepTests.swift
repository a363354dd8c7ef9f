import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite struct SweepTests {
  static let axes: [(vary: String, names: [String])] = [
    ("width=20...60/20", ["width=20", "width=40", "width=60"]),
    ("canvas.width=60...20/20", ["width=20", "width=40", "width=60"]),
    ("width=20...59/20", ["width=20", "width=40"]),
    ("size=9...12", ["size=10", "size=11", "size=12", "size=9"]),
    ("canvas.padding=0...0.3/0.1", ["padding=0", "padding=0.1", "padding=0.2", "padding=0.3"]),
    ("canvas.padding=1.05...1.5/0.45", ["padding=1.05", "padding=1.5"]),
    ("size=9,12", ["size=12", "size=9"]),
    ("data.size=7...7", ["data.size=7"]),
    ("things.limit=1...2", ["things.limit=1", "things.limit=2"]),
    ("colorScheme=all", ["colorScheme=dark", "colorScheme=light"]),
    (
      "layoutDirection=all", ["layoutDirection=leftToRight", "layoutDirection=rightToLeft"]
    ),
    (
      "theme=all",
      ["candy", "meadow", "mono", "ocean", "paper", "system"].map { "theme=\($0)" }
    ),
    ("locale=de,ja-JP", ["locale=de", "locale=ja-JP"]),
    ("platform=all", ["platform=iOS", "platform=macOS"]),
    ("title=a/b,A b,A?b", ["title=A-b-2", "title=A-b-3", "title=a-b"]),
  ]

  @Test("each value of what is varied is a picture that is called after it", arguments: axes)
  func values(vary: String, names: [String]) throws {
    let work = try Workplace()
    let outcome = try work.sweep(["--vary", vary])
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    #expect(try work.pictures() == names.map { $0 + ".png" }.sorted())
  }

  @Test func allDynamicTypeSizesAreTwelve() throws {
    let work = try Workplace()
    #expect(try work.sweep(["--vary", "dynamicTypeSize=all"]).exitCode == 0)
    #expect(try work.pictures().count == 12)
  }

  @Test func theLastAxisChangesFirst() throws {
    let work = try Workplace()
    let outcome = try work.sweep([
      "--json", "--vary", "height=20,10", "--vary", "size=9...11", "--device", "iPhone 16",
    ])
    #expect(outcome.exitCode == 0)
    let lines = outcome.text.split(separator: "\n")
    let expected = ["20", "10"].flatMap { height in
      ["9", "10", "11"].map {
        "{\"height\":\"\(height)\",\"size\":\"\($0)\",\"device\":\"iPhone 16\"}"
      }
    }
    #expect(lines.count == 6)
    for (line, values) in zip(lines, expected) {
      #expect(line.contains("\"values\":\(values),"))
    }
  }

  @Test func aDeviceSetsTheCanvasAndWhatIsVariedCountsMore() throws {
    let work = try Workplace()
    let outcome = try work.sweep([
      "--device", "iphone se", "--device", "iPad", "--vary", "height=30",
    ])
    #expect(outcome.exitCode == 0)
    // 375 by 667 and 820 by 1180 points with two pixels each.
    #expect(
      Picture(work.bytes(of: "out/height=30,device=iPhone-SE.png")) == .png(width: 750, height: 60))
    #expect(
      Picture(work.bytes(of: "out/height=30,device=iPad.png")) == .png(width: 1640, height: 60))
    // A window of 900 by 600 points with two pixels each.
    #expect(try work.sweep(["--device", "mac"]).exitCode == 0)
    #expect(Picture(work.bytes(of: "out/device=Mac.png")) == .png(width: 1800, height: 1200))
    #expect(try work.sweep(["--device", "iPad", "--scale", "1"]).exitCode == 0)
    #expect(Picture(work.bytes(of: "out/device=iPad.png")) == .png(width: 820, height: 1180))
  }

  static let wrong = [
    BadCall(64, "", says: "nothing to vary"),
    BadCall(64, "--vary width", says: "no value"),
    BadCall(64, "--vary width=1,,2", says: "an empty value"),
    BadCall(64, "--vary width=1,1", says: "the value \"1\" twice"),
    BadCall(64, "--vary width=1...2/0", says: "200...1000/100"),
    BadCall(64, "--vary width=1...2/-1", says: "200...1000/100"),
    BadCall(64, "--vary width=1...2/0.5/1", says: "200...1000/100"),
    BadCall(64, "--vary width=nan...2", says: "200...1000/100"),
    BadCall(64, "--vary width=1...inf", says: "200...1000/100"),
    BadCall(64, "--vary width=1e3...2e3", says: "200...1000/100"),
    BadCall(64, "--vary width=1...99999999999999999999", says: "200...1000/100"),
    BadCall(64, "--vary width=1...999999999999999", says: "at most 10000"),
    BadCall(64, "--vary width=1...200 --vary height=1...51", says: "10200 pictures"),
    BadCall(64, "--vary width=all", says: "dynamicTypeSize, colorScheme"),
    BadCall(64, "--vary colorScheme=drak", says: "did you mean \"dark\"?"),
    BadCall(64, "--vary platform=macos", says: "did you mean \"macOS\"?"),
    BadCall(64, "--vary theme=papre", says: "did you mean \"paper\"?"),
    BadCall(64, "--vary widht=1,2", says: "did you mean \"width\"?"),
    BadCall(64, "--vary thigns.limit=1,2", says: "did you mean \"things\"?"),
    BadCall(64, "--vary width=1,2 --vary canvas.width=3", says: "\"width\" is varied twice"),
    BadCall(64, "--vary \"title=$(printf 'a\\033[31m')\"", says: "an invisible character"),
    BadCall(64, "--device 'iPhone 71'", says: "did you mean \"iPhone 17\"?"),
    BadCall(64, "--device iPad --format pdf", says: "expected one of: png, svg"),
    BadCall(64, "--device iPad --columns 0", says: "a whole number over zero"),
    BadCall(64, "--device iPad --bounce", says: "--animate"),
    BadCall(64, "--vary width=9 --duration 1", says: "--animate"),
    BadCall(64, "--vary width=9 --animate a.png --duration 0", says: "seconds from 0.05 to 10"),
    BadCall(64, "--vary width=9 --animate a.png --colors 256", says: "from 2 to 255"),
    BadCall(64, "--vary width=9 --colors 9", says: "--animate"),
    BadCall(64, "--vary width=9 --animate a.bmp", says: "ends in .png, .apng, .webp, .gif or .y4m"),
    BadCall(64, "--vary width=9 -o -", says: "-o FOLDER"),
  ]

  @Test(
    "a sweep that makes no sense is an error of one line, and nothing is written", arguments: wrong)
  func wrongSweep(_ call: BadCall) throws {
    let work = try Workplace()
    try work.write(SweptScene.letters.utf8, to: "letters.yaml")
    let before = try work.names()
    let output = call.line.contains("-o ") ? "" : "-o out "
    let outcome = try work.shell("platen sweep letters.yaml \(output)\(call.line)")
    #expect(outcome.exitCode == call.code)
    #expect(outcome.isOneError, "\(outcome.error)")
    #expect(outcome.error.contains(call.says), "\(outcome.error)")
    #expect(try work.names() == before)
  }

  @Test func whatIsWrongInTheSceneIsSaidOnce() throws {
    let work = try Workplace()
    let outcome = try work.sweep(["--vary", "size=9...20", "--set", "canvas.scale=none"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.error.components(separatedBy: "found \"none\"").count == 2)
  }
}

// MARK: - What shows the pictures together

extension SweepTests {
  @Test func theSheetHoldsAllPicturesWithinItsBounds() throws {
    let work = try Workplace()
    #expect(try work.sweep(["--vary", "width=2000,40", "--vary", "size=9...12"]).exitCode == 0)
    let sheet = try PNGFile(try #require(work.bytes(of: "out/sheet.png")))
    #expect(max(sheet.width, sheet.height) <= 8_000)
    // The ground, which no picture has.
    #expect(sheet.color(2, 2) == [0xEC, 0xED, 0xF1])
    #expect(sheet.color(sheet.width - 3, sheet.height - 3) == [0xEC, 0xED, 0xF1])
  }

  @Test func picturesAreShownNoLargerThanTheyAre() throws {
    let work = try Workplace()
    #expect(try work.sweep(["--vary", "width=60,1000"]).exitCode == 0)
    let page = String(decoding: try #require(work.bytes(of: "out/index.html")), as: UTF8.self)
    // Of 1000 points at most 280 are shown, and of 60 as large a part.
    #expect(page.contains("width=\"280\"") && page.contains("width=\"17\""))
    #expect(try work.sweep(["--vary", "width=60,40"]).exitCode == 0)
    let small = String(decoding: try #require(work.bytes(of: "out/index.html")), as: UTF8.self)
    #expect(small.contains("width=\"60\" height=\"40\""))
  }

  @Test func upToSixPicturesAreOneRow() throws {
    func sheet(_ size: String, _ options: [String] = []) throws -> Picture? {
      let work = try Workplace()
      #expect(try work.sweep(["--vary", "size=\(size)"] + options).exitCode == 0)
      return Picture(work.bytes(of: "out/sheet.png"))
    }
    #expect(try sheet("5...10") == sheet("5...10", ["--columns", "6"]))
    let row = try #require(try sheet("5...11", ["--columns", "7"])?.size)
    #expect(try #require(try sheet("5...11")?.size).height > row.height)
  }

  @Test func manyHighPicturesMakeNoLargerSheet() throws {
    let work = try Workplace()
    let outcome = try work.sweep([
      "--vary", "height=2000,2001", "--vary", "size=1...60", "--columns", "1", "--scale", "0.02",
    ])
    #expect(outcome.exitCode == 0)
    let size = try #require(Picture(work.bytes(of: "out/sheet.png"))?.size)
    #expect(max(size.width, size.height) <= 8_000 && max(size.width, size.height) > 7_900)
  }

  @Test func thePageIsWellFormedAndNamesEachPictureAndItsFindings() throws {
    let work = try Workplace()
    let outcome = try work.sweep([
      "--format", "svg", "--vary", "width=12,60", "--vary", "things.items=[<b>&\"x\"],[日本]",
    ])
    #expect(outcome.exitCode == 0)
    let data = Data(try #require(work.bytes(of: "out/index.html")))
    let page = PageReader()
    let parser = XMLParser(data: data)
    parser.delegate = page
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(page.text.contains("Letters & <more>"))
    #expect(page.text.contains("<b>&\"x\""))
    #expect(page.text.contains("is truncated to"))
    #expect(!page.elements.contains("script"))
    let files = page.sources.compactMap(\.removingPercentEncoding)
    #expect(files.sorted() == (try work.pictures()) && files.count == 4)
    for file in files { #expect(Picture(work.bytes(of: "out/" + file)) == .svg) }
  }

  @Test(
    "an animation has a picture of each value, and goes back with --bounce",
    arguments: [([], 4, 80), (["--bounce", "--delay", "250"], 6, 250)])
  func animation(options: [String], frames: Int, milliseconds: Int) throws {
    let work = try Workplace()
    let outcome = try work.sweep(
      ["--vary", "width=20...80/20", "--animate", "new.png"] + options)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let file = try PNGFile(try #require(work.bytes(of: "new.png")))
    #expect(file.width == 80 && file.height == 40)
    let control = try #require(file.chunks.first { $0.type == "acTL" })
    #expect(PNGFile.number(control.data.prefix(4)) == frames)
    #expect(PNGFile.number(control.data.suffix(4)) == 0)
    let headers = file.chunks.filter { $0.type == "fcTL" }
    #expect(headers.count == frames)
    for header in headers {
      let (part, whole) = (
        PNGFile.number(header.data[20..<22]), PNGFile.number(header.data[22..<24])
      )
      #expect(1000 * part == milliseconds * whole)
    }
    // 20 points in the middle of 80 on the ground.
    #expect(file.chunks[0].data[9] == 2)
    #expect(file.color(1, 1) == [0xEC, 0xED, 0xF1])
    #expect(file.color(31, 1) == [0xFF, 0xFF, 0xFF])
  }

  @Test func webpmuxCountsFramesDelaysAndLoops() throws {
    let work = try Workplace()
    let outcome = try work.sweep(
      ["--vary", "width=20...80/20", "--animate", "new.webp", "--delay", "250"])
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let info = try work.shell("webpmux -info new.webp")
    #expect(info.exitCode == 0, "these tests need the package webp: \(info.error)")
    let lines = String(decoding: info.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("Canvas size: 80 x 40"))
    #expect(lines.contains { $0.hasSuffix("Loop Count : 0") })
    #expect(lines.contains("Number of frames: 4"))
    // After number, size, alpha and place comes the duration.
    #expect(
      lines.suffix(4).map { $0.split { " :".contains($0) }[6] } == ["250", "250", "250", "250"])
  }

  @Test func anAnimationTakesAPalette() throws {
    let work = try Workplace()
    let options = ["--vary", "width=20,40", "--animate", "new.png"]
    #expect(try work.sweep(options + ["--colors", "5"]).exitCode == 0)
    let file = try PNGFile(try #require(work.bytes(of: "new.png")))
    // Pixels are numbers of at most five colours.
    #expect(file.chunks[0].data[9] == 3)
    #expect(file.chunks.first { $0.type == "PLTE" }.map { $0.data.count <= 15 } == true)
  }

  /// Two heights and three widths: where the widths have come to their end, they go back.
  @Test func severalAxesAreWalkedThereAndBack() throws {
    let work = try Workplace()
    let outcome = try work.sweep(
      ["--vary", "height=20,40", "--vary", "width=20,40,60", "--animate", "new.png"])
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let file = try PNGFile(try #require(work.bytes(of: "new.png")))
    #expect(file.width == 60 && file.height == 40)
    let parts = file.chunks.filter { $0.type == "fcTL" }.map { header in
      [4..<8, 8..<12].map { PNGFile.number(header.data[$0]) }
    }
    // All of the first; then what grows in width, and the fourth in height, and what becomes narrower.
    #expect(parts == [[60, 40], [40, 20], [60, 20], [60, 40], [60, 40], [40, 40]])
  }

  /// A letter in the middle, that goes aside where a second comes.
  @Test func lettersGlideToTheirPlaces() throws {
    let work = try Workplace()
    let outcome = try work.sweep(
      [
        "--vary", "things.limit=1,2", "--animate", "new.png", "--duration", "0.2", "--delay", "500",
      ])
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let file = try PNGFile(try #require(work.bytes(of: "new.png")))
    let delays = file.chunks.filter { $0.type == "fcTL" }.map {
      PNGFile.number($0.data[20..<22])
    }
    // There and back.
    #expect(delays.count > 10 && delays.count { $0 == 500 } == 2)
    #expect(Set(delays) == [500, 33, 34])
  }

  @Test func aPictureThatFailsKeepsItsPlace() throws {
    let work = try Workplace()
    let outcome = try work.sweep(["--vary", "width=20,wide,60", "--animate", "new.png"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.error.contains("\n--vary canvas.width:1:1: canvas.width: found \"wide\""))
    #expect(try work.pictures() == ["width=20.png", "width=60.png"])
    let page = String(decoding: try #require(work.bytes(of: "out/index.html")), as: UTF8.self)
    #expect(page.components(separatedBy: "<figure").count == 4)
    #expect(work.bytes(of: "new.png") == nil)
  }

  @Test func aSceneIsReadFromStandardInput() throws {
    let work = try Workplace()
    let outcome = try work.platen(
      ["sweep", "-", "-o", "out", "--vary", "size=9,10,11"], input: SweptScene.letters)
    #expect(outcome.exitCode == 0)
    #expect(try work.pictures() == ["size=10.png", "size=11.png", "size=9.png"])
  }
}

/// What stands in a page.
private final class PageReader: NSObject, XMLParserDelegate {
  var text = ""
  var elements: Set<String> = []
  /// The addresses of its pictures.
  var sources: [String] = []

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String] = [:]
  ) {
    elements.insert(elementName)
    if elementName == "img" { sources.append(attributes["src"] ?? "") }
  }
}
