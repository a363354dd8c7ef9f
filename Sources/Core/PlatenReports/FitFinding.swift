public import Foundation
package import PlatenBase
package import PlatenDrawing

/// A view or text that did not fit, or that differs from its description.
public struct FitFinding: Hashable, Sendable {
  /// The kind of a finding.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A text with a part left out.
    case truncated
    /// A text that is drawn smaller than its font.
    case shrunk
    /// Views that did not fit a layout.
    case leftOut
    /// A character that no font has.
    case missingGlyph
    /// A view that is larger than the space that it was offered.
    case overflow
    /// A text, a shape or an image that the picture's edge cuts off.
    case cutOff
    /// A text that overlaps another text of the same layout.
    case overlap
    /// A text whose lines are drawn over each other.
    case lineOverlap
    /// A text with a word that is wider than the line, so that the line breaks inside the word.
    case brokenWord
    /// A text whose letters are smaller than five pixels, or a QR code whose modules are smaller
    /// than two.
    case illegible
    /// A picture in which nothing is drawn.
    case blank
    /// A missing font family, one that has none of the letters that it was chosen for, or a font file of a
    /// scene that cannot be read.
    case missingFamily
    /// A bold weight, or an OpenType feature, that the font of a text does not have.
    case missingStyle
    /// A list without items, or tests that none of its records passes.
    case emptyList
    /// A weight below zero that a size depends on.
    case negativeWeight
    /// A cell of a table that is not a number. Its word is left out or counts once, a line has a
    /// gap there, or a sum does not include it. Also a word that is too long for a cloud.
    case unreadCell
    /// Words of a cloud that are hardly readable, because their set colours are too close to the
    /// background; a QR code that is not dark on light.
    case faint
    /// Words without groups, where groups choose their colours.
    case missingGroup
    /// A field of a scene that no column of its table has.
    case missingColumn
    /// A date's pattern with letters that are nearly always a mistake, such as `YYYY` for `yyyy`.
    case datePattern
    /// A note, not a fault: what Platen took from data, such as the columns with the words and their
    /// weights, or assumed, such as the zone of a moment.
    case taken
    /// A file whose extension does not match its format.
    case ending
    /// A link that does not work, because documents cannot link to its kind of URL.
    case unusableLink
    /// A picture whose colours may differ from its file's.
    case unknownColors
    /// A picture without a background in a format without transparency.
    case lostTransparency
    /// An animation in a file with too few colours for it.
    case fewerColors
    /// An animation in a file that cannot state how long frames are shown.
    case otherDelays
    /// A text that SwiftUI would break, truncate or shrink in a row that it fits.
    case unlikeSwiftUI
    /// A view whose state never settles: the picture shows its state at the end of the wait.
    case unsettled
    /// A view of an animation that SwiftUI would move, or move differently.
    case still
    /// A view or a picture that cannot be drawn and is replaced by a dashed frame, or an effect
    /// that is left out.
    case undrawn
    /// An animation between two pictures that are equal or have nothing in common.
    case unmatched
    /// An option that changes nothing of the picture.
    case noEffect
  }

  /// The kind of the finding.
  public var kind: Kind
  /// The whole text; empty if there is none.
  ///
  /// For views that were left out, it has all of their texts with commas between them.
  public var text: String
  /// The name of the view in its scene; empty outside scenes.
  public var id: String
  /// The box of the text, of the layout that left views out, or of the picture, in points in the
  /// picture's coordinates; nil if it is not known, such as for texts in a canvas.
  public var frame: CGRect?
  /// The place in a file, such as `card.yaml:12:5`, with a line and a column from 1; empty if it
  /// does not come from a file.
  public var place: String
  /// A description of the fault: the end of a sentence about the text, or a sentence.
  public var detail: String

  /// Makes a finding; what is not known of it stays empty.
  package init(
    kind: Kind, text: String = "", id: String = "", frame: CGRect? = nil, place: String = "",
    detail: String
  ) {
    self.kind = kind
    self.text = text
    self.id = id
    self.frame = frame
    self.place = place
    self.detail = detail
  }

  /// Returns what a picture loses in its formats, each loss once.
  package static func findings(_ list: DisplayList, as formats: [PictureFormat]) -> [FitFinding] {
    var findings: [FitFinding] = []
    if formats.contains(.jpeg), !list.isOpaque {
      findings.append(
        FitFinding(
          kind: .lostTransparency,
          detail:
            "the picture has no opaque background, and a JPEG cannot be transparent: the background is"
            + " white"))
    }
    if list.dark != nil, let format = formats.first(where: { $0 != .svg }) {
      findings.append(
        FitFinding(
          kind: .taken,
          detail: "only an SVG follows the reader's colour scheme: the"
            + " \(format.rawValue.uppercased()) is light"))
    }
    return findings
  }

  /// What a picture that moves loses in its file.
  package static func findings(_ losses: AnimationLosses, in format: AnimationFormat)
    -> [FitFinding]
  {
    let name = format.rawValue.uppercased()
    var findings: [FitFinding] = []
    if losses.colorDifference > AnimationLosses.unseenDifference {
      findings.append(
        FitFinding(
          kind: .fewerColors,
          detail:
            "colours differ by up to \(losses.colorDifference) of 255, because all frames of the"
            + " \(name) share one palette"))
    }
    if losses.losesTranslucency {
      findings.append(
        FitFinding(
          kind: .lostTransparency,
          detail: format == .y4m
            ? "the picture has no opaque background, and a Y4M cannot be transparent: the background is white"
            : "translucent parts become opaque or clear, because a \(name) has nothing in between"))
    }
    if losses.otherDelays > 0 {
      let frames = losses.otherDelays == 1 ? "1 frame is" : "\(losses.otherDelays) frames are"
      findings.append(
        FitFinding(
          kind: .otherDelays,
          detail: "\(frames) shown longer or shorter, because a \(name) cannot express the time"))
    }
    return findings
  }

  /// Whether the finding prevents a picture; all others are warnings.
  public var isError: Bool { kind == .blank }

  /// Whether the finding is only a note on what was taken, and nothing is wrong.
  public var isNote: Bool { kind == .taken }
}

extension FitFinding: CustomStringConvertible {
  /// The finding as a sentence on one line, with the view of the scene if there is one.
  public var description: String {
    let view = id.isEmpty ? "" : " (\(id.printable))"
    switch kind {
    case .cutOff where text.isEmpty: return detail + view
    case .truncated, .shrunk, .cutOff, .overlap, .lineOverlap, .brokenWord, .illegible,
      .unlikeSwiftUI:
      return text.quoted() + " " + detail + view
    case .leftOut, .missingGlyph, .overflow, .blank, .missingFamily, .missingStyle, .emptyList,
      .negativeWeight, .unreadCell, .datePattern, .faint, .missingGroup, .missingColumn, .taken,
      .ending, .unusableLink, .unknownColors, .lostTransparency, .fewerColors, .otherDelays,
      .unsettled, .still, .undrawn, .unmatched, .noEffect:
      return detail + view
    }
  }
}

/// Leaves out values that are unknown or empty.
extension FitFinding: Codable {
  private enum CodingKeys: String, CodingKey { case kind, text, id, frame, place, detail }

  /// The finding as JSON on one line, with the keys in the order of the properties and with numbers
  /// rounded to thousandths of a point.
  public var json: String { jsonText }

  /// Encodes the finding as ``json`` has it, in the encoder's own order of keys.
  ///
  /// - Throws: Errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    if !text.isEmpty { try values.encode(text, forKey: .text) }
    if !id.isEmpty { try values.encode(id, forKey: .id) }
    try values.encodeIfPresent(frame.map(FrameCode.init), forKey: .frame)
    if !place.isEmpty { try values.encode(place, forKey: .place) }
    try values.encode(detail, forKey: .detail)
  }

  /// Decodes a finding, from ``json`` as well.
  ///
  /// - Throws: `DecodingError` if a value is missing or has another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(Kind.self, forKey: .kind)
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? ""
    frame = try values.decodeIfPresent(FrameCode.self, forKey: .frame)?.frame
    place = try values.decodeIfPresent(String.self, forKey: .place) ?? ""
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
    if !place.isEmpty { json.add(place, for: CodingKeys.place) }
    json.add(detail, for: CodingKeys.detail)
    json.end("}")
  }
}
