package import Platen

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
    kind: SnapshotKind, picture: [UInt8], fingerprint: Fingerprint, layout: LayoutTree? = nil
  ) {
    self.kind = kind
    switch kind {
    case .png: bytes = PNGCarrier.file(picture, fingerprint, layout)
    case .svg: bytes = SVGCarrier.file(picture, fingerprint, layout)
    case .layout: bytes = picture
    }
  }

  /// The file of a layout.
  package init(layout: LayoutTree, fingerprint: Fingerprint) {
    kind = .layout
    bytes = LayoutCarrier.file(layout, fingerprint)
  }

  /// What the picture was drawn with; nil if the file does not say.
  package var fingerprint: Fingerprint? {
    switch kind {
    case .png: PNGCarrier.fingerprint(in: bytes)
    case .svg: SVGCarrier.fingerprint(in: bytes)
    case .layout: LayoutCarrier.fingerprint(in: bytes)
    }
  }

  /// Where everything lies in the picture; nil if the file does not say.
  ///
  /// - Complexity: The tree is read each time.
  package var layout: LayoutTree? {
    switch kind {
    case .png: PNGCarrier.layout(in: bytes)
    case .svg: SVGCarrier.layout(in: bytes)
    case .layout: LayoutCarrier.layout(in: bytes)
    }
  }
}
