public import Foundation
package import PlatenBase

/// Something that did not fit.
public struct FitFinding: Hashable, Sendable {
  /// What there is to find.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A text of which a part was left out.
    case truncated
    /// A text that is smaller than was asked for.
    case shrunk
    /// Views for which a layout had no room.
    case leftOut
    /// A character that no font has.
    case missingGlyph
    /// A view that is larger than the space that it was offered.
    case overflow
  }

  /// What it is.
  public var kind: Kind
  /// The whole text; empty where there is none.
  ///
  /// For views that were left out it is all of their texts with commas between them.
  public var text: String
  /// Which view of a scene it is; empty outside of scenes.
  public var id: String
  /// The box of the text, of the layout that left views out, or of the picture, in points in the
  /// picture's coordinates; nil if it is not known, as for texts in a canvas.
  public var frame: CGRect?
  /// What is the matter, as the end of a sentence about the text, or as a sentence.
  public var detail: String

  package init(
    kind: Kind, text: String = "", id: String = "", frame: CGRect? = nil, detail: String
  ) {
    self.kind = kind
    self.text = text
    self.id = id
    self.frame = frame
    self.detail = detail
  }
}

extension FitFinding: CustomStringConvertible {
  /// What was found, as a sentence on one line, with the place in the scene if there is one.
  public var description: String {
    let place = id.isEmpty ? "" : " (\(id.printable))"
    switch kind {
    case .truncated, .shrunk: return text.quoted() + " " + detail + place
    case .leftOut, .missingGlyph, .overflow: return detail + place
    }
  }
}

/// What is not known, or empty, is left out.
extension FitFinding: Codable {
  private enum CodingKeys: String, CodingKey { case kind, text, id, frame, detail }

  /// The finding as JSON on one line, with the keys in the order of the properties and with numbers
  /// rounded to thousandths of a point.
  public var json: String { jsonText }

  /// Encodes the finding as ``json`` has it, in the encoder's own order of keys.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    if !text.isEmpty { try values.encode(text, forKey: .text) }
    if !id.isEmpty { try values.encode(id, forKey: .id) }
    try values.encodeIfPresent(frame.map(FrameCode.init), forKey: .frame)
    try values.encode(detail, forKey: .detail)
  }

  /// Decodes a finding, from ``json`` as well.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(Kind.self, forKey: .kind)
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? ""
    frame = try values.decodeIfPresent(FrameCode.self, forKey: .frame)?.frame
    detail = try values.decode(String.self, forKey: .detail)
  }
}

extension FitFinding: JSONWritable {
  package func write(to json: inout JSONText) {
    json.begin("{")
    json.add(kind.rawValue, for: CodingKeys.kind)
    if !text.isEmpty { json.add(text, for: CodingKeys.text) }
    if !id.isEmpty { json.add(id, for: CodingKeys.id) }
    if let frame { json.add(frame, for: CodingKeys.frame) }
    json.add(detail, for: CodingKeys.detail)
    json.end("}")
  }
}
