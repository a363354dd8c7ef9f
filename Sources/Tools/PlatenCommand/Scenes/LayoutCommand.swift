internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen layout`: where everything in a scene lies.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints the frames of all views of a scene.",
    discussion: """
      Frames are points in the picture's coordinates, from the top left corner. In JSON each view \
      has its kind, id, frame, children, and if it is a text its baseline and lines. Behind them \
      stand the findings: what render would warn of.

      EXAMPLES
        platen layout card.yaml
        platen layout card.yaml --json | jq '.. | .frame? // empty'
      """)

  @Argument(
    help: ArgumentHelp("The scene's file, or - for standard input.", valueName: "scene"),
    completion: .file())
  var path: String

  @OptionGroup(title: "What") var scene: SceneOptionGroup

  @OptionGroup(title: "Output") var output: JSONOption

  @Flag(help: "Fail, and print nothing, if there is anything to warn of.")
  var strict = false

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let source = SceneSource(
      path: path, overrides: try scene.overrides(), allowedPaths: scene.allowPath)
    let scene = try source.scene(marksViews: true)
    let renderer = scene.renderer(library: try fonts.library())
    let picture = try renderer.fittedPicture(includesTree: true)
    let findings = scene.findings(of: picture.report)
    if strict { try FindingLog(isStrict: true).check(findings, of: source.shownPath) }
    guard let tree = picture.tree else { return }
    try StandardOutput.print(output.json ? tree.json(with: findings) : tree.description)
  }
}
