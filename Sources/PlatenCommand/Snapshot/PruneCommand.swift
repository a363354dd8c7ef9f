internal import ArgumentParser
internal import PlatenReview

/// `platen snapshot prune`: references of what is drawn no more.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes the references for which nothing is drawn any more.",
    discussion: """
      Without --force it only says what it would remove.

      EXAMPLES
        platen snapshot prune scenes
        platen snapshot prune scenes --force
      """)

  @OptionGroup var folder: FolderArgument

  @Flag(help: "Remove them.")
  var force = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @OptionGroup var snapshots: SnapshotOptions

  func run() throws {
    let place = try SnapshotPlace(folder.path, snapshots)
    let used = try place.plan([]).names
    let references = place.folder.references
    let unused = references.names().filter { !used.contains($0) }
    for name in unused {
      if force { try references.remove(name) }
      if !quiet { print((force ? "removed " : "would remove ") + name) }
    }
    if !quiet, unused.isEmpty { print("no unused references") }
    if !quiet, !unused.isEmpty, !force { print("--force removes them") }
  }
}
