internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen layout`: where everything in a scene lies.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints the frames of all views of a scene.",
    discussion: """
      Frames are points in the picture's coordinates, from the top left corner. In JSON each view \
      has its kind, id, frame, children, and if it is a text its baseline and lines.

      EXAMPLES
        platen layout card.yaml
        platen layout card.yaml --json | jq '.. | .frame? // empty'
      """)

  @Argument(help: ArgumentHelp("The scene's file, or - for standard input.", valueName: "path"))
  var path: String

  @Flag(help: "Print JSON instead of a drawn tree.")
  var json = false

  @OptionGroup var scene: SceneOptionGroup

  func run() throws {
    let source = SceneSource(
      path: path, overrides: try scene.overrides(), allowedPaths: scene.allowPath)
    let renderer = try source.scene(marksViews: true).renderer(library: scene.fonts.library())
    let tree = try renderer.layoutTree()
    try StandardOutput.print(json ? tree.json : tree.description)
  }
}
