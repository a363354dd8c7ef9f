internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Which fonts texts are set in.
struct FontSource: LineOptionTarget {
  private(set) var request = FontRequest()

  static let options: [LineOption<Self>] = [
    .init(
      name: "fonts", form: .list, unit: "folder",
      help: {
        "Also use the fonts in this folder, before those in $PLATEN_FONTS or the bundled ones."
          + " Repeatable."
      },
      completion: { .directory }, set: { $0.request.folders.append($1) }),
    .init(
      name: "onlyFonts", form: .flag,
      help: { "Use only the fonts of --fonts, without the bundled ones." },
      set: { choice, _ in choice.request.isAlone = true }),
    .init(
      name: "systemFonts", form: .flag,
      help: {
        "Also use this machine's fonts. The same input may then look different on other machines."
      },
      set: { choice, _ in choice.request.includesSystemFonts = true }),
  ]

  /// The library, after a warning for each file of its folders that is no font that can be read.
  ///
  /// - Parameter shapedTextBudget: How many bytes of shaped texts are kept; nil for as many as usual.
  func library(shapedTextBudget: Int? = nil) throws -> FontLibrary {
    if request.isAlone, request.folders.isEmpty {
      throw ValidationError("--only-fonts has no effect: it needs --fonts")
    }
    let library = try FontLocations.library(request, shapedTextBudget: shapedTextBudget)
    SkippedFont.warn(of: library.skippedFonts)
    return library
  }
}

extension SkippedFont {
  /// Prints a warning for each file that is left out.
  static func warn(of files: [SkippedFont]) {
    for file in files { StandardError.print("warning: \(file)") }
  }
}

typealias FontOptions = LineOptions<FontSource>

extension FontOptions {
  func library(shapedTextBudget: Int? = nil) throws -> FontLibrary {
    try choice.library(shapedTextBudget: shapedTextBudget)
  }
}

/// How large the reader wants texts.
struct TypeSizeOption: ParsableArguments {
  @Option(
    name: .customLong("dynamic-type-size"),
    help: ArgumentHelp(PictureKind.clock.option("dynamicTypeSize").help, valueName: "size"),
    completion: .list(DynamicTypeSize.allCases.map { "\($0)" }),
    transform: {
      try Spelling.value($0, among: DynamicTypeSize.allCases.map { ("\($0)", $0) })
    })
  var size: DynamicTypeSize?
}

/// Whether a character that no font has is an error.
struct StrictOption: ParsableArguments {
  @Flag(
    name: .customLong("strict"),
    help:
      "Fail and write nothing if a character is missing from all fonts.")
  var isStrict = false

  /// Prints a warning for each character that no font has, each once.
  ///
  /// - Throws: ``CommandError`` if there are such characters and `--strict` is given.
  func report(_ missing: [MissingGlyph]) throws {
    var known: Set<Character> = []
    for glyph in missing where known.insert(glyph.character).inserted {
      StandardError.print("warning: \(glyph)")
    }
    if isStrict, !known.isEmpty {
      let count = known.count == 1 ? "a character" : "\(known.count) characters"
      throw CommandError(.failed, "no font has \(count), and --strict does not allow boxes instead")
    }
  }
}
