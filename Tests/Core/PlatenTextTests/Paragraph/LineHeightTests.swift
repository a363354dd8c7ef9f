import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// How high lines are that have tall scripts in them.
@Suite struct LineHeightTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func set(
    _ text: String, size: CGFloat = 17, width: CGFloat? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> Paragraph {
    var style = ParagraphStyle()
    change(&style)
    return try Typesetter(library: library, grid: PixelGrid(scale: 2), style: style)
      .set(text, font: .em().sized(size), width: width, height: nil)
  }

  @Test func aLineOfAGivenHeightHasNoGapBelowIt() throws {
    let grid = PixelGrid(scale: 2)
    // No bundled face asks for a gap.
    var metrics = try library.face(for: .em()).metrics
    metrics.leading = 0.5
    let box = LineBox(metrics, of: StyledText.Run(text: "a", font: .em().sized(20)), grid: grid)
    #expect(box.leading == 10)
    let given = box.ofHeight(30, grid: grid)
    #expect(given.height == 30 && given.leading == 0)
  }

  // MARK: - Heights

  /// At 17 points the sum of what `hb-shape --show-extents` says of the highest and of the deepest
  /// glyph among the words, rounded up to a point, or the 21 points of Inter.
  private static let heights: [(text: String, height: CGFloat)] = [
    // 1.003 + 0.536 em, 1.165 + 0.694, 1.009 + 0.427, 1.016 + 0.558, 1.107 + 0.281
    ("မြန်မာ", 27), ("བོད", 32), ("ไทย", 25), ("ខ្មែរ", 27), ("ລາວ", 24),
    // 0.869 + 0.469, 0.809 + 0.525, 0.896 + 0.394
    ("తెలుగు", 23), ("ಕನ್ನಡ", 23), ("हिन्दी", 22),
    ("English", 21), ("Việt", 21), ("Ελληνικά", 21), ("Русский", 21), ("עברית", 21),
    ("العربية", 21), ("中文", 21), ("日本語", 21), ("ひらがな", 21), ("한국어", 21), ("🦋👨‍👩‍👧", 21),
    ("→ ½ ♞ ∑", 21), ("ქართული", 21), ("Հայերեն", 21), ("", 21),
    // What is taller counts wherever it stands.
    ("English and မြန်မာ", 27), ("ไทย မြန်မာ 日本語", 27),
  ]

  @Test(arguments: heights) func aLineIsAsHighAsTheWordsOfItsScripts(
    text: String, height: CGFloat
  ) throws {
    #expect(try set(text).size.height == height)
    #expect(try set(text + "\n" + text).size.height == 2 * height)
  }

  @Test func onlyLinesWithATallScriptAreTaller() throws {
    let paragraph = try set("English\nမြန်မာ\nEnglish")
    #expect(paragraph.size.height == 69)
    // Inter's baseline is 16.5 points down in its own lines; the ink of 1.003 em needs 17.051, and
    // 17.5 is the first pixel under that.
    #expect(paragraph.lines.map(\.origin.y) == [16.5, 38.5, 64.5])
  }

  @Test func theHeightIsTheSameWhateverTheWordSays() throws {
    let heights = try ["က", "ကျွန်ုပ်", "မြန်မာ", "၁"].map { try set($0).size.height }
    #expect(Set(heights) == [27])
  }

  @Test func aFontThatWasAskedForHasItsOwnHeight() throws {
    let font = ResolvedFont.em(.named("Noto Sans Myanmar")).sized(17)
    let typesetter = Typesetter(
      library: library, grid: PixelGrid(scale: 2), style: ParagraphStyle())
    let paragraph = try typesetter.set("မြန်မာ", font: font, width: nil, height: nil)
    // 1.324 + 0.860 em, of the font's table hhea.
    #expect(paragraph.size.height == 38)
  }

  @Test func heightsGrowWithTheSize() throws {
    for size in stride(from: 8, through: 96, by: 0.5) as StrideThrough<CGFloat> {
      let tall = 1.539 * size
      // Inter has 2728 + 680 units of 2816.
      let plain = 3408 / 2816 * size
      #expect(try set("မြန်မာ", size: size).size.height == tall.roundedUp)
      #expect(try set("日本語", size: size).size.height == plain.roundedUp)
    }
  }

  @Test(arguments: ["မြန်မာ", "བོད", "ไทย", "ລາວ", "తెలుగు", "ಕನ್ನಡ", "हिन्दी"])
  func pangoLinesAreAsHighOrHigher(text: String) throws {
    let pango = try PangoLayout([(text, "en")], family: "Inter", size: 17).height
    #expect(try set(text).size.height <= pango.rounded(.up), "\(pango)")
  }

  // MARK: - Heights that are asked for

  @Test(
    arguments: [
      // The difference to Inter's 21 points, of which 16.5 are over the baseline, is half over it.
      (.exact(40), 40, 26), (.exact(10), 10, 11), (.exact(-1), 0, 6), (.leading(3), 20, 16),
      (.multiple(1.5), 25.5, 19),
    ] as [(ParagraphStyle.LineHeight, CGFloat, CGFloat)])
  func aHeightHoldsForEveryLine(
    height: ParagraphStyle.LineHeight, points: CGFloat, baseline: CGFloat
  ) throws {
    for text in ["English\nမြန်မာ", "日本語\nEnglish"] {
      let paragraph = try set(text) { $0.lineHeight = height }
      #expect(paragraph.size.height == 2 * points)
      #expect(paragraph.firstBaseline == baseline)
      #expect(paragraph.lastBaseline == baseline + points)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func aHeightThatIsNoneChangesNothing(
    points: CGFloat
  ) throws {
    #expect(try set("မြန်မာ") { $0.lineHeight = .exact(points) }.size.height == 27)
  }

  @Test func aVariableHeightIsThatOfTheFontsInTheLine() throws {
    // By their tables hhea: 1.324 + 0.860 em, 1.160 + 0.288.
    for (text, height) in [("မြန်မာ", 38), ("日本語", 25), ("English", 21)] as [(String, CGFloat)] {
      #expect(try set(text) { $0.lineHeight = .variable }.size.height == height)
    }
  }

  @Test func aHeightByTheInkHasRoomForEveryMark() throws {
    let verse = "بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ"
    // hb-shape: 1.180 em over the baseline and 0.403 under it.
    for (text, height) in [(verse, 27), ("က", 21), ("x", 21)] as [(String, CGFloat)] {
      #expect(try set(text) { $0.lineHeight = .ink }.size.height == height)
    }
    let paragraph = try set(verse, width: 60) { $0.lineHeight = .ink }
    for (line, next) in zip(paragraph.lines, paragraph.lines.dropFirst()) {
      let bottom = paragraph.inkBoxes(of: line).map(\.maxY).max() ?? 0
      let top = paragraph.inkBoxes(of: next).map(\.minY).min() ?? 0
      #expect(bottom <= top)
    }
  }

  @Test(
    arguments: [
      ("my", 27), ("bo", 32), ("dz", 32), ("th-TH", 25), ("km", 27), ("ja", 21), ("zh-Hant", 21),
      ("ur", 21), ("en", 21), ("", 21), ("no language", 21),
    ] as [(String, CGFloat)])
  func aLanguageTakesRoomForItsWords(language: String, height: CGFloat) throws {
    var run = StyledText.Run(text: "English\n日本語", font: .em().sized(17))
    run.language = language
    let paragraph = try Typesetter(
      library: library, grid: PixelGrid(scale: 2), style: ParagraphStyle()
    ).set(StyledText(runs: [run]), width: nil, height: nil)
    #expect(paragraph.size.height == 2 * height)
  }

  @Test func asManyLinesAsFitTheHeightAreShown() throws {
    let text = "မြန်မာ ဘာသာ လူတိုင်း တူညီ လွတ်လပ်"
    for (height, count) in [(27, 1), (53, 1), (54, 2), (81, 3)] as [(CGFloat, Int)] {
      let paragraph = try Typesetter(
        library: library, grid: PixelGrid(scale: 2), style: ParagraphStyle()
      ).set(text, font: .em().sized(17), width: 60, height: height)
      #expect(paragraph.lines.count == count && paragraph.size.height <= height)
    }
  }

  // MARK: - Ink

  /// Where lines are as narrow as a word, none of their ink meets that of another line.
  ///
  /// Signs of vowels on Arabic letters reach further than the words that its face is measured with.
  @Test func noInkOfALineIsInAnother() throws {
    let labels = try ScriptCorpus().labels.filter { !$0.text.contains("ٱللَّهِ") }
    let texts = labels.map(\.text) + (try Self.words().map(\.words))
    for text in texts {
      for width in [30, 45, 60, 80, 120, 300] as [CGFloat] {
        let paragraph = try set(text + " " + text, width: width)
        for (line, next) in zip(paragraph.lines, paragraph.lines.dropFirst()) {
          let below = paragraph.inkBoxes(of: next)
          let top = below.map(\.minY).min() ?? .infinity
          let meets = paragraph.inkBoxes(of: line).contains { box in
            box.maxY > top + 0.01
              && below.contains {
                let shared = $0.intersection(box)
                return !shared.isNull && shared.width > 0.01 && shared.height > 0.01
              }
          }
          #expect(!meets, "\(line.text) over \(next.text)")
        }
      }
    }
  }

  /// In a line that is taller for their sake, or for that of its ink.
  @Test(arguments: [nil, .ink] as [ParagraphStyle.LineHeight?])
  func wordsStayInTheirLine(height: ParagraphStyle.LineHeight?) throws {
    for (_, words) in try Self.words() {
      for scale in [1, 2, 3] as [CGFloat] {
        var style = ParagraphStyle()
        style.lineHeight = height
        let paragraph = try Typesetter(
          library: library, grid: PixelGrid(scale: scale), style: style
        ).set(words, font: .em().sized(17), width: nil, height: nil)
        if height == nil, paragraph.size.height == 21 { continue }
        let ink = paragraph.inkBounds
        let pixel = 1 / scale
        #expect(ink.minY >= -pixel && ink.maxY <= paragraph.size.height + pixel, "\(words)")
      }
    }
  }

  @Test func oneWordOfAPlainScriptLeavesBaselinesEven() throws {
    for word in ["العربية", "தமிழ்", "עברית", "日本語", "ქართული"] {
      let paragraph = try set("English\nEnglish \(word)\nEnglish")
      #expect(paragraph.lines.map(\.origin.y) == [16.5, 37.5, 58.5])
    }
  }

  // MARK: - The table

  private static func words() throws -> [(script: String, words: String)] {
    let file = BundledFonts.folder + "/Scripts/words.tsv"
    return try String(contentsOfFile: file, encoding: .utf8).unicodeScalars
      .split(separator: "\n").filter { $0.first != "#" }.dropFirst()
      .map { line in
        let fields = line.split(separator: "\t").map { String($0) }
        try #require(fields.count == 3)
        return (fields[0], fields[2])
      }
  }

  private struct ShapedGlyph: Decodable {
    var yb, h, dy: Int
  }

  /// The table is what hb-shape says of the words today.
  @Test(arguments: FaceExtents.rows.indices) func extentsAreThoseOfHBShape(row: Int) throws {
    let row = FaceExtents.rows[row]
    let font = ResolvedFont.em(.named(row.family), weight: row.isBold ? 700 : 400)
    let face = try library.face(for: font)
    #expect(face.family == row.family)
    let words = try Self.words().filter { $0.script == row.script.code }.map(\.words)
    let lines = words.joined(separator: " ").replacingOccurrences(of: " ", with: "\n")
    let output = try Program.output(
      of: "/usr/bin/hb-shape",
      ["--output-format=json", "--show-extents", "--no-glyph-names", face.file],
      input: lines, hint: "install libharfbuzz-bin")
    let glyphs = try output.split(separator: UInt8(ascii: "\n")).flatMap {
      try JSONDecoder().decode([ShapedGlyph].self, from: $0)
    }.filter { $0.h != 0 }
    let above = glyphs.map { $0.dy + $0.yb }.max()
    let below = glyphs.map { -$0.dy - $0.yb - $0.h }.max()
    #expect(above == row.above)
    #expect(below == row.below)
    #expect(face.wordExtent == LineExtent.words(of: row.script) || row.isBold)
  }

  @Test func everyFaceOfOneScriptIsInTheTable() throws {
    let records = try FontFolder(path: BundledFonts.folder).records
    let faces = records.filter {
      $0.family.hasPrefix("Noto S") && !$0.family.hasPrefix("Noto Sans Symbols")
        && $0.scripts.count == 1
    }
    #expect(faces.count == FaceExtents.rows.count)
    for face in faces { #expect(face.scripts == [face.script]) }
  }
}

extension FontRecord {
  /// The script that the table has for the face's family; unknown if it is not there.
  fileprivate var script: Script {
    FaceExtents.rows.first { $0.family == family }?.script ?? .unknown
  }
}
