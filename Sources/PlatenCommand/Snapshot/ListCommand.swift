internal import ArgumentParser
internal import Platen
internal import PlatenComparison
internal import PlatenReview

/// `platen snapshot list`: the references.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the references, and what they were drawn with.",
    discussion: """
      Columns: what became of it in the last run, or a dash; the bytes; the name; what it was drawn \
      with, if the file says so.

      EXAMPLES
        platen snapshot list scenes
        platen snapshot list scenes --json
      """)

  @OptionGroup var folder: FolderArgument

  @Flag(help: "Print JSON, for programs.")
  var json = false

  @OptionGroup var snapshots: SnapshotOptions

  func run() throws {
    let place = try SnapshotPlace(folder.path, snapshots)
    let list = ReferenceList(place.folder)
    if json { return try StandardOutput.print(list.json) }
    if list.references.isEmpty {
      return try StandardOutput.print("no references in \"\(place.folder.references.path)\"")
    }
    let rows = list.references.map { reference in
      [
        reference.status?.rawValue ?? "-", "\(reference.bytes)", reference.name,
        reference.fingerprint.map(Self.text) ?? "-",
      ]
    }
    try StandardOutput.print(TextTable(rows: rows, aligned: [.left, .right]).text)
  }

  private static func text(_ fingerprint: Fingerprint) -> String {
    let engines = fingerprint.engines.map { "\($0.name) \($0.version)" }
    let fonts = fingerprint.fonts.map { ["fonts \($0)"] } ?? []
    return (["Platen \(fingerprint.platen)"] + engines + fonts).joined(separator: ", ")
  }
}
