internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// Which fonts texts are set in.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "The folder of fonts to use. (default: $PLATEN_FONTS, or else the bundled ones)",
      valueName: "dir"), completion: .directory)
  var folder: String?

  @Flag(
    help: "Use this machine's fonts too. The same input may then look different on other machines.")
  var systemFonts = false

  /// - Parameter shapedTextBudget: How many bytes of shaped texts are kept; nil for as many as usual.
  func library(shapedTextBudget: Int? = nil) throws -> FontLibrary {
    try FontLocations.library(
      requested: folder, includesSystemFonts: systemFonts, shapedTextBudget: shapedTextBudget)
  }
}

/// How large the reader wants texts.
struct TypeSizeOption: ParsableArguments {
  @Option(
    name: .customLong("dynamic-type-size"),
    help: ArgumentHelp(PictureKind.tags.option("dynamicTypeSize").help, valueName: "size"),
    completion: .list(DynamicTypeSize.allCases.map { "\($0)" }),
    transform: {
      try Spelling.value($0, among: DynamicTypeSize.allCases.map { ("\($0)", $0) })
    })
  var size = DynamicTypeSize.large
}
