import Foundation
import FoundationXML
import Testing

/// Texts that no one writes go through the whole command, and what comes out can be read.
@Suite struct HostileTextTests {
  /// Code points, some of which cannot be written out in Swift.
  private static func text(_ points: UInt32...) -> String {
    String(String.UnicodeScalarView(points.compactMap(Unicode.Scalar.init)))
  }

  private static let pieces: [String] = [
    String(String.UnicodeScalarView((0..<0x20).compactMap { Unicode.Scalar(UInt8($0)) })),
    String(String.UnicodeScalarView((0x7F..<0xA0).compactMap { Unicode.Scalar(UInt8($0)) })),
    text(0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF, 0xFDD0), "\u{E000}\u{F8FF}\u{10FFFD}",
    "\u{378}\u{2FE0}",
    "\u{FE0F}", "\u{FE0E}\u{200D}\u{200C}", "\u{200D}",
    "a" + String(repeating: "\u{301}", count: 10_000),
    "\u{200B}\u{2060}\u{FEFF}\u{AD}", String(repeating: "\u{202B}", count: 10_000) + "a",
    String(repeating: "\u{2067}", count: 10_000) + "א", "\u{202E}<b>&amp;\"'\u{202C}",
    "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{E0001}\u{E0061}\u{E007F}", "]]>", "<!--", "&#0;", "\\ud800",
    "\u{2028}\u{2029}", "\u{FFFC}", "\u{FFFD}", "\u{1F1E6}", "\u{20E3}", "\u{110BD}\u{600}",
  ]

  /// The pieces as a file of lines, without the line ends among them.
  private static let lines = pieces.map { piece in
    "x" + String(piece.unicodeScalars.filter { !Character($0).isNewline && $0 != "\t" })
  }.joined(separator: "\n")

  @Test(arguments: ["svg", "pdf", "png"]) func picturesAreWhole(format: String) throws {
    let work = try Workplace()
    try work.write(Self.lines.utf8, to: "lines.txt")
    for style in ["cell", "pill"] {
      let name = "\(style).\(format)"
      let outcome = try work.platen(["tags", "lines.txt", "-o", name, "--style", style])
      #expect(outcome.exitCode == 0 && !outcome.isCrash, "\(outcome.error.prefix(500))")
      let bytes = try #require(work.bytes(of: name))
      switch format {
      case "svg":
        #expect(XMLParser(data: Data(bytes)).parse())
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        for word in ["\"nan", "\"inf", "\"-inf", " nan", " inf", ",nan", ",inf"] {
          #expect(!text.contains(word), "\(word)")
        }
      case "pdf": #expect(try work.shell("pdfinfo \(name)").text.contains("Pages:           1"))
      default: #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      }
    }
  }

  @Test func measuresAreNumbers() throws {
    let work = try Workplace()
    try work.write(Self.lines.utf8, to: "lines.txt")
    let outcome = try work.platen(["measure", "--input", "lines.txt", "--json-lines"])
    #expect(outcome.exitCode == 0 && !outcome.isCrash)
    let lines = outcome.output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == Self.pieces.count)
    for line in lines {
      let report = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      let width = try #require(report?["width"] as? Double)
      #expect(width.isFinite && width > 0)
    }
  }

  /// In the arguments of a command there may be bytes that are no text.
  @Test func bytesThatAreNoTextAreRefusedOrReplaced() throws {
    let work = try Workplace()
    let outcome = try work.shell("platen measure \"$(printf 'a\\355\\240\\200b')\"")
    #expect(!outcome.isCrash)
  }
}
