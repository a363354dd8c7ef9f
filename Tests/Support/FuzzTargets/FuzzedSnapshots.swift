internal import Foundation
internal import Platen
internal import PlatenComparison

/// References of snapshots.
enum FuzzedSnapshots {
  /// A file as a reference of each kind: alone, and beside a small one.
  static func read(_ bytes: [UInt8]) {
    let bytes = FuzzTarget.withChecksums(bytes)
    for kind in SnapshotKind.allCases {
      let file = SnapshotFile(kind: kind, bytes: bytes)
      // No picture of a difference that takes long.
      if kind == .png, (try? PixelImage(png: bytes, maximumPixels: 1 << 16)) == nil { continue }
      _ = file.fingerprint
      _ = file.layout
      do {
        try SnapshotComparer().check(file)
        guard let known = known[kind] else { continue }
        _ = try SnapshotComparer(drawsOverlay: true).compare(known, with: file)
      } catch {
        _ = "\(error)"
      }
    }
  }

  /// What a small picture is, with all that its files carry.
  private static let known: [SnapshotKind: SnapshotFile] = {
    let renderer = ImageRenderer(
      content: Circle().fill(.red).padding().frame(width: 20, height: 20))
    let fingerprint = Fingerprint(fonts: nil)
    do {
      let layout = try renderer.layoutTree()
      let svg = SnapshotFile(
        kind: .svg, picture: [UInt8](try renderer.svgData()), fingerprint: fingerprint,
        layout: layout)
      let png = SnapshotFile(
        kind: .png, picture: [UInt8](try renderer.pngData()), fingerprint: fingerprint,
        layout: layout)
      return [
        .svg: svg, .png: png, .layout: SnapshotFile(layout: layout, fingerprint: fingerprint),
      ]
    } catch {
      fatalError("\(error)")
    }
  }()
}
