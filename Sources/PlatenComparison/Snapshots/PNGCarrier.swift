internal import Foundation
internal import Platen

/// What a PNG carries behind its head: a fingerprint in a `tEXt` chunk, a layout in a packed `iTXt`
/// chunk (PNG specification, third edition, section 11.3.3).
enum PNGCarrier {
  private static let fingerprintKey = "platen-fingerprint"
  private static let layoutKey = "platen-layout"

  /// The PNG with more in it; as it is if it is none.
  static func file(
    _ picture: [UInt8], _ fingerprint: Fingerprint, _ layout: LayoutTree?
  ) -> [UInt8] {
    guard let end = PNGChunk.endOfHead(of: picture) else { return picture }
    let text = Array(fingerprintKey.utf8) + [0] + Array(fingerprint.json.utf8)
    var added = PNGChunk(type: "tEXt", data: text).bytes
    if let layout, let packed = ZlibText.packed(Array(layout.json.utf8)) {
      // Behind the key: it is packed, by zlib, in no language, and the key is not translated.
      let data = Array(layoutKey.utf8) + [0, 1, 0, 0, 0] + packed
      added += PNGChunk(type: "iTXt", data: data).bytes
    }
    return picture[..<end] + added + picture[end...]
  }

  static func fingerprint(in file: [UInt8]) -> Fingerprint? {
    let key = Array(fingerprintKey.utf8) + [0]
    for chunk in PNGChunk.all(of: ["tEXt"], in: file) where chunk.data.starts(with: key) {
      if let read = Fingerprint(json: chunk.data.dropFirst(key.count)) { return read }
    }
    return nil
  }

  static func layout(in file: [UInt8]) -> LayoutTree? {
    let key = Array(layoutKey.utf8) + [0, 1, 0, 0, 0]
    for chunk in PNGChunk.all(of: ["iTXt"], in: file) where chunk.data.starts(with: key) {
      if let text = ZlibText.unpacked(chunk.data.dropFirst(key.count)),
        let tree = try? JSONDecoder().decode(LayoutTree.self, from: Data(text))
      {
        return tree
      }
    }
    return nil
  }
}
