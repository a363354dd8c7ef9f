internal import ArgumentParser

/// `platen snapshot`: what pictures should look like, and what became of them.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compares pictures with what they should look like.",
    discussion: """
      References stand in the folder __Snapshots__ of the scenes' folder. What differs is kept in \
      .platen-snapshots, so that it can be looked at and accepted without being rendered again.

      EXAMPLES
        platen snapshot record scenes
        platen snapshot verify scenes

      EXIT CODES
        0 all the same, 1 something is different or failed, 2 nothing is different but references \
      are missing; 64 usage, 65 bad input, 66 no such input, 70 a fault of platen's own, 73 \
      cannot write.
      """,
    subcommands: [RecordCommand.self, VerifyCommand.self])
}
