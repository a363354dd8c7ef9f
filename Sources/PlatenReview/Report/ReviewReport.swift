/// What a run of comparisons found, as it is told to people and programs.
package struct ReviewReport: Hashable, Sendable {
  /// What was compared, such as the folder's name.
  package var title: String
  /// All snapshots, in the order of their names.
  package var entries: [ReviewEntry]
  /// What the groups of entries have in common, in a sentence each, by their numbers.
  package var groups: [String]

  package init(title: String, entries: [ReviewEntry] = [], groups: [String] = []) {
    (self.title, self.entries, self.groups) = (title, entries, groups)
  }

  /// How many entries have a status.
  package func count(_ status: ReviewEntry.Status) -> Int {
    entries.count { $0.status == status }
  }
}
