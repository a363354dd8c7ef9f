public import Foundation
package import PlatenBase
internal import PlatenLayout
internal import PlatenText

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

  /// Makes a finding; what is not known of it stays empty.
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
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    if !text.isEmpty { try values.encode(text, forKey: .text) }
    if !id.isEmpty { try values.encode(id, forKey: .id) }
    try values.encodeIfPresent(frame.map(FrameCode.init), forKey: .frame)
    try values.encode(detail, forKey: .detail)
  }

  /// Decodes a finding, from ``json`` as well.
  ///
  /// - Throws: `DecodingError` for what is missing or of another type.
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
  /// Writes the finding as ``json`` has it.
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

// MARK: - What a report finds

extension FitReport {
  /// Everything that did not fit: texts in the order in which they are drawn, then what layouts
  /// left out, characters that no font has, each once, and the picture itself.
  public var findings: [FitFinding] {
    texts.flatMap(\.findings) + leftOut.map(FitFinding.init) + missingFindings + overflowFindings
  }

  private var missingFindings: [FitFinding] {
    if missing.isEmpty { return [] }
    let known = Dictionary(texts.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<Character> = []
    return missing.filter { seen.insert($0.character).inserted }.map { glyph in
      let text = known[glyph.text]
      return FitFinding(
        kind: .missingGlyph, text: glyph.text, id: text?.id ?? "", frame: text?.frame,
        detail: "\(glyph)")
    }
  }

  private var overflowFindings: [FitFinding] {
    guard isOversized else { return [] }
    func word(_ length: CGFloat?) -> String { length.map(LayoutNumber.text) ?? "any" }
    return [
      FitFinding(
        kind: .overflow, frame: CGRect(origin: .zero, size: size).finite,
        detail: "the view takes \(size.inWords) points where it was offered"
          + " \(word(proposal.width))×\(word(proposal.height))")
    ]
  }
}

extension TextFit {
  /// What is left of a text of which a part was left out; of a long one, the end of it.
  private var truncation: String {
    let shown = lines.joined(separator: " ")
    if shown.isEmpty { return "is not shown at all" }
    let end = shown.suffix(32)
    return end.startIndex == shown.startIndex
      ? "is truncated to \(shown.quoted())" : "is truncated and ends in \(String(end).quoted())"
  }

  fileprivate var findings: [FitFinding] {
    var findings: [FitFinding] = []
    if isTruncated {
      findings.append(
        FitFinding(kind: .truncated, text: text, id: id, frame: frame, detail: truncation))
    }
    if isShrunk {
      let (drawn, asked) = (LayoutNumber.text(fontSize), LayoutNumber.text(fontSize / scaleFactor))
      findings.append(
        FitFinding(
          kind: .shrunk, text: text, id: id, frame: frame,
          detail: "is set in \(drawn) points instead of \(asked)"))
    }
    return findings
  }
}

extension FitFinding {
  /// How many of the views that were left out are quoted.
  private static let mostTexts = 8

  fileprivate init(_ views: LeftOutViews) {
    let texts = views.texts.filter { !$0.isEmpty }
    let quoted = texts.prefix(Self.mostTexts).map { $0.quoted(upTo: 24) }.joined(separator: ", ")
    let rest = texts.count - Self.mostTexts
    let names = texts.isEmpty ? "" : ": " + quoted + (rest > 0 ? " and \(rest) more" : "")
    let layout = views.kind.isEmpty ? "a layout" : views.kind.printable
    self.init(
      kind: .leftOut, text: texts.joined(separator: ", "), id: views.id, frame: views.frame,
      detail: "\(layout) leaves out \(views.count) of \(views.total) views" + names)
  }
}
