import Foundation

@testable import PlatenText

/// The fonts of the checkout, whatever the environment says.
enum BundledFonts {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts").path

  /// A library of its own for each use, so that no test finds what another has shaped.
  static func library() throws -> FontLibrary { try FontLibrary(folder: folder) }

  /// The bytes of a text that a run draws.
  static func text(of run: GlyphRun, in text: String) -> String {
    String(decoding: Array(text.utf8)[run.range], as: UTF8.self)
  }
}

extension ResolvedFont {
  /// A font of one point, so that lengths are ems.
  static func em(
    _ family: Family = .design(.default), weight: CGFloat = 400, isItalic: Bool = false,
    features: [FontFeature] = []
  ) -> ResolvedFont {
    ResolvedFont(
      family: family, size: 1, weight: Font.Weight(value: weight), isItalic: isItalic,
      features: features)
  }
}
