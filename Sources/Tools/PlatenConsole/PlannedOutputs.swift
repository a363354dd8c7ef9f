package import PlatenBase

/// The files that a run is going to write, looked at before anything is rendered.
package struct PlannedOutputs {
  private var sources: [String: String] = [:]
  private var folders: [String] = []

  package init() {}

  /// Plans a file.
  ///
  /// - Parameter source: What is drawn there, as an error names it.
  /// - Throws: ``ConsoleError`` if something else is to be written to the same file.
  package mutating func add(_ path: String, for source: String) throws {
    let place = URL(fileURLWithPath: path).standardizedFileURL.path
    if let other = sources[place] {
      let both = other == source ? "two pictures of \(source)" : "\(other) and \(source)"
      throw ConsoleError(
        .usage,
        "\(both) would be written to \"\(path)\": give each its own path, for example with {name}")
    }
    sources[place] = source
    let folder = path.parentPath
    if !folder.isEmpty, folders.last != folder { folders.append(folder) }
  }

  /// Makes the folders of all files.
  ///
  /// - Throws: ``ConsoleError`` for the first that cannot be made.
  package func createFolders() throws {
    for folder in folders {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw ConsoleError(.folder, "the folder \"\(folder)\" cannot be created")
      }
    }
  }
}

extension FileSink {
  /// A sink for the file at a path, whose folder is made if it is not there; `-` is standard output.
  ///
  /// - Throws: ``ConsoleError`` for a folder that cannot be made, `OutputError` for a file that
  ///   cannot be written.
  package static func output(at path: String) throws -> FileSink {
    if path == "-" { return standardOutput() }
    if FileStamp(of: path.parentPath, followsLinks: true)?.kind != .folder {
      var outputs = PlannedOutputs()
      try outputs.add(path, for: path)
      try outputs.createFolders()
    }
    return try FileSink(path: path)
  }
}
