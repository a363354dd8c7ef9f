internal import Foundation
internal import Platen
internal import PlatenBase

/// A folder, or a Swift file, of the user's as it is built: copies of the Swift files, links to all else.
///
/// A folder that becomes one module has no links: in an app's, two targets have translations of one name each, and
/// code in other languages, which the package manager refuses.
struct SourceMirror {
  /// The user's folder or file.
  let original: String
  /// What stands for it in the package that is built.
  let copy: String
  /// Where each Swift file of the copy comes from.
  private(set) var files: [String: String] = [:]
  /// The folders that become a module each, as paths within the copy; none for a package's.
  private let modules: Set<String>
  /// The files that are written beside the copies.
  static let generated: Set = [
    AssetSymbols.file, DataModels.file, FoundationFunctions.file, MissingTypes.file,
  ]
  /// The names of the copies so far, in small letters, with the folders of their modules.
  private var names: Set<String> = []

  /// Makes the folders and the links.
  ///
  /// - Parameters:
  ///   - original: The whole path of a folder or a Swift file.
  ///   - copy: Where its copy goes.
  ///   - own: What the copy's folder has of its own, by its names.
  ///   - modules: The folders whose Swift files become a module each, in which each name is there once.
  /// - Throws: An error for what cannot be made.
  init(
    of original: String, in copy: String, keeping own: Set<String> = [], modules: Set<String> = []
  )
    throws
  {
    (self.original, self.copy, self.modules) = (original, copy, modules)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: original, isDirectory: &isFolder)
    if isFolder.boolValue {
      let swift = SwiftFiles.all(in: original).map { String($0.dropFirst(original.count + 1)) }
      var folders: Set = [""]
      for file in swift {
        var folder = file.parentPath
        while folders.insert(folder).inserted {
          folder = folder.parentPath
        }
      }
      for folder in folders.sorted() {
        try fill(folder, Set(swift), folders, own: folder.isEmpty ? own : [])
      }
    } else {
      files[copy] = original
      try Self.makeFolder(copy.parentPath)
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
      .filter { entry in
        let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
        return modules.isEmpty || swift.contains(path) || folders.contains(path)
      }.sorted()
    let copies = entries.map { entry in
      swift.contains(folder.isEmpty ? entry : "\(folder)/\(entry)")
        ? name(ofCopyOf: entry, in: folder) : entry
    }
    let old = (try? manager.contentsOfDirectory(atPath: here)) ?? []
    // What is written there beside the copies is written anew only where it changes.
    let kept = modules.isEmpty || modules.contains(folder) ? own.union(Self.generated) : own
    for gone in Set(old).subtracting(copies).subtracting(kept) {
      try? manager.removeItem(atPath: "\(here)/\(gone)")
    }
    for (entry, name) in zip(entries, copies) {
      let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
      if swift.contains(path) {
        files["\(here)/\(name)"] = "\(there)/\(entry)"
      } else if !folders.contains(path) {
        try Self.link("\(here)/\(entry)", to: "\(there)/\(entry)")
      }
    }
  }

  /// Returns another name for the copy of a Swift file where one of its name was there before: a module has each
  /// name once, and of an app's folder not all files need be in one.
  private mutating func name(ofCopyOf entry: String, in folder: String) -> String {
    if modules.isEmpty || ["main.swift", "Package.swift"].contains(entry) { return entry }
    let stem = (entry as NSString).deletingPathExtension
    let module = modules.filter { folder == $0 || folder.hasPrefix($0 + "/") }.max() ?? ""
    var (name, number) = (entry, 1)
    while !names.insert("\(module)/\(name.lowercased())").inserted {
      number += 1
      name = "\(stem) \(number).swift"
    }
    return name
  }

  // MARK: - Files

  /// - Throws: An error if it cannot be made.
  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.cannotWrite, "the folder \"\(path)\" cannot be created")
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
      throw CommandError(.cannotWrite, "the link \"\(path)\" cannot be created")
    }
  }

  /// Writes a file, unless it has that text already: what is written is built anew.
  ///
  /// - Throws: An error if it cannot be written.
  static func write(_ text: String, to path: String) throws {
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    if !isLink, (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try makeFolder(path.parentPath)
    if isLink { try? FileManager.default.removeItem(atPath: path) }
    let sink = try FileSink(path: path)
    try sink.write(Array(text.utf8))
    try sink.commit()
  }
}
