internal import ArgumentParser
internal import PlatenReview
internal import PlatenScenes

/// `platen schema`: the JSON Schema of scenes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scene files.",
    discussion: """
      An editor with the YAML language server completes scenes whose first line is
        # yaml-language-server: $schema=scene.schema.json

      EXAMPLES
        platen schema > scene.schema.json
        platen schema --snapshots > snapshots.schema.json
      """)

  @Flag(help: "Print that of platen-snapshots.yaml.")
  var snapshots = false

  func run() throws {
    try StandardOutput.print(snapshots ? SnapshotConfiguration.schema : SceneSchema.text)
  }
}
