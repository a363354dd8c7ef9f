package import Platen

/// A family of fonts as JSON.
package struct FontFamilyReport: Encodable {
  var family: String
  var faces: [Face]

  struct Face: Encodable {
    var file: String
    var index: Int
    /// The lowest and the highest, on OpenType's scale from 1 to 1000.
    var weights: [Double]
    var italic: Bool
    var monospaced: Bool
    var axes: [Axis]
    /// The scripts that texts can be set in.
    var scripts: [String]
    /// The characters of each script, of any that it has.
    var coverage: [Coverage]
  }

  struct Axis: Encodable {
    var tag: String
    var minimum, `default`, maximum: Double
  }

  struct Coverage: Encodable {
    var script: String
    var characters, of: Int
    /// The one divided by the other, to four digits.
    var share: Double
  }

  /// - Parameter showsFolders: Whether files are told with their folders, which are nobody's business
  ///   where others ask.
  package init(_ family: FontFamily, showsFolders: Bool = true) {
    self.family = family.name
    faces = family.faces.map { face in
      Face(
        file: showsFolders ? face.record.path : face.record.path.fileName, index: face.record.index,
        weights: [face.record.weights.lowerBound, face.record.weights.upperBound],
        italic: face.record.isItalic, monospaced: face.record.isMonospaced,
        axes: face.axes.map {
          Axis(
            tag: $0.tag, minimum: $0.range.lowerBound, default: $0.defaultValue,
            maximum: $0.range.upperBound)
        },
        scripts: face.record.scripts.map(\.code),
        coverage: face.coverage.map {
          Coverage(
            script: $0.script.code, characters: $0.count, of: $0.total,
            share: (Double($0.count) / Double($0.total) * 10_000).rounded() / 10_000)
        })
    }
  }

  /// All families of a library, sorted by their names.
  package static func all(
    of library: FontLibrary, showsFolders: Bool = true
  ) -> [FontFamilyReport] {
    FontFamily.families(of: library.descriptions { _ in true })
      .map { FontFamilyReport($0, showsFolders: showsFolders) }
  }
}

// MARK: - Families

/// The faces of one family.
package struct FontFamily {
  package let name: String
  package private(set) var records: [FontRecord] = []
  /// What the files say of the faces; empty if they were not opened.
  package private(set) var faces: [FontDescription] = []

  package static func families(of records: [FontRecord]) -> [FontFamily] {
    Dictionary(grouping: records, by: \.family).map { name, records in
      FontFamily(name: name, records: records)
    }
    .sorted { $0.name < $1.name }
  }

  package static func families(of faces: [FontDescription]) -> [FontFamily] {
    Dictionary(grouping: faces, by: \.record.family).map { name, faces in
      FontFamily(name: name, records: faces.map(\.record), faces: faces)
    }
    .sorted { $0.name < $1.name }
  }
}

extension String {
  /// What comes after the last slash of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
