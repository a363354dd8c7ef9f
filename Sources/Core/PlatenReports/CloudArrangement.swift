public import Foundation
package import PlatenBase

/// The places of the words of a packed cloud.
///
/// You can keep them, and start another cloud of nearly the same words from them. Lengths are in
/// points. Places count from the region's top left, with y down. Add ``origin`` for places in the
/// picture.
public struct CloudArrangement: Hashable, Sendable {
  /// A word at its place.
  public struct Word: Hashable, Sendable {
    /// The word.
    public var text: String
    /// The word's weight among the others.
    public var weight: Double
    /// The word's group; nil for none.
    public var group: String?
    /// The middle of its ink's box.
    public var center: CGPoint
    /// The font size.
    public var fontSize: CGFloat
    /// The word's clockwise rotation, in degrees.
    public var angle: Double
    /// The box of the word's ink; at other than right angles, the box around the turned ink box.
    public var ink: CGRect
    /// The word's colour, as #RRGGBB, or as #RRGGBBAA if it is not opaque.
    public var color: String?

    /// Makes a word at its place.
    public init(
      _ text: String, weight: Double, group: String? = nil, center: CGPoint, fontSize: CGFloat,
      angle: Double = 0, ink: CGRect, color: String? = nil
    ) {
      self.text = text
      self.weight = weight
      self.group = group
      self.center = center
      self.fontSize = fontSize
      self.angle = angle
      self.ink = ink
      self.color = color
    }
  }

  /// A word that did not fit.
  public struct LeftOut: Hashable, Sendable {
    /// The word.
    public var text: String
    /// The word's weight among the others.
    public var weight: Double

    /// Makes a word without a place.
    public init(_ text: String, weight: Double) {
      self.text = text
      self.weight = weight
    }
  }

  /// The region's top left in the picture, without rotations and scalings; zero if not known.
  public var origin: CGPoint
  /// The size of the region.
  public var size: CGSize
  /// The words, the heaviest first.
  public var words: [Word]
  /// The words without a place, the heaviest first.
  public var leftOut: [LeftOut]
  /// What is not as it was asked for, or was assumed; not kept in files.
  package var remarks: [FitFinding] = []

  /// Makes an arrangement.
  public init(
    origin: CGPoint = .zero, size: CGSize, words: [Word], leftOut: [LeftOut] = []
  ) {
    self.origin = origin
    self.size = size
    self.words = words
    self.leftOut = leftOut
  }
}

// MARK: - JSON

/// Numbers except weights are rounded to thousandths. Values that are nil or empty are left out.
extension CloudArrangement: Codable {
  private enum CodingKeys: String, CodingKey { case origin, size, words, leftOut }

  /// The arrangement as JSON on one line, with the keys in the order of the properties.
  public var json: String { jsonText }

  /// The arrangement as ``json`` has it, with a member `findings` behind the others if there are
  /// some.
  package func json(with findings: [FitFinding]) -> String {
    guard !findings.isEmpty else { return json }
    return json.dropLast() + ",\"findings\":[" + findings.map(\.json).joined(separator: ",") + "]}"
  }

  /// Encodes the arrangement as ``json`` has it, in the encoder's own order of keys.
  ///
  /// - Throws: Errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(PointCode(origin), forKey: .origin)
    try values.encode(SizeCode(size), forKey: .size)
    try values.encode(words, forKey: .words)
    if !leftOut.isEmpty { try values.encode(leftOut, forKey: .leftOut) }
  }

  /// Decodes an arrangement, from ``json`` as well.
  ///
  /// - Throws: `DecodingError` if a value is missing or has another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    origin = try values.decodeIfPresent(PointCode.self, forKey: .origin)?.point ?? .zero
    size = try values.decode(SizeCode.self, forKey: .size).size
    words = try values.decode([Word].self, forKey: .words)
    leftOut = try values.decodeIfPresent([LeftOut].self, forKey: .leftOut) ?? []
  }
}

extension CloudArrangement: JSONWritable {
  /// Writes the arrangement as ``json`` has it.
  package func write(to json: inout JSONText) {
    json.begin("{")
    json.add(PointCode(origin), for: CodingKeys.origin)
    json.add(SizeCode(size), for: CodingKeys.size)
    json.add(words, for: CodingKeys.words)
    if !leftOut.isEmpty { json.add(leftOut, for: CodingKeys.leftOut) }
    json.end("}")
  }
}

extension CloudArrangement.Word: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, weight, group, center, fontSize, angle, ink, color
  }

  /// Encodes the word.
  ///
  /// - Throws: Errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(weight.finiteOrZero, forKey: .weight)
    try values.encodeIfPresent(group, forKey: .group)
    try values.encode(PointCode(center), forKey: .center)
    try values.encode(LayoutNumber.rounded(fontSize), forKey: .fontSize)
    try values.encode(LayoutNumber.rounded(CGFloat(angle)), forKey: .angle)
    try values.encode(FrameCode(ink), forKey: .ink)
    try values.encodeIfPresent(color, forKey: .color)
  }

  /// Decodes a word; one without an angle is not turned.
  ///
  /// - Throws: `DecodingError` if a value is missing or has another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(String.self, forKey: .text)
    weight = try values.decode(Double.self, forKey: .weight)
    group = try values.decodeIfPresent(String.self, forKey: .group)
    center = try values.decode(PointCode.self, forKey: .center).point
    fontSize = try values.decode(CGFloat.self, forKey: .fontSize)
    angle = try values.decodeIfPresent(Double.self, forKey: .angle) ?? 0
    ink = try values.decode(FrameCode.self, forKey: .ink).frame
    color = try values.decodeIfPresent(String.self, forKey: .color)
  }
}

extension CloudArrangement.Word: JSONWritable {
  /// Writes the word with its keys in the order of its properties.
  package func write(to json: inout JSONText) {
    json.begin("{")
    json.add(text, for: CodingKeys.text)
    json.add(WeightCode(weight), for: CodingKeys.weight)
    if let group { json.add(group, for: CodingKeys.group) }
    json.add(PointCode(center), for: CodingKeys.center)
    json.add(fontSize, for: CodingKeys.fontSize)
    json.add(CGFloat(angle), for: CodingKeys.angle)
    json.add(ink, for: CodingKeys.ink)
    if let color { json.add(color, for: CodingKeys.color) }
    json.end("}")
  }
}

extension CloudArrangement.LeftOut: Codable {
  private enum CodingKeys: String, CodingKey { case text, weight }

  /// Encodes the word and its weight.
  ///
  /// - Throws: Errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(weight.finiteOrZero, forKey: .weight)
  }
}

extension CloudArrangement.LeftOut: JSONWritable {
  /// Writes the word and its weight.
  package func write(to json: inout JSONText) {
    json.begin("{")
    json.add(text, for: CodingKeys.text)
    json.add(WeightCode(weight), for: CodingKeys.weight)
    json.end("}")
  }
}

extension DecodingError {
  /// What is wrong, behind the path of the value that it is about, as `words[3].center.x`.
  package var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.path(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(Self.path(context.codingPath)) is not \(Self.phrase(type))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "the file is not JSON" : "\(Self.path(context.codingPath)): \(context.debugDescription)"
    @unknown default: "it cannot be read"
    }
  }

  /// What JSON calls the values of a type.
  private static func phrase(_ type: Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    case is String.Type: "a text"
    default: "a number"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return path.isEmpty ? "the file" : path
  }
}

/// A point as an object.
private struct PointCode: Codable, JSONWritable {
  private enum CodingKeys: String, CodingKey { case x, y }

  let x, y: CGFloat

  init(_ point: CGPoint) {
    (x, y) = (LayoutNumber.rounded(point.x), LayoutNumber.rounded(point.y))
  }

  var point: CGPoint { CGPoint(x: x, y: y) }

  func write(to json: inout JSONText) {
    json.begin("{")
    json.add(x, for: CodingKeys.x)
    json.add(y, for: CodingKeys.y)
    json.end("}")
  }
}

/// A size as an object.
private struct SizeCode: Codable, JSONWritable {
  private enum CodingKeys: String, CodingKey { case width, height }

  let width, height: CGFloat

  init(_ size: CGSize) {
    (width, height) = (LayoutNumber.rounded(size.width), LayoutNumber.rounded(size.height))
  }

  var size: CGSize { CGSize(width: width, height: height) }

  func write(to json: inout JSONText) {
    json.begin("{")
    json.add(width, for: CodingKeys.width)
    json.add(height, for: CodingKeys.height)
    json.end("}")
  }
}

/// A weight with all its digits: weights may be much smaller than thousandths.
private struct WeightCode: JSONWritable {
  let weight: Double

  init(_ weight: Double) { self.weight = weight.finiteOrZero }

  func write(to json: inout JSONText) {
    json.add(literal: Int(exactly: weight).map { "\($0)" } ?? "\(weight)")
  }
}

extension Double {
  fileprivate var finiteOrZero: Double { isFinite ? self : 0 }
}

// MARK: - What was left out

extension CloudArrangement {
  /// Findings about words that were left out, and about the cloud in general.
  package var findings: [FitFinding] {
    ([leftOutFinding].compactMap(\.self) + remarks).map { finding in
      var finding = finding
      finding.frame = CGRect(origin: origin, size: size)
      return finding
    }
  }

  /// Which words have no room, how many they are and their share of all weight; nil for none.
  private var leftOutFinding: FitFinding? {
    guard !leftOut.isEmpty else { return nil }
    let texts = leftOut.map(\.text)
    let quoted = texts.prefix(8).map { $0.quoted(upTo: 24) }.joined(separator: ", ")
    let rest = texts.count > 8 ? " and \(texts.count - 8) more" : ""
    return FitFinding(
      kind: .leftOut, text: texts.joined(separator: ", "),
      detail: "\(texts.count) of \(texts.count + placedOnce.count) words do not fit a cloud,"
        + " \(leftOutShare) % of the weight: \(quoted)\(rest)")
  }

  /// The share of the weight that is left out, in percent to a tenth, as text.
  private var leftOutShare: String {
    let placed = placedOnce.reduce(0) { $0 + max(0, $1.weight.finiteOrZero) }
    let missing = leftOut.reduce(0) { $0 + max(0, $1.weight.finiteOrZero) }
    let all = placed + missing
    let share = all > 0 ? missing / all : 0
    return LayoutNumber.text(CGFloat((1_000 * share).rounded() / 10))
  }

  /// The words without repetitions that fill space: a repetition comes after its original.
  private var placedOnce: [Word] {
    var seen: Set<[String?]> = []
    return words.filter { seen.insert([$0.text, $0.group]).inserted }
  }
}
