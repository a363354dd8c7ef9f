internal import Foundation
internal import Platen

/// A layout as a file: the JSON of its tree, a view a line, with a fingerprint as its first field.
enum LayoutCarrier {
  private struct Head: Decodable {
    var fingerprint: Fingerprint
  }

  static func file(_ layout: LayoutTree, _ fingerprint: Fingerprint) -> [UInt8] {
    // In a text the quotation marks would be escaped, so that only views begin like this.
    let views = layout.json.replacing("{\"kind\":", with: "\n{\"kind\":").dropFirst(2)
    return Array(("{\"fingerprint\":" + fingerprint.json + ",\n" + views + "\n").utf8)
  }

  static func fingerprint(in file: [UInt8]) -> Fingerprint? {
    (try? JSONDecoder().decode(Head.self, from: Data(file)))?.fingerprint
  }

  static func layout(in file: [UInt8]) -> LayoutTree? {
    try? JSONDecoder().decode(LayoutTree.self, from: Data(file))
  }
}
