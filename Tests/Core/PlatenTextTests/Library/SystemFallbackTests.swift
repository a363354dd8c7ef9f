import Foundation
import Testing

@testable import PlatenText

/// Faces of this machine: machines differ in their fonts, so these hold for any.
@Suite struct SystemFallbackTests {
  @Test func aSystemFaceDrawsTheClusterItIsAskedFor() throws {
    let library = try FontLibrary(folder: BundledFonts.folder, includesSystemFonts: true)
    for cluster in ["a", "ᬅ", "𓀀", "語", "é\u{331}", "\u{10FFFD}", "ᬓ\u{1B44}"] {
      let character = Character(cluster)
      for language in ["en", "ja", "zh-Hant-HK", "", "-"] {
        let face = library.systemFace(for: character, font: .em(), language: language)
        #expect(face?.draws(character) != false)
      }
    }
  }

  @Test func withoutLeaveNoSystemFaceIsFound() throws {
    let face = try BundledFonts.library().systemFace(for: "a", font: .em(), language: "en")
    #expect(face == nil)
  }

  /// Every Han character once, each of which fontconfig would take milliseconds for by itself.
  @Test func tenThousandCharactersAskFontconfigOnce() throws {
    let library = try FontLibrary(folder: BundledFonts.folder, includesSystemFonts: true)
    for value in UInt32(0x4E00)..<0x4E00 + 10_000 {
      let character = Character(try #require(Unicode.Scalar(value)))
      let face = library.systemFace(for: character, font: .em(), language: "zh-Hans")
      #expect(face?.draws(character) != false)
    }
  }

  @Test func theFirstInFontconfigsOrderIsTaken() throws {
    let library = try FontLibrary(folder: BundledFonts.folder, includesSystemFonts: true)
    // `fc-match -s` prints the same order with the same trimming.
    let list = try Program.output(
      of: "/usr/bin/fc-match", ["-s", "-f", "%{file}\t%{charset}\n", "Inter:weight=80:lang=ja"],
      hint: "Debian's package fontconfig")
    let sorted = String(decoding: list, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    for character: Character in ["a", "語", "♞", "ش"] {
      let value = try #require(character.unicodeScalars.first).value
      let expected = sorted.first { has($0[1], value) }.map { String($0[0]) }
      let face = library.systemFace(for: character, font: .em(), language: "ja")
      #expect(face?.file == expected, "\(character)")
    }
  }

  private func has(_ charset: Substring, _ value: UInt32) -> Bool {
    charset.split(separator: " ").contains { item in
      let ends = item.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      return ends.first.map { $0 <= value && value <= (ends.last ?? $0) } ?? false
    }
  }
}
