package import Platen

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
