internal import Foundation
internal import PlatenBase

/// When and where everything goes in a picture that becomes another one, as people read and compare it.
///
/// What stands still has no part in it. Seconds, points and degrees are rounded to thousandths.
package struct MotionRecord: Codable, Hashable, Sendable {
  /// A part that moves, or the colour or frame of something within it.
  package struct Part: Codable, Hashable, Sendable {
    /// What becomes of it.
    package enum Role: String, Codable, Hashable, Sendable {
      /// It is seen in the end, and from the beginning on.
      case stays
      /// It is not seen at first.
      case comes
      /// It is not seen in the end.
      case goes
    }

    /// Its name, with those of the parts around it before.
    ///
    /// What changes within a part has its kind behind the part's name, as `Swift / shape`; of equal names, the
    /// second has ` 2` behind it.
    package var name: String
    package var role: Role
    /// Its middle, in points of the picture or of the part around it.
    package var place: Change?
    package var scale: Change?
    /// The word's clockwise rotation, in degrees.
    package var turn: Change?
    package var opacity: Change?
    /// Red, green, blue and opacity, 0 to 1.
    package var color: Change?
    /// Left, top, width and height of a figure, and the radius of its corners, in points.
    package var frame: Change?
  }

  /// Numbers that become others.
  package struct Change: Codable, Hashable, Sendable {
    package var from, to: [Double]
    /// Seconds from the beginning of the motion.
    package var start, end: Double

    package init(from: [Double], to: [Double], start: Double, end: Double) {
      (self.from, self.to, self.start, self.end) = (from, to, start, end)
    }
  }

  /// The picture's size in points.
  package var width, height: Double
  /// Seconds that one way takes, and those of them that the picture stands still before.
  package var duration, hold: Double
  /// The seconds of the moments that a strip shows; empty without one.
  package var moments: [Double] = []
  /// What moves, in the order of drawing.
  package var parts: [Part]
}

extension Motion {
  /// When and where everything goes.
  package var record: MotionRecord {
    var counts: [MotionRecord.Part: Int] = [:]
    let parts = layers.map { layer in
      var part = layer.part
      let key = MotionRecord.Part(name: part.name, role: part.role)
      counts[key, default: 0] += 1
      if let count = counts[key], count > 1 { part.name += " \(count)" }
      return part
    }
    return MotionRecord(
      width: size.width.thousandths, height: size.height.thousandths,
      duration: duration.thousandths, hold: timing.hold.thousandths, parts: parts)
  }
}

extension MotionLayer {
  fileprivate var part: MotionRecord.Part {
    let comes = opacity.map { $0.there.from < $0.there.to } ?? false
    var part = MotionRecord.Part(name: name, role: isGhost ? .goes : comes ? .comes : .stays)
    part.place = pose?.there.change { [anchor.x + $0.offset.dx, anchor.y + $0.offset.dy] }
    part.scale = pose?.there.change { [$0.scale] }
    part.turn = pose?.there.change { [$0.degrees] }
    part.opacity = opacity?.there.change { [CGFloat($0)] }
    part.color = color?.there.change {
      [CGFloat($0.red), CGFloat($0.green), CGFloat($0.blue), CGFloat($0.opacity)]
    }
    part.frame = frame?.there.change {
      [$0.rect.minX, $0.rect.minY, $0.rect.width, $0.rect.height, $0.radius.width]
    }
    return part
  }
}

extension MotionLayer.Change {
  /// The numbers at both ends; nil if they are the same.
  fileprivate func change(_ numbers: (Value) -> [CGFloat]) -> MotionRecord.Change? {
    let (from, to) = (numbers(from).map(\.thousandths), numbers(to).map(\.thousandths))
    if from == to { return nil }
    return MotionRecord.Change(
      from: from, to: to, start: start.thousandths, end: end.thousandths)
  }
}

extension BinaryFloatingPoint {
  /// The number rounded to thousandths; never a negative zero.
  fileprivate var thousandths: Double { (Double(self) * 1_000).rounded() / 1_000 + 0 }
}

// MARK: - JSON

extension MotionRecord {
  /// The record as JSON, a part on each line; the same for the same record.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    var head = self
    head.parts = []
    let start = text(head).replacing(",\"parts\":[]", with: "")
    let lines = parts.map { text($0) }.joined(separator: ",\n")
    return start.dropLast() + ",\"parts\":[" + (parts.isEmpty ? "" : "\n\(lines)\n") + "]}\n"
  }

  /// The keyword of the text in a PNG that has a record in it.
  private static let keyword = "platen-motion"

  /// Returns a PNG with the record in it, as a text that viewers do not show (PNG, third edition, 11.3.3.4).
  package func added(to picture: [UInt8]) -> [UInt8] {
    guard var reader = try? PNGChunkReader(picture), let head = try? reader.next() else {
      return picture
    }
    // Behind the keyword: it is not packed, in no language, and the keyword is not translated.
    let data = Array(Self.keyword.utf8) + [0, 0, 0, 0, 0] + Array(json.utf8)
    let end = head.range.upperBound
    return picture[..<end] + PNGChunk.bytes("iTXt", data) + picture[end...]
  }

  /// Reads the record that a PNG has in it; nil if there is none.
  package init?(in picture: [UInt8]) {
    guard var reader = try? PNGChunkReader(picture) else { return nil }
    let head = Array(Self.keyword.utf8) + [0, 0, 0, 0, 0]
    while let chunk = try? reader.next(), chunk.type != "IDAT" {
      guard chunk.type == "iTXt", picture[chunk.data].starts(with: head),
        (try? chunk.check(in: picture)) != nil,
        let record = try? JSONDecoder().decode(
          MotionRecord.self, from: Data(picture[chunk.data].dropFirst(head.count)))
      else { continue }
      self = record
      return
    }
    return nil
  }
}
