internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen layout`: where everything in a scene lies.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints the frames of all views of a scene.",
    discussion: """
      Frames are in points from the top left corner of the picture. In JSON each view has its kind, \
      id, frame and children, and a text also has its baseline and lines. The findings follow: the \
      warnings that `platen render` would print. With --strict, they are errors.

      EXAMPLES
        platen layout card.yaml
        platen layout card.yaml --json | jq '.. | .frame? // empty'
      """)

  @Argument(
    help: ArgumentHelp("The scene file, or - for standard input.", valueName: "scene"),
    completion: .file())
  var path: String

  @OptionGroup(title: "What") var scene: SceneOptionGroup

  @OptionGroup(title: "Output") var output: JSONOption

  @Flag(help: "Treat warnings as errors, and print nothing if there are any.")
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
