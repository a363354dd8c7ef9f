internal import Foundation
internal import Platen

/// A folder, or a Swift file, of the user's as it is built: copies of the Swift files, links to all else.
struct SourceMirror {
  /// The user's folder or file.
  let original: String
  /// What stands for it in the package that is built.
  let copy: String
  /// Where each Swift file of the copy comes from.
  private(set) var files: [String: String] = [:]

  /// Makes the folders and the links.
  ///
  /// - Parameters:
  ///   - original: The whole path of a folder or a Swift file.
  ///   - copy: Where its copy goes.
  ///   - own: What the copy's folder has of its own, by its names.
  /// - Throws: An error for what cannot be made.
  init(of original: String, in copy: String, keeping own: Set<String> = []) throws {
    (self.original, self.copy) = (original, copy)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: original, isDirectory: &isFolder)
    if isFolder.boolValue {
      let swift = SwiftFiles.all(in: original).map { String($0.dropFirst(original.count + 1)) }
      var folders: Set = [""]
      for file in swift {
        var folder = (file as NSString).deletingLastPathComponent
        while folders.insert(folder).inserted {
          folder = (folder as NSString).deletingLastPathComponent
        }
      }
      for folder in folders.sorted() {
        try fill(folder, Set(swift), folders, own: folder.isEmpty ? own : [])
      }
    } else {
      files[copy] = original
      try Self.makeFolder((copy as NSString).deletingLastPathComponent)
    }
  }

  private mutating func fill(
    _ folder: String, _ swift: Set<String>, _ folders: Set<String>, own: Set<String>
  ) throws {
    let manager = FileManager.default
    let (here, there) =
      folder.isEmpty ? (copy, original) : ("\(copy)/\(folder)", "\(original)/\(folder)")
    // It may have been a link before.
    if (try? manager.destinationOfSymbolicLink(atPath: here)) != nil {
      try? manager.removeItem(atPath: here)
    }
    try Self.makeFolder(here)
    let entries = ((try? manager.contentsOfDirectory(atPath: there)) ?? [])
      .filter { !own.contains($0) && !(folder.isEmpty && $0.hasPrefix(".")) }
    let old = (try? manager.contentsOfDirectory(atPath: here)) ?? []
    // What is written there beside the copies is written anew only where it changes.
    for gone in Set(old).subtracting(entries).subtracting(own.union([AssetSymbols.file])) {
      try? manager.removeItem(atPath: "\(here)/\(gone)")
    }
    for entry in entries {
      let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
      if swift.contains(path) {
        files["\(here)/\(entry)"] = "\(there)/\(entry)"
      } else if !folders.contains(path) {
        try Self.link("\(here)/\(entry)", to: "\(there)/\(entry)")
      }
    }
  }

  // MARK: - Files

  /// - Throws: An error if it cannot be made.
  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.cannotWrite, "the folder \"\(path)\" cannot be made")
    }
  }

  /// Makes a link, or leaves the one that leads there already.
  ///
  /// - Throws: An error if it cannot be made.
  static func link(_ path: String, to target: String) throws {
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: path)) == target { return }
    try? manager.removeItem(atPath: path)
    do {
      try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
    } catch {
      throw CommandError(.cannotWrite, "the link \"\(path)\" cannot be made")
    }
  }

  /// Writes a file, unless it has that text already: what is written is built anew.
  ///
  /// - Throws: An error if it cannot be written.
  static func write(_ text: String, to path: String) throws {
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    if !isLink, (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try makeFolder((path as NSString).deletingLastPathComponent)
    if isLink { try? FileManager.default.removeItem(atPath: path) }
    let sink = try FileSink(path: path)
    try sink.write(Array(text.utf8))
    try sink.commit()
  }
}
