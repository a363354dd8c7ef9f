internal import Foundation
internal import Platen

/// What an SVG carries behind its last element: comments of one line, with JSON in them.
enum SVGCarrier {
  private static let fingerprintHead = "<!--platen-fingerprint "
  private static let layoutHead = "<!--platen-layout "
  private static let tail = "-->"

  static func file(
    _ picture: [UInt8], _ fingerprint: Fingerprint, _ layout: LayoutTree?
  ) -> [UInt8] {
    var file = picture
    if file.last != 0x0A { file.append(0x0A) }
    file += comment(fingerprintHead, fingerprint.json)
    if let layout { file += comment(layoutHead, layout.json) }
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

  /// What stands in one of the comments at the file's end.
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
