internal import ArgumentParser
internal import Foundation
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen reference`: what views, modifiers and values of scenes take.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Describes the views, modifiers and values of scenes.",
    discussion: """
      EXAMPLES
        platen reference
        platen reference flow
        platen reference modifier padding
        platen reference -o reference.html
      """)

  @Argument(
    help: ArgumentHelp(
      "A kind of part (\(SceneReference.Kind.allCases.map(\.rawValue).joined(separator: ", "))), the name of"
        + " a part, or both. (default: all)", valueName: "name"))
  var names: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write an HTML page that describes all parts with drawn examples.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if output != nil, !names.isEmpty {
      throw ValidationError("--output has no effect with a name: the page has all parts")
    }
    if output == nil, fonts.request != FontRequest() {
      throw ValidationError("font options have no effect without --output")
    }
  }

  func run() throws {
    guard let output else { return try Self.print(names) }
    let page = try html
    if output == "-" { return try StandardOutput.print(page) }
    let sink = try FileSink.output(at: output)
    try sink.write(Array(page.utf8))
    try sink.commit()
  }

  private var html: String {
    get throws {
      let library = try fonts.library()
      return try ReferencePage(.current, version: VersionReport.number) { entry in
        guard let text = entry.scene else { return nil }
        let scene = try PictureScene(
          SceneText(name: "\(entry.key).yaml", text: text), options: SceneOptions())
        return try scene.renderer(library: library).svgData()
      }.html
    }
  }

  /// Prints what is known of a part, or which parts there are.
  ///
  /// - Throws: ``CommandError`` for a name that no part has.
  static func print(_ names: [String]) throws {
    let reference = SceneReference.current
    let text = ReferenceText(columns: min(HelpText.columns, 100))
    let kind = names.first.flatMap(SceneReference.Kind.init(rawValue:))
    guard let name = kind == nil ? names.first : names.dropFirst().first else {
      let shown = kind == nil ? reference.entries : reference.entries.filter { $0.kind == kind }
      return try StandardOutput.print(text.list(of: shown))
    }
    let found = reference.entries(named: name, of: kind)
    guard !found.isEmpty, names.count <= (kind == nil ? 1 : 2) else {
      throw unknown(name, of: kind, names)
    }
    try StandardOutput.print(found.map(text.text).joined(separator: "\n\n"))
  }

  private static func unknown(
    _ name: String, of kind: SceneReference.Kind?, _ names: [String]
  ) -> CommandError {
    let all = SceneReference.current.entries.filter { kind == nil || $0.kind == kind }.map(\.name)
    let nearest = NearestSpelling.of(name, among: all, limit: 1).first
    guard !all.contains(name) else {
      return CommandError(
        .usage, "found \(names.count) names, expected a kind and a name, as in view flow")
    }
    let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? "; platen reference lists all"
    return CommandError(
      .usage, "no \(kind?.rawValue ?? "part of scenes") is called \"\(name)\"\(hint)")
  }
}
