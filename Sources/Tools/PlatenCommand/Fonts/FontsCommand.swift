internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen fonts`: which fonts there are and what they cover.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "Lists the fonts: families, styles and coverage by script.",
    discussion: """
      Scripts have four-letter codes (ISO 15924). A font covers a script if it has at least half of \
      the script's first 48 letters.

      EXAMPLES
        platen fonts
        platen fonts Inter
        platen fonts --script Arab --system-fonts
        platen fonts --json
        platen fonts --explain "Aあ🦋" --locale ja
      """)

  @Argument(
    help: ArgumentHelp(
      "A family, to print its files, its axes and its coverage of each script. With --explain, the"
        + " font family of the text. (default with --explain: Inter)"))
  var family: String?

  @OptionGroup(title: "What") var choice: Choice
  @OptionGroup(title: "Output") var output: Output
  @OptionGroup var fonts: FontOptions

  /// Which fonts are told of.
  struct Choice: ParsableArguments {
    @Option(
      help: ArgumentHelp("List only fonts that cover this script.", valueName: "code"),
      completion: .list(Script.all.map(\.code)), transform: FontsCommand.script)
    var script: Script?

    @Option(
      help: ArgumentHelp(
        "Print the font that each character of this text uses, and the fonts that were tried"
          + " before it.",
        valueName: "text"))
    var explain: String?

    @Option(
      help: ArgumentHelp(
        "The language of the --explain text as a BCP 47 tag, such as ja or zh-Hant. (default: en)",
        valueName: "tag"), transform: LanguageTag.read)
    var locale: String?

    func validate() throws {
      if explain == nil, locale != nil {
        throw ValidationError("--locale has no effect: it needs --explain")
      }
      if explain != nil, script != nil {
        throw ValidationError("--script has no effect with --explain: leave one of them out")
      }
    }
  }

  /// How they are told of.
  struct Output: ParsableArguments {
    @Flag(help: "Print JSON, with the coverage of every face.")
    var json = false
  }

  func run() throws {
    let (script, json) = (choice.script, output.json)
    let library = try fonts.library()
    if let family { try checkFamily(family, in: library) }
    if let explain = choice.explain {
      let font = family.map { Font.custom($0, size: 17) } ?? .body
      let choices = try library.choices(for: explain, font: font, language: choice.locale ?? "en")
      try FontChoiceReport.print(choices, asJSON: json)
    } else if json {
      try printJSON(FontFamily.families(of: library.descriptions(where: isWanted)))
    } else if family != nil || script != nil || fonts.request.includesSystemFonts {
      try printTable(FontFamily.families(of: library.descriptions(where: isWanted)))
    } else {
      // No file need be opened for what the folder's index says.
      try printTable(FontFamily.families(of: library.records))
    }
  }

  private func isWanted(_ record: FontRecord) -> Bool {
    if let family, !record.isOfFamily(family) { return false }
    // The index of a folder is not asked, as it says nothing of the system's fonts.
    return choice.script.map(record.scripts.contains) ?? true
  }

  private func printJSON(_ families: [FontFamily]) throws {
    try StandardOutput.print(ReportText.json(families.map { FontFamilyReport($0) }))
  }

  private func printTable(_ families: [FontFamily]) throws {
    let script = choice.script
    if families.isEmpty, let script {
      StandardError.print("warning: no family covers \(script.code)")
    }
    if family != nil {
      try StandardOutput.print(
        families.map { $0.details(script: script) }.joined(separator: "\n\n"))
    } else if !families.isEmpty {
      try StandardOutput.print(FontFamily.table(of: families, script: script))
    }
  }

  private func checkFamily(_ name: String, in library: FontLibrary) throws {
    if library.hasFamily(name) { return }
    let nearest = NearestSpelling.of(name, among: library.families, limit: 1).first
    let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? " (platen fonts lists them)"
    throw CommandError(.usage, "no font family \"\(name)\"\(hint)")
  }

  @Sendable fileprivate static func script(_ text: String) throws -> Script {
    let codes = Script.all.map(\.code)
    if let match = codes.firstIndex(where: { $0.lowercased() == text.lowercased() }) {
      return Script.all[match]
    }
    let nearest = NearestSpelling.of(text, among: codes, limit: 1).first
    let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    throw OptionValueError(expected: "the four letters of a script, such as Arab" + hint)
  }
}

/// `platen index-fonts`: writes the index of a folder of fonts, so that it need not be scanned.
struct IndexFontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index-fonts",
    abstract: "Writes an index of a font folder, so that Platen opens the folder faster.")

  @Argument(help: ArgumentHelp("The folder of fonts.", valueName: "folder"), completion: .directory)
  var folder: String

  func run() throws {
    do {
      SkippedFont.warn(of: try FontFolder.writeIndex(of: folder))
    } catch let error as FontError {
      throw error
    } catch {
      throw CommandError(.cannotWrite, "the index of \"\(folder)\" cannot be written")
    }
  }
}
