internal import Synchronization

extension FontLibrary {
  /// The faces of the folder, in the order of its index.
  package var records: [FontRecord] { state.withLock { $0.records } }

  /// What the files of the folder's faces say of them, for those that `isWanted`; then the system's,
  /// if those are allowed.
  ///
  /// This opens the files of the faces that are wanted.
  package func descriptions(
    where isWanted: (FontRecord) -> Bool = { _ in true }
  ) -> [FontDescription] {
    var paths: [String] = []
    for record in records where isWanted(record) && paths.last != record.path {
      paths.append(record.path)
    }
    let own = paths.flatMap(FontconfigScanner.descriptions(ofFontAt:))
    let system = state.withLock { $0.systemDescriptions() }
    return (own + system).filter { isWanted($0.record) }
  }
}
