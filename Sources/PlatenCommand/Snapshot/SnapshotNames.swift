internal import PlatenComparison

/// A folder and the names of snapshots, as they are typed behind each other.
///
/// The first argument is the folder unless it ends as a snapshot does.
struct SnapshotNames {
  /// Nil for the working folder.
  let folder: String?
  let names: [String]

  init(_ arguments: [String]) {
    if let first = arguments.first, SnapshotKind(fileName: first) == nil {
      folder = first
      names = Array(arguments.dropFirst())
    } else {
      folder = nil
      names = arguments
    }
  }
}
