package import Platen
package import PlatenDrawing

/// A snapshot's file: a picture, what it was drawn with, and where everything lies in it.
///
/// What the picture does not show is carried by the file itself, where nobody who looks at it is
/// in its way: by text chunks of a PNG, by comments behind an SVG, by a field of a layout's JSON.
/// Files that were made by others have nothing of that.
package struct SnapshotFile: Hashable, Sendable {
  package let kind: SnapshotKind
  /// The whole file.
  package let bytes: [UInt8]

  /// A file that was read.
  package init(kind: SnapshotKind, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  /// The file of a PNG or an SVG with what it is to carry.
  ///
  /// - Parameter picture: The bytes of the picture alone. What is no PNG carries nothing.
  package init(
    kind: SnapshotKind, picture: [UInt8], fingerprint: Fingerprint, layout: LayoutTree? = nil,
    values: SceneViewValues = [:]
  ) {
    self.kind = kind
    switch kind {
    case .png: bytes = PNGMetadata.file(picture, fingerprint, layout, values)
    case .svg: bytes = SVGMetadata.file(picture, fingerprint, layout, values)
    case .layout: bytes = picture
    }
  }

  /// The file of a layout.
  package init(layout: LayoutTree, values: SceneViewValues = [:], fingerprint: Fingerprint) {
    kind = .layout
    bytes = LayoutMetadata.file(layout, values, fingerprint)
  }

  /// What the picture was drawn with; nil if the file does not say.
  package var fingerprint: Fingerprint? {
    switch kind {
    case .png: PNGMetadata.fingerprint(in: bytes)
    case .svg: SVGMetadata.fingerprint(in: bytes)
    case .layout: LayoutMetadata.fingerprint(in: bytes)
    }
  }

  /// Where everything lies in the picture; nil if the file does not say.
  ///
  /// - Complexity: The tree is read each time.
  package var layout: LayoutTree? {
    switch kind {
    case .png: PNGMetadata.layout(in: bytes)
    case .svg: SVGMetadata.layout(in: bytes)
    case .layout: LayoutMetadata.layout(in: bytes)
    }
  }
}

extension SnapshotFile {
  /// What the scene says of each view; empty if the file does not say.
  package var values: SceneViewValues {
    switch kind {
    case .png: PNGMetadata.values(in: bytes)
    case .svg: SVGMetadata.values(in: bytes)
    case .layout: LayoutMetadata.values(in: bytes)
    }
  }

  /// What moves in the picture, if it shows moments of one that becomes another; nil if the file does not say.
  package var motion: MotionRecord? { kind == .png ? MotionRecord(in: bytes) : nil }
}

// MARK: - Kinds

/// The kind of a snapshot: pixels, a drawing or a layout.
public enum SnapshotKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Pixels: a PNG, or a JPEG, WebP or GIF that another program made.
  case png
  /// A drawing: an SVG.
  case svg
  /// A layout: the frames of all views.
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
    if [".jpg", ".jpeg", ".webp", ".gif"].contains(where: name.hasSuffix) {
      self = .png
      return
    }
    guard let kind = Self.allCases.first(where: { name.hasSuffix($0.fileEnding) }) else {
      return nil
    }
    self = kind
  }
}
