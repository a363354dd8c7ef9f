internal import Foundation
internal import PlatenBase
package import PlatenComparison
package import PlatenScenes

/// All snapshots that there are to be of a folder's scenes, or of its files.
package struct SnapshotPlan: Sendable {
  /// The pictures, in the order of their names.
  package private(set) var jobs: [SnapshotJob] = []
  /// Whether some of the folder's snapshots are left out: what references are of is not known then.
  package private(set) var isPartial = false

  /// The snapshots of scenes.
  ///
  /// - Parameter overrides: Values that take the place of all scenes' own.
  /// Where two snapshots would be called the same, the second one fails alone.
  ///
  /// - Throws: An error if there are no scenes.
  package init(
    scenesIn folder: SnapshotFolder, _ configuration: SnapshotConfiguration,
    overrides: [SceneOverride] = []
  ) throws {
    for scene in try SceneFinder.scenes(in: folder, configuration) {
      try add(scene, folder, configuration.settings(of: scene), overrides)
    }
    sort()
  }

  /// The pictures of a folder, whoever made them; those of formats that are not read are told to fail.
  ///
  /// - Throws: An error if there are none.
  package init(
    filesIn folder: SnapshotFolder, _ configuration: SnapshotConfiguration
  ) throws(ReviewError) {
    let store = SnapshotStore(folder.path)
    for name in FolderListing.files(in: folder.path) where configuration.includesFile(name) {
      let unread = UnreadFormat.reason(fileName: name)
      guard let kind = SnapshotKind(fileName: name) ?? unread.map({ _ in .png }) else { continue }
      jobs.append(
        SnapshotJob(
          source: unread.map { .unread($0) } ?? .file(store.path(of: name)), sourceName: name,
          sourcePath: name,
          outputs: [.init(kind: kind, name: name)], settings: configuration.settings(of: name)))
    }
    if jobs.isEmpty {
      throw ReviewError(
        .noInput, "no PNG, JPEG, WebP, GIF, SVG or layout files in \"\(folder.path)\"")
    }
    sort()
  }

  /// Pictures that were drawn of something else than scenes, but for those that the configuration leaves
  /// out.
  package init(of pictures: [SnapshotPicture], _ configuration: SnapshotConfiguration) {
    for picture in pictures where configuration.includesFile(picture.name) {
      let kind = SnapshotKind(fileName: picture.name) ?? .png
      jobs.append(
        SnapshotJob(
          source: picture.failure.map { .unread($0) } ?? .file(picture.path),
          sourceName: picture.name, sourcePath: picture.source ?? picture.name, line: picture.line,
          outputs: [.init(kind: kind, name: picture.name)],
          settings: configuration.settings(of: picture.name)))
    }
    sort()
  }

  /// The names of all snapshots.
  package var names: Set<String> { Set(jobs.flatMap { $0.outputs.map(\.name) }) }

  /// Leaves out all snapshots but some.
  ///
  /// - Parameter names: What these are called, or what the scenes and files are that they come from, with
  ///   or without the ending; or folders of them. None is for all.
  /// - Throws: ``ReviewError`` for a name that nothing has.
  package mutating func keep(only names: [String]) throws(ReviewError) {
    guard !names.isEmpty else { return }
    for name in names where !jobs.contains(where: { $0.isCalled(name) }) {
      let known = jobs.flatMap { $0.outputs.map(\.name) }
      let nearest = NearestSpelling.of(name, among: known, limit: 1).first
      throw ReviewError(
        .noInput,
        "no snapshot is called \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    jobs.removeAll { job in !names.contains { job.isCalled($0) } }
    isPartial = true
  }

  // MARK: - Scenes

  private mutating func add(
    _ scene: String, _ folder: SnapshotFolder, _ settings: SnapshotSettings,
    _ overrides: [SceneOverride]
  ) throws {
    let stem = (scene as NSString).deletingPathExtension
    for values in try Self.combinations(settings.variants, scene) {
      let variant = VariantName.of(values, settings.variants)
      let name = variant.isEmpty ? stem : stem + "/" + variant
      jobs.append(
        SnapshotJob(
          source: .scene(
            "\(folder.path)/\(scene)",
            SceneAxis.overrides(of: values, settings.variants, over: overrides)),
          sourceName: variant.isEmpty ? scene : "\(scene) (\(variant))", sourcePath: scene,
          outputs: settings.formats.map { .init(kind: $0, name: name + $0.fileEnding) },
          settings: settings))
    }
  }

  private static func combinations(
    _ axes: [SceneAxis], _ scene: String
  ) throws(ReviewError) -> [[SceneAxisValue]] {
    do throws(SceneAxisError) {
      return try SceneAxis.combinations(of: axes)
    } catch {
      throw ReviewError(
        .badInput, "the variants of \"\(scene)\" make \(error.found), expected \(error.advice)")
    }
  }

  private mutating func sort() {
    jobs.sort { one, other in
      (one.outputs.first?.name ?? "").utf8
        .lexicographicallyPrecedes((other.outputs.first?.name ?? "").utf8)
    }
    var sources: [String: String] = [:]
    for (i, job) in jobs.enumerated() {
      // Some file systems take the cases of letters for the same, or how accents are written; texts
      // that Unicode takes for the same are equal here anyway.
      let keys = job.outputs.map { $0.name.lowercased() }
      if let other = keys.lazy.compactMap({ sources[$0] }).first {
        jobs[i].source = .clash(with: other)
      } else {
        for key in keys { sources[key] = job.sourceName }
      }
    }
  }
}

// MARK: - Jobs

/// A picture that snapshots are made of, or that is one.
package struct SnapshotJob: Sendable {
  /// The source of the picture.
  package enum Source: Sendable {
    /// A scene's file, with values that take the place of the scene's own.
    case scene(String, [SceneOverride])
    /// A file that others made.
    case file(String)
    /// None: the snapshots would be called as those of another scene or file.
    case clash(with: String)
    /// A file of a format that is not compared, and why.
    case unread(String)
  }

  /// A snapshot to compare, or to record.
  package struct Output: Hashable, Sendable {
    package var kind: SnapshotKind
    /// What the snapshot is called: the path in the folder of references.
    package var name: String
  }

  package var source: Source
  /// The path of the scene, or the file, in its folder, as messages show it.
  package var sourceName: String
  /// The path of the scene, or the file, in its folder.
  package var sourcePath: String
  /// The line of that file, from 1, that the picture comes from, where that is known beforehand.
  package var line: Int?
  package var outputs: [Output]
  package var settings: SnapshotSettings

  /// Returns whether a name, as one types it, is that of a snapshot, of its source or of their folder.
  fileprivate func isCalled(_ name: String) -> Bool {
    (outputs.map(\.name) + [sourcePath]).contains { $0.isCalled(name) }
  }
}

extension String {
  /// Returns whether a name, as one types it, means the file of this path: with or without the ending, or
  /// by a folder that it is in.
  func isCalled(_ name: String) -> Bool {
    self == name || (self as NSString).deletingPathExtension == name
      || hasPrefix(name.hasSuffix("/") ? name : name + "/")
  }
}

/// A picture that was drawn, or could not be.
package struct SnapshotPicture: Sendable {
  /// What the snapshot is called: a file's name.
  package var name: String
  /// Where the picture is.
  package var path: String
  /// The path of the file that it comes from, in the folder; nil if it is not known.
  package var source: String?
  /// The line of that file, from 1; nil if it is not known.
  package var line: Int?
  /// Why there is no picture; nil if there is one.
  package var failure: String?

  package init(name: String, path: String) { (self.name, self.path) = (name, path) }
}

// MARK: - Scenes

/// Finds the scenes in a folder.
private enum SceneFinder {
  /// The paths in the folder of all files that are scenes, sorted.
  ///
  /// Without a word of the configuration, scenes are YAML and JSON files that say in which version of
  /// the format they are.
  ///
  /// - Throws: An error if there are none.
  static func scenes(
    in folder: SnapshotFolder, _ configuration: SnapshotConfiguration
  ) throws(ReviewError) -> [String] {
    let files = FolderListing.files(in: folder.path, excluding: [SnapshotFolder.referencesName])
    let possible = files.filter { file in
      SourceFormat(fileName: file) != nil && SnapshotKind(fileName: file) == nil
        && !configuration.excluded.contains { $0.matches(file) }
        && !SnapshotConfiguration.fileNames.contains(file)
    }
    if let patterns = configuration.scenes {
      let scenes = possible.filter { file in patterns.contains { $0.matches(file) } }
      if !scenes.isEmpty { return scenes }
      let texts = patterns.map { "\"\($0.text)\"" }.joined(separator: ", ")
      throw ReviewError(.noInput, "no file in \"\(folder.path)\" matches the scenes \(texts)")
    }
    let scenes = possible.filter { isScene(at: "\(folder.path)/\($0)") }
    if !scenes.isEmpty { return scenes }
    throw ReviewError(
      .noInput,
      "no scenes in \"\(folder.path)\": expected YAML or JSON files with platen: 1")
  }

  private static func isScene(at path: String) -> Bool {
    // A link that leads nowhere fails by its name; it is not passed over.
    if FolderListing.isDanglingLink(path) { return true }
    guard let bytes = try? RegularFile.bytes(at: path) else { return false }
    return isScene(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns whether a text says `platen: 1`, in YAML or JSON; whatever else is in it may be wrong.
  static func isScene(_ text: String) -> Bool {
    let version =
      #/(?:^|[\n\r{,])[ \t]*(?:platen|"platen"|'platen')[ \t\n\r]*:[ \t\n\r]*["']?[0-9]/#
    return text.firstMatch(of: version) != nil
  }
}

// MARK: - Names

/// The name of a variant's snapshots: `dark-accessibility3-2x`.
private enum VariantName {
  /// The name of a combination of values, of characters that every file system and shell takes.
  static func of(_ values: [SceneAxisValue], _ axes: [SceneAxis]) -> String {
    zip(axes, values).map { part(axis: $0.name, value: $1.text) }.joined(separator: "-")
  }

  /// Values that say by themselves what they are stand alone.
  private static func part(axis: String, value: String) -> String {
    switch axis {
    case "colorScheme", "dynamicTypeSize", "layoutDirection", "locale", "platform", "theme",
      "device":
      safe(value)
    case "scale": safe(value) + "x"
    case "width": "w" + safe(value)
    case "height": "h" + safe(value)
    default: safe(axis) + "_" + safe(value)
    }
  }

  private static func safe(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(80).map { scalar -> Unicode.Scalar in
      let isSafe = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isSafe || "._@".unicodeScalars.contains(scalar) ? scalar : "_"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
