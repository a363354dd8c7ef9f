import Foundation
import Testing

@testable import PlatenText

/// What of which scripts a face has, held against Unicode's own list and fontconfig's `fc-query`.
@Suite struct ScriptCoverageTests {
  /// The script of each character by its long name in Scripts.txt.
  private func scripts() throws -> [UInt32: Substring] {
    let text = try String(contentsOfFile: "/usr/share/unicode/Scripts.txt", encoding: .utf8)
    var scripts: [UInt32: Substring] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "#")[0].split(separator: ";")
      let ends = fields[0].split(separator: ".").map { $0.filter { $0 != " " } }
      guard let first = UInt32(ends[0], radix: 16), let last = UInt32(ends.last ?? "", radix: 16)
      else { continue }
      for value in first...last { scripts[value] = fields[1].filter { $0 != " " }[...] }
    }
    return scripts
  }

  /// The characters of a font file.
  private func characters(of name: String, _ index: Int) throws -> [UInt32] {
    let data = try Program.output(
      of: "/usr/bin/fc-query",
      ["-f", "%{charset}", "-i", String(index), BundledFonts.folder + "/" + name],
      hint: "Debian's package fontconfig")
    return String(decoding: data, as: UTF8.self).split(separator: " ").flatMap { item in
      let ends = item.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      return Array(ends[0]...ends[ends.count - 1])
    }
  }

  @Test(arguments: [
    ("NotoSansArabic-Regular.ttf", 0, "Arabic", "Arab"),
    ("NotoSansCJK-Bold.ttc", 3, "Hangul", "Hang"),
    ("SourceSerifPro-Regular.otf", 0, "Cyrillic", "Cyrl"),
    ("NotoSansCJK-Regular.ttc", 2, "Han", "Hani"),
    ("NotoSansMath.ttf", 0, "Common", "Zyyy"), ("Nunito-Bold.otf", 0, "Latin", "Latn"),
  ])
  func theCountsAreThoseOfUnicodesList(
    file: String, index: Int, name: String, code: String
  ) throws {
    let scripts = try scripts()
    let expected = try characters(of: file, index).filter {
      scripts[$0]?.elementsEqual(name) == true
    }
    let total = scripts.values.filter { $0 == name }.count
    let faces = FontconfigScanner.descriptions(ofFontAt: BundledFonts.folder + "/" + file)
    let face = try #require(faces.first { $0.record.index == index })
    let coverage = try #require(face.coverage.first { $0.script.code == code })
    #expect(coverage.count == expected.count)
    #expect(coverage.total == total)
  }

  @Test func aScriptIsCoveredByHalfOfWhatTextsNeedOfIt() throws {
    let records = try FontFolder(path: BundledFonts.folder).records
    func codes(_ file: String, _ index: Int = 0) -> [String]? {
      records.first { $0.path.hasSuffix("/" + file) && $0.index == index }?.scripts.map(\.code)
    }
    #expect(codes("Inter.ttf") == ["Cyrl", "Grek", "Latn"])
    // The italics have Latin letters alone.
    #expect(codes("SourceSerifPro-Italic.otf") == ["Latn"])
    #expect(codes("SourceSerifPro-Regular.otf") == ["Cyrl", "Grek", "Latn"])
    #expect(codes("NotoSansCJK-Regular.ttc", 3)?.contains("Hani") == false)
    #expect(codes("NotoSansCJK-Regular.ttc", 3)?.contains("Hang") == true)
    #expect(codes("NotoSansThai-Regular.ttf") == ["Thai"])
    #expect(codes("Phosphor.ttf") == [])
    #expect(codes("NotoColorEmoji.ttf") == [])
  }

  @Test func axesAreThoseOfTheFile() throws {
    let inter = FontconfigScanner.descriptions(ofFontAt: BundledFonts.folder + "/Inter.ttf")
    #expect(inter.count == 1)
    let axis = FontDescription.Axis(tag: "wght", range: 100...900, defaultValue: 400)
    #expect(inter[0].axes == [axis])
    let nunito = BundledFonts.folder + "/Nunito-Bold.otf"
    #expect(FontconfigScanner.descriptions(ofFontAt: nunito).map(\.axes) == [[]])
  }
}
