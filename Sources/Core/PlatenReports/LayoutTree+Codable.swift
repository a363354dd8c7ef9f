internal import Foundation
package import PlatenBase

/// Leaves out values that equal their defaults, such as that a view is not hidden.
extension LayoutTree: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, id, frame, baseline, text, lines, font, isTruncated, scaleFactor, isHidden, children
  }

  /// The tree as JSON on one line, with the keys in the order of the properties and with numbers
  /// rounded to thousandths of a point.
  public var json: String { jsonText }

  /// The tree as ``json`` has it, with a member `findings` behind the others if there are some.
  package func json(with findings: [FitFinding]) -> String {
    guard !findings.isEmpty else { return json }
    return json.dropLast() + ",\"findings\":[" + findings.map(\.json).joined(separator: ",") + "]}"
  }

  /// Encodes the tree as ``json`` has it, in the encoder's own order of keys.
  ///
  /// - Throws: Errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    if !id.isEmpty { try values.encode(id, forKey: .id) }
    try values.encode(FrameCode(frame), forKey: .frame)
    try values.encodeIfPresent(baseline.map(LayoutNumber.rounded), forKey: .baseline)
    try values.encodeIfPresent(text, forKey: .text)
    if !lines.isEmpty { try values.encode(lines, forKey: .lines) }
    try values.encodeIfPresent(font, forKey: .font)
    if isTruncated { try values.encode(true, forKey: .isTruncated) }
    if LayoutNumber.rounded(scaleFactor) != 1 {
      try values.encode(LayoutNumber.rounded(scaleFactor), forKey: .scaleFactor)
    }
    if isHidden { try values.encode(true, forKey: .isHidden) }
    if !children.isEmpty { try values.encode(children, forKey: .children) }
  }

  /// Decodes a tree, from ``json`` as well.
  ///
  /// - Throws: `DecodingError` if a value is missing or has another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(String.self, forKey: .kind)
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? ""
    frame = try values.decode(FrameCode.self, forKey: .frame).frame
    baseline = try values.decodeIfPresent(CGFloat.self, forKey: .baseline)
    text = try values.decodeIfPresent(String.self, forKey: .text)
    lines = try values.decodeIfPresent([String].self, forKey: .lines) ?? []
    font = try values.decodeIfPresent(String.self, forKey: .font)
    isTruncated = try values.decodeIfPresent(Bool.self, forKey: .isTruncated) ?? false
    scaleFactor = try values.decodeIfPresent(CGFloat.self, forKey: .scaleFactor) ?? 1
    isHidden = try values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false
    children = try values.decodeIfPresent([LayoutTree].self, forKey: .children) ?? []
  }
}

extension LayoutTree: JSONWritable {
  /// Writes the tree as ``json`` has it.
  ///
  /// Without calls in calls, as trees may be as deep as views; and not to the end once the render
  /// that is under way is cancelled.
  package func write(to json: inout JSONText) {
    begin(in: &json)
    var open = [(tree: self, next: 0)]
    let cancellation = RenderCancellation.current
    while !cancellation.isCancelled, let (tree, next) = open.last {
      if next < tree.children.count {
        open[open.count - 1].next += 1
        tree.children[next].begin(in: &json)
        open.append((tree.children[next], 0))
      } else {
        if !tree.children.isEmpty { json.end("]") }
        json.end("}")
        open.removeLast()
      }
    }
  }

  /// Writes all that stands before the children.
  private func begin(in json: inout JSONText) {
    json.begin("{")
    json.add(kind, for: CodingKeys.kind)
    if !id.isEmpty { json.add(id, for: CodingKeys.id) }
    json.add(frame, for: CodingKeys.frame)
    if let baseline { json.add(baseline, for: CodingKeys.baseline) }
    if let text { json.add(text, for: CodingKeys.text) }
    if !lines.isEmpty { json.add(lines, for: CodingKeys.lines) }
    if let font { json.add(font, for: CodingKeys.font) }
    if isTruncated { json.add(true, for: CodingKeys.isTruncated) }
    if LayoutNumber.rounded(scaleFactor) != 1 { json.add(scaleFactor, for: CodingKeys.scaleFactor) }
    if isHidden { json.add(true, for: CodingKeys.isHidden) }
    if !children.isEmpty { json.begin("[", for: CodingKeys.children) }
  }
}

// MARK: - Frames

/// A frame as it is encoded: x, y, width and height in points, rounded to thousandths.
struct FrameCode: Codable {
  private enum CodingKeys: String, CodingKey { case x, y, width, height }

  private let x, y, width, height: CGFloat

  init(_ frame: CGRect) {
    x = LayoutNumber.rounded(frame.minX)
    y = LayoutNumber.rounded(frame.minY)
    width = LayoutNumber.rounded(frame.width)
    height = LayoutNumber.rounded(frame.height)
  }

  var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension FrameCode: JSONWritable {
  /// Writes an object of the four numbers.
  package func write(to json: inout JSONText) {
    json.begin("{")
    json.add(x, for: CodingKeys.x)
    json.add(y, for: CodingKeys.y)
    json.add(width, for: CodingKeys.width)
    json.add(height, for: CodingKeys.height)
    json.end("}")
  }
}

extension CGRect: JSONWritable {
  /// Writes the rectangle as frames are encoded.
  package func write(to json: inout JSONText) { FrameCode(self).write(to: &json) }
}
