public import Foundation
package import PlatenBase
package import PlatenDrawing

/// Something that did not fit, or is not as it was asked for.
public struct FitFinding: Hashable, Sendable {
  /// The kind of a finding.
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
    /// A text, a shape or an image of which the picture's edge cuts off a part.
    case cutOff
    /// A text that is drawn over another one that a layout has put beside it.
    case overlap
    /// A text whose lines are drawn over each other.
    case lineOverlap
    /// A text with a word that no line is wide enough for, so that lines break inside of it.
    case brokenWord
    /// A text whose letters are smaller than five pixels, or a QR code whose modules are smaller than two.
    case illegible
    /// A picture in which nothing is drawn.
    case blank
    /// A family of fonts that is not there.
    case missingFamily
    /// A bold weight, or an OpenType feature, that the font of a text does not have.
    case missingStyle
    /// A list without items, or tests that none of its records passes.
    case emptyList
    /// A weight below zero where a size is made of it.
    case negativeWeight
    /// A cell of a table from which no number can be read: its word is left out or counts once, a line has
    /// a gap there, or a sum goes without it.
    case unreadCell
    /// Words of a cloud that can hardly be read, in colours that were said, on what is behind them; a QR
    /// code that is not dark on light.
    case faint
    /// Words without groups, where groups choose their colours.
    case missingGroup
    /// A field of a scene that no column of its table has.
    case missingColumn
    /// A date's pattern whose letters nearly always are meant to be others, as `YYYY` for `yyyy`.
    case datePattern
    /// No fault: what was taken of data, as which columns have the words and their weights.
    case taken
    /// A file whose ending names another format than that in which it is written.
    case ending
    /// A link that leads nowhere, as its address is of a kind that documents do not lead to.
    case unusableLink
    /// A picture whose colours are drawn otherwise than its file may mean.
    case unknownColors
    /// A picture without a background in a format that knows no transparency.
    case lostTransparency
    /// A picture that moves in a file that has too few colours for it.
    case fewerColors
    /// A picture that moves whose file cannot state how long frames are shown.
    case otherDelays
    /// A text that SwiftUI would break, truncate or shrink in a row that has room for all of it.
    case unlikeSwiftUI
    /// A view whose state never settles: the picture shows it as it was when no more was waited for.
    case unsettled
    /// A view of a picture that moves which SwiftUI would move, or in another way.
    case still
    /// A view or a picture that cannot be drawn, in whose place there is a dashed frame, or an effect that is left out.
    case undrawn
    /// Two pictures, of which one should become the other, that have all in common, or nothing.
    case unmatched
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
  /// Where in a file it comes from, as `card.yaml:12:5`, a line and a column from 1; empty if it is
  /// not of a file.
  public var place: String
  /// What is the matter, as the end of a sentence about the text, or as a sentence.
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

  /// That a picture lies on white, as its format knows no transparency; nil for others.
  package init?(transparencyOf list: DisplayList, as format: PictureFormat) {
    guard format == .jpeg, !list.isOpaque else { return nil }
    self.init(
      kind: .lostTransparency,
      detail:
        "the picture has no opaque background, and a JPEG cannot be transparent: the background is"
        + " white")
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
          detail: "\(frames) shown for another time, because a \(name) cannot express it"))
    }
    return findings
  }

  /// Whether there is no picture with it: all else can be shown and be warned of.
  public var isError: Bool { kind == .blank }

  /// Whether it only says what was taken, and nothing is wrong.
  public var isNote: Bool { kind == .taken }
}

extension FitFinding: CustomStringConvertible {
  /// What was found, as a sentence on one line, with the view of the scene if there is one.
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
      .unsettled, .still, .undrawn, .unmatched:
      return detail + view
    }
  }
}

/// What is not known, or empty, is left out.
extension FitFinding: Codable {
  private enum CodingKeys: String, CodingKey { case kind, text, id, frame, place, detail }

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
    if !place.isEmpty { try values.encode(place, forKey: .place) }
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
