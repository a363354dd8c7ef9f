internal import ArgumentParser
internal import Platen
internal import PlatenComparison
internal import PlatenReview

/// `platen snapshot list`: the references.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the references, and the versions and fonts that drew them.",
    discussion: """
      It prints four columns: the result in the last run (or a dash), the size in bytes, the name, and \
      the versions and fonts that drew the reference. With --log, a column before the last says who \
      approved it.

      EXAMPLES
        platen snapshot list scenes
        platen snapshot list scenes --json
        platen snapshot list scenes --log decisions.jsonl
      """)

  @OptionGroup var folder: FolderArgument

  @OptionGroup(title: "Output") var output: JSONOption

  @Option(
    help: ArgumentHelp(
      "Also list who approved each reference, from this log of decisions.", valueName: "file"),
    completion: .file())
  var log: String?

  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func run() throws {
    let place = try SnapshotPlace(folder.path, snapshots)
    let approvals = try log.map { path throws(ReviewError) in try Approvals(logAt: path) }
    let list = ReferenceList(place.folder, approvals)
    if output.json { return try StandardOutput.print(list.json) }
    if list.references.isEmpty {
      return try StandardOutput.print("no references in \"\(place.folder.references.path)\"")
    }
    let rows = list.references.map { reference in
      let names = reference.approvers.joined(separator: ", ")
      return [reference.status?.rawValue ?? "-", "\(reference.bytes)", reference.name]
        + (log == nil ? [] : [names.isEmpty ? "-" : names])
        + [reference.fingerprint.map(Self.text) ?? "-"]
    }
    try StandardOutput.print(TextTable(rows: rows, aligned: [.left, .right]).text)
  }

  private static func text(_ fingerprint: Fingerprint) -> String {
    let engines = fingerprint.engines.map { "\($0.name) \($0.version)" }
    let fonts = fingerprint.fonts.map { ["fonts \($0)"] } ?? []
    return (["Platen \(fingerprint.platen)"] + engines + fonts).joined(separator: ", ")
  }
}

/// `platen snapshot prune`: references of what is drawn no more.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes references that no snapshot uses any more.",
    discussion: """
      Without --force it only lists what it would remove.

      EXAMPLES
        platen snapshot prune scenes
        platen snapshot prune scenes --force
      """)

  @OptionGroup var folder: FolderArgument

  @Flag(help: "Remove them.")
  var force = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func run() throws {
    let place = try SnapshotPlace(folder.path, snapshots, writes: true)
    let used = try place.plan().names
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
