/// What a snapshot is of a picture.
public enum SnapshotKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Its pixels.
  case png
  /// Its drawing.
  case svg
  /// Where everything lies in it.
  case layout

  /// How the name of such a file ends, with the point.
  package var fileEnding: String {
    switch self {
    case .png: ".png"
    case .svg: ".svg"
    case .layout: ".layout.json"
    }
  }

  /// The kind of file that a name's ending tells; nil for any other.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    guard let kind = Self.allCases.first(where: { name.hasSuffix($0.fileEnding) }) else {
      return nil
    }
    self = kind
  }
}
