internal import CFontconfig
internal import Foundation

/// The fonts that fontconfig's configuration of this machine and user names.
///
/// They are a choice (`--system-fonts`), because they differ from machine to machine.
final class SystemFonts {
  private let configuration: OpaquePointer?

  init() { configuration = FcInitLoadConfigAndFonts() }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The system's faces, owned by the configuration.
  var set: UnsafeMutablePointer<FcFontSet>? {
    configuration.flatMap { FcConfigGetFonts($0, FcSetSystem) }
  }

  /// The face of a match.
  func record(of match: OpaquePointer) -> FontRecord? { FontRecord(pattern: match) }

  /// The first face that has the character, in fontconfig's own order for the family.
  func fallback(for scalar: Unicode.Scalar, family: String) -> FontRecord? {
    guard let configuration, let request = FcPatternCreate(), let needed = FcCharSetCreate()
    else { return nil }
    defer {
      FcCharSetDestroy(needed)
      FcPatternDestroy(request)
    }
    FcCharSetAddChar(needed, scalar.value)
    FcPatternAddString(request, FC_FAMILY, family)
    FcPatternAddCharSet(request, FC_CHARSET, needed)
    // Without a language fontconfig takes the one of the process's locale.
    FcPatternAddString(request, FC_LANG, "en")
    FcConfigSubstitute(configuration, request, FcMatchPattern)
    FcDefaultSubstitute(request)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(configuration, request, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var covered: OpaquePointer?
    guard FcPatternGetCharSet(match, FC_CHARSET, 0, &covered) == FcResultMatch,
      FcCharSetHasChar(covered, scalar.value) != 0
    else { return nil }
    return FontRecord(pattern: match)
  }
}
