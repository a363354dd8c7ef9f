internal import Foundation
internal import HTTPTypes
internal import Platen
internal import PlatenBase
internal import PlatenScenes
internal import PlatenWorkers

/// The findings of a picture: how many of each kind there are, and the first of them.
///
/// It is kept with the picture, so that it has a limit: thousands of tags may all be cut off.
struct FindingSummary: Hashable, Sendable {
  /// The number of findings of one kind.
  struct Count: Hashable, Sendable {
    var kind: FitFinding.Kind
    var number: Int
  }

  /// The most findings that are told one by one.
  static let mostListed = 50
  /// The most characters of a finding's text.
  private static let longestText = 200

  /// In the order of the kinds; empty if there is nothing.
  fileprivate(set) var counts: [Count] = []
  /// The first findings.
  fileprivate(set) var listed: [FitFinding] = []

  init(_ findings: [FitFinding] = []) {
    guard !findings.isEmpty else { return }
    let numbers = Dictionary(findings.map { ($0.kind, 1) }, uniquingKeysWith: +)
    counts = FitFinding.Kind.allCases.compactMap { kind in
      numbers[kind].map { Count(kind: kind, number: $0) }
    }
    listed = findings.prefix(Self.mostListed).map { finding in
      var finding = finding
      if let end = finding.text.index(
        finding.text.startIndex, offsetBy: Self.longestText, limitedBy: finding.text.endIndex),
        end < finding.text.endIndex
      {
        finding.text = finding.text[..<end] + "…"
      }
      return finding
    }
  }

  var isEmpty: Bool { counts.isEmpty }

  /// How many findings there are.
  var total: Int { counts.reduce(0) { $0 + $1.number } }

  /// The bytes of memory that they take, about.
  var cost: Int {
    listed.reduce(0) { $0 + 256 + $1.text.utf8.count + $1.id.utf8.count + $1.detail.utf8.count }
  }
}

// MARK: - Telling them

extension FindingSummary {
  /// The value of the field `Platen-Findings`: a list of tokens, each with a number (RFC 9651), as
  /// `overflow;n=1, missingGlyph;n=3`; nil if there is nothing.
  var field: String? {
    isEmpty ? nil : counts.map { "\($0.kind.rawValue);n=\($0.number)" }.joined(separator: ", ")
  }

  /// The members that tell of the findings in an object; none if there is nothing.
  var members: [JSONValue.Member] {
    if isEmpty { return [] }
    return [
      .init("findingCount", .number(Double(total))),
      .init("findings", .array(listed.map(\.value))),
    ]
  }
}

extension FitFinding {
  /// The finding as its own JSON has it.
  var value: JSONValue {
    var members: [JSONValue.Member] = [.init("kind", .string(kind.rawValue))]
    if !text.isEmpty { members.append(.init("text", .string(text))) }
    if !id.isEmpty { members.append(.init("id", .string(id))) }
    if let frame { members.append(.init("frame", frame.value)) }
    if !place.isEmpty { members.append(.init("place", .string(place))) }
    return .object(members + [.init("detail", .string(detail))])
  }
}

extension CGRect {
  fileprivate var value: JSONValue {
    func number(_ value: CGFloat) -> JSONValue { .number(Double(LayoutNumber.rounded(value))) }
    return [
      "x": number(minX), "y": number(minY), "width": number(width), "height": number(height),
    ]
  }
}

extension HTTPField.Name {
  /// The field that says how many findings a picture has; pictures without any do not have it.
  static let platenFindings = HTTPField.Name("Platen-Findings")
}

// MARK: - Sending

extension WireWriter {
  mutating func write(_ findings: FindingSummary) {
    write(findings.counts) { writer, count in
      writer.write(count.kind.rawValue)
      writer.write(count.number)
    }
    write(findings.listed) { writer, finding in
      let texts = [
        finding.kind.rawValue, finding.text, finding.id, finding.place, finding.detail,
      ]
      for text in texts { writer.write(text) }
      writer.write(finding.frame) { writer, frame in
        for number in [frame.minX, frame.minY, frame.width, frame.height] {
          writer.write(Double(number))
        }
      }
    }
  }
}

extension WireReader {
  /// - Throws: `WireError` for bytes that are none of findings.
  mutating func findings() throws -> FindingSummary {
    var findings = FindingSummary()
    findings.counts = try list { reader in
      FindingSummary.Count(kind: try reader.kind(), number: try reader.int())
    }
    findings.listed = try list { reader in
      let kind = try reader.kind()
      let texts = try (0..<4).map { _ in try reader.text() }
      let frame = try reader.optional { reader in
        let numbers = try (0..<4).map { _ in try reader.double() }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      return FitFinding(
        kind: kind, text: texts[0], id: texts[1], frame: frame, place: texts[2], detail: texts[3])
    }
    return findings
  }

  private mutating func kind() throws -> FitFinding.Kind {
    guard let kind = FitFinding.Kind(rawValue: try text()) else { throw WireError() }
    return kind
  }
}
