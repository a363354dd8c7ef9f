internal import Foundation
package import PlatenScenes

/// The configuration in the file `platen-snapshots.yaml`; without one, all is as usual.
package struct SnapshotConfiguration: Sendable {
  /// Settings for some scenes or files alone.
  struct Override: Sendable {
    var patterns: [PathPattern]
    var rule: SnapshotRule
  }

  /// The names that the file may have, the first that is there counts.
  package static let fileNames = [
    "platen-snapshots.yaml", "platen-snapshots.yml", "platen-snapshots.json",
  ]

  /// Which files are scenes; nil for all that say so.
  var scenes: [PathPattern]?
  /// Which files are none.
  var excluded: [PathPattern] = []
  /// The folder of references, relative to that of the scenes; nil for the usual one.
  package private(set) var references: String?
  /// The folder of results, relative to that of the scenes; nil for the usual one.
  package private(set) var results: String?
  private var rule = SnapshotRule()
  private var overrides: [Override] = []

  /// All as usual.
  package init() {}

  /// Whether it says which files are scenes.
  package var namesScenes: Bool { scenes != nil }

  /// Returns whether a picture that others made is compared.
  func includesFile(_ path: String) -> Bool {
    (scenes?.contains { $0.matches(path) } ?? true) && !excluded.contains { $0.matches(path) }
  }

  /// Returns how the snapshots of a scene, or of a file, are made and compared.
  ///
  /// - Parameter path: Its path in the folder.
  package func settings(of path: String) -> SnapshotSettings {
    var settings = SnapshotSettings()
    rule.apply(to: &settings)
    for override in overrides where override.patterns.contains(where: { $0.matches(path) }) {
      override.rule.apply(to: &settings)
    }
    return settings
  }
}

// MARK: - Reading

extension SnapshotConfiguration {
  /// Reads the configuration of a folder.
  ///
  /// - Parameter path: The file; nil for the usual one in the folder, if there is one.
  /// - Throws: An error if the file is not there, or a `SceneFileError` with all that is wrong in it.
  package static func read(at path: String?, in folder: String) throws -> SnapshotConfiguration {
    if let path {
      guard let bytes = try RegularFile.bytes(at: path) else {
        throw ReviewError(.noInput, "no such file: \"\(path)\"")
      }
      return try SnapshotConfiguration(SceneText(name: path, bytes: Data(bytes)))
    }
    for name in fileNames {
      let path = "\(folder)/\(name)"
      guard let bytes = try RegularFile.bytes(at: path) else { continue }
      return try SnapshotConfiguration(SceneText(name: path, bytes: Data(bytes)))
    }
    return SnapshotConfiguration()
  }

  /// Reads a configuration.
  ///
  /// - Throws: All that is wrong in the text.
  package init(_ text: SceneText) throws(SceneFileError) {
    let node = try SourceReader().read(text)
    let decoder = SceneDecoder(options: SceneOptions())
    let configuration = Self.part.declared().read(node, decoder)
    guard let configuration, decoder.errors.isEmpty else {
      throw SceneFileError(of: text, decoder.errors)
    }
    self = configuration
  }

  /// What a JSON Schema (draft 2020-12) says of the file, as text without a line's end after it.
  package static var schema: String {
    var definitions = SchemaDefinitions(isInline: true)
    var members: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "What platen snapshot compares, and how"),
    ]
    if case .object(let own) = part.schema(&definitions) { members += own }
    return JSONValue.object(members).formatted
  }

  private static let part = Part<SnapshotConfiguration>(
    "configuration", "What platen snapshot compares, and how."
  ) { fields in
    let scenes = fields.optional(
      "scenes", ValueType<[PathPattern]>.patterns,
      "Which files are scenes, such as cards/*.yaml; default: all that contain platen: 1.")
    let excluded = fields.optional(
      "exclude", .patterns, default: [], "Which files to leave out.")
    let references = fields.optional(
      "references", .literal, "The folder of references; default: __Snapshots__.")
    let results = fields.optional(
      "results", .literal, "The folder of the last run's results; default: .platen-snapshots.")
    let rule = fields.snapshotRule()
    let overrides = fields.optional(
      "overrides", Override.type.list("a list of overrides"), default: [],
      "Settings for some scenes only. Later entries override earlier ones.")
    return { values, _ in
      var configuration = SnapshotConfiguration()
      configuration.scenes = values[scenes]
      configuration.excluded = values[excluded]
      configuration.references = values[references]
      configuration.results = values[results]
      configuration.rule = rule(values)
      configuration.overrides = values[overrides]
      return configuration
    }
  }
}

extension SnapshotConfiguration.Override {
  fileprivate static var type: ValueType<Self> {
    RecordType<Self>("a mapping of match and settings") { fields in
      let patterns = fields.required(
        "match", .patterns, "Which scenes or files, such as cards/*.yaml.")
      let rule = fields.snapshotRule()
      return { values, _ in Self(patterns: values[patterns], rule: rule(values)) }
    }.type
  }
}

extension ValueType where Value == [PathPattern] {
  /// Paths with * and ** in them.
  fileprivate static var patterns: ValueType {
    ValueType<String>.literal.map(expected: "a path with * or **, such as cards/*.yaml") {
      $0.isEmpty ? nil : PathPattern($0)
    }.oneOrMore("a path with * or **, or a list of them")
  }
}
