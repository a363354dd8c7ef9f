internal import CZlib
internal import Foundation
internal import Platen

/// The metadata of a PNG, behind its header: a fingerprint in a `tEXt` chunk, a layout in a packed
/// `iTXt` chunk (PNG specification, third edition, section 11.3.3).
enum PNGMetadata {
  private static let fingerprintKey = "platen-fingerprint"
  private static let layoutKey = "platen-layout"
  private static let valuesKey = "platen-values"

  /// The PNG with more in it; as it is if it is none.
  static func file(
    _ picture: [UInt8], _ fingerprint: Fingerprint, _ layout: LayoutTree?,
    _ values: SceneViewValues
  ) -> [UInt8] {
    guard let end = head(of: picture)?.range.upperBound else { return picture }
    let text = Array(fingerprintKey.utf8) + [0] + Array(fingerprint.json.utf8)
    var added = PNGChunk.bytes("tEXt", text)
    if let layout { added += packed(layout.json, layoutKey) }
    if !values.isEmpty { added += packed(ValuesText.json(values), valuesKey) }
    return picture[..<end] + added + picture[end...]
  }

  private static func packed(_ text: String, _ key: String) -> [UInt8] {
    guard let packed = ZlibText.packed(Array(text.utf8)) else { return [] }
    // Behind the key: it is packed, by zlib, in no language, and the key is not translated.
    return PNGChunk.bytes("iTXt", Array(key.utf8) + [0, 1, 0, 0, 0] + packed)
  }

  static func fingerprint(in file: [UInt8]) -> Fingerprint? {
    let key = Array(fingerprintKey.utf8) + [0]
    for data in chunks("tEXt", in: file) where data.starts(with: key) {
      if let read = Fingerprint(json: data.dropFirst(key.count)) { return read }
    }
    return nil
  }

  static func layout(in file: [UInt8]) -> LayoutTree? { unpacked(layoutKey, in: file) }

  static func values(in file: [UInt8]) -> SceneViewValues { unpacked(valuesKey, in: file) ?? [:] }

  private static func unpacked<Value: Decodable>(_ name: String, in file: [UInt8]) -> Value? {
    let key = Array(name.utf8) + [0, 1, 0, 0, 0]
    for data in chunks("iTXt", in: file) where data.starts(with: key) {
      if let text = ZlibText.unpacked(data.dropFirst(key.count)),
        let value = try? JSONDecoder().decode(Value.self, from: Data(text))
      {
        return value
      }
    }
    return nil
  }

  /// The first chunk of a PNG, behind which further ones may stand; nil for what is no PNG.
  private static func head(of file: [UInt8]) -> PNGChunk? {
    guard var reader = try? PNGChunkReader(file), let first = try? reader.next(),
      first.type == "IHDR"
    else { return nil }
    return first
  }

  /// The data of the chunks of a name that stand before the picture's.
  ///
  /// Those with a wrong checksum are left out, and whatever follows what is no chunk.
  private static func chunks(_ name: String, in file: [UInt8]) -> [ArraySlice<UInt8>] {
    guard head(of: file) != nil, var reader = try? PNGChunkReader(file) else { return [] }
    var found: [ArraySlice<UInt8>] = []
    while let chunk = try? reader.next(), chunk.type != "IDAT" {
      if chunk.type == name, (try? chunk.check(in: file)) != nil { found.append(file[chunk.data]) }
    }
    return found
  }
}

// MARK: - SVG

/// The metadata of an SVG, behind its last element: comments of one line, with JSON in them.
enum SVGMetadata {
  private static let fingerprintHead = "<!--platen-fingerprint "
  private static let layoutHead = "<!--platen-layout "
  private static let valuesHead = "<!--platen-values "
  private static let tail = "-->"

  static func file(
    _ picture: [UInt8], _ fingerprint: Fingerprint, _ layout: LayoutTree?,
    _ values: SceneViewValues
  ) -> [UInt8] {
    var file = picture
    if file.last != 0x0A { file.append(0x0A) }
    file += comment(fingerprintHead, fingerprint.json)
    if let layout { file += comment(layoutHead, layout.json) }
    if !values.isEmpty { file += comment(valuesHead, ValuesText.json(values)) }
    return file
  }

  /// A comment must not have two dashes in it; in JSON these stand in texts alone, where one of
  /// them may be escaped.
  private static func comment(_ head: String, _ json: String) -> [UInt8] {
    Array((head + json.replacing("--", with: "-\\u002d") + tail + "\n").utf8)
  }

  static func fingerprint(in file: [UInt8]) -> Fingerprint? {
    text(fingerprintHead, in: file).flatMap { Fingerprint(json: $0) }
  }

  static func layout(in file: [UInt8]) -> LayoutTree? {
    text(layoutHead, in: file).flatMap {
      try? JSONDecoder().decode(LayoutTree.self, from: Data($0))
    }
  }

  static func values(in file: [UInt8]) -> SceneViewValues {
    text(valuesHead, in: file).flatMap {
      try? JSONDecoder().decode(SceneViewValues.self, from: Data($0))
    } ?? [:]
  }

  /// Returns what stands in one of the comments at the file's end.
  private static func text(_ head: String, in file: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = file[...]
    while true {
      while let last = rest.last, last == 0x0A || last == 0x0D || last == 0x20 { rest.removeLast() }
      let start = rest.lastIndex(of: 0x0A).map { $0 + 1 } ?? rest.startIndex
      let line = rest[start...]
      guard line.starts(with: "<!--platen-".utf8), line.suffix(3).elementsEqual(tail.utf8) else {
        return nil
      }
      if line.starts(with: head.utf8) { return line.dropFirst(head.utf8.count).dropLast(3) }
      rest = rest[..<start]
    }
  }
}

// MARK: - Layouts

/// A layout as a file: the JSON of its tree, a view a line, with a fingerprint as its first field.
enum LayoutMetadata {
  private struct Head: Decodable {
    var fingerprint: Fingerprint
    var values: SceneViewValues?
  }

  static func file(
    _ layout: LayoutTree, _ values: SceneViewValues, _ fingerprint: Fingerprint
  ) -> [UInt8] {
    // In a text the quotation marks would be escaped, so that only views begin like this.
    let views = layout.json.replacing("{\"kind\":", with: "\n{\"kind\":").dropFirst(2)
    let said = values.isEmpty ? "" : "\"values\":" + ValuesText.json(values) + ",\n"
    return Array(("{\"fingerprint\":" + fingerprint.json + ",\n" + said + views + "\n").utf8)
  }

  static func values(in file: [UInt8]) -> SceneViewValues {
    (try? JSONDecoder().decode(Head.self, from: Data(file)))?.values ?? [:]
  }

  static func fingerprint(in file: [UInt8]) -> Fingerprint? {
    (try? JSONDecoder().decode(Head.self, from: Data(file)))?.fingerprint
  }

  static func layout(in file: [UInt8]) -> LayoutTree? {
    try? JSONDecoder().decode(LayoutTree.self, from: Data(file))
  }
}

// MARK: - Values

/// What a scene says of its views as JSON on one line, the names of each object in their order.
private enum ValuesText {
  static func json(_ values: SceneViewValues) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts alone can always be encoded.
    return (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

// MARK: - Packing

/// Texts as zlib keeps them.
private enum ZlibText {
  /// The longest text that is unpacked, in bytes.
  private static let mostBytes = 64 << 20

  /// The text packed; nil if the library has no memory.
  static func packed(_ text: [UInt8]) -> [UInt8]? {
    var count = compressBound(uLong(text.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&packed, &count, text, uLong(text.count), 9) == Z_OK else { return nil }
    return Array(packed.prefix(Int(count)))
  }

  /// The text unpacked; nil for what is none, or is longer than any that was packed here.
  static func unpacked(_ packed: some Collection<UInt8>) -> [UInt8]? {
    let packed = Array(packed)
    var room = max(4 * packed.count, 1 << 12)
    while room <= mostBytes {
      var text = [UInt8](repeating: 0, count: room)
      var count = uLong(room)
      switch uncompress(&text, &count, packed, uLong(packed.count)) {
      case Z_OK: return Array(text.prefix(Int(count)))
      case Z_BUF_ERROR: room *= 4
      default: return nil
      }
    }
    return nil
  }
}
