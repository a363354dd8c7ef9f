internal import ArgumentParser

/// `platen snapshot`: what pictures should look like, and what became of them.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compares pictures with approved references, for review.",
    discussion: """
      A folder of scenes keeps its references in its folder __Snapshots__, and differences in \
      .platen-snapshots, so that you can review and accept them without rendering again. The \
      optional file platen-snapshots.yaml lists scenes and variants, and sets what may differ. \
      `platen schema --snapshots` prints its JSON Schema.

      Instead of a folder of scenes you can name a Swift package or a Swift file. Then its previews are \
      compared. The references of a file Card.swift are in __Snapshots__/Card next to it. A folder \
      with Package.swift is a package unless platen-snapshots.yaml lists scenes.

      EXAMPLES
        platen snapshot record scenes
        platen snapshot verify scenes
        platen snapshot review scenes
        platen snapshot accept scenes --from decisions.json
        platen snapshot verify --references before --actual after

      EXIT CODES
      0: all pictures match; 1: one differs or cannot be read; 2: none differs but references are \
      missing or renamed; 64: wrong usage; 65: bad input; 66: missing input; 70: an internal error; \
      73: output that cannot be written.
      """,
    subcommands: [
      RecordCommand.self, VerifyCommand.self, ReviewCommand.self, AcceptCommand.self,
      RejectCommand.self, ListCommand.self, PruneCommand.self,
    ])
}
