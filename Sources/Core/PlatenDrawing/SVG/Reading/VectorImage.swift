package import Foundation
internal import PlatenBase

/// A picture of an SVG file: items to draw, at any size.
///
/// Drawn are paths, basic shapes, groups, `use`, `symbol`, `switch`, nested drawings, transforms, fills and
/// strokes with colours and gradients, clips, masks, blurs and opacity, by attributes, `style` and style
/// sheets. What else is drawn elsewhere, as text, is in ``losses``.
///
/// It never changes; its identity lets a render keep what it makes of it.
package final class VectorImage: Sendable {
  /// The size in points.
  package let size: CGSize
  /// What is drawn, within a box of that size from its top left.
  package let items: [DisplayItem]
  /// What of the file is not drawn, each as the end of a sentence about it.
  package let losses: [String]

  /// The picture of an SVG file.
  ///
  /// - Throws: ``PictureError`` for what is no SVG, is damaged, or is larger than any drawing.
  package init(file bytes: [UInt8]) throws(PictureError) {
    do throws(SVGReadingError) {
      var drawing = try SVGDrawing(Data(bytes))
      (size, items) = try drawing.picture()
      losses = drawing.losses.phrases
    } catch {
      throw PictureError(
        code: error.code == .notSVG ? .format : error.code == .limit ? .tooManyPixels : .damaged,
        description: error.line > 1 ? "line \(error.line): \(error.message)" : error.message)
    }
  }

  /// Returns whether a file is an SVG, by how it begins.
  package static func isSVG(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<svg") { return true }
    return ["<?xml", "<!--", "<!DOCTYPE svg"].contains { text.hasPrefix($0) }
      && start.contains(#/<([a-z]+:)?svg[\s>\/]/#)
  }

  /// The items at a place, as large as it is.
  package func item(in rect: CGRect) -> DisplayItem? {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, !items.isEmpty else {
      return nil
    }
    var group = DisplayGroup(items: items)
    group.clip = Path(CGRect(origin: .zero, size: size))
    group.transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    return .group(group)
  }
}

/// What of a drawing is lost, counted.
struct SVGLosses {
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  mutating func note(_ phrase: String) {
    if counts[phrase] == nil { order.append(phrase) }
    counts[phrase, default: 0] += 1
  }

  /// In the order in which they were found; of many, the first.
  var phrases: [String] {
    let all = order.map { phrase in
      let count = counts[phrase] ?? 1
      return count > 1 ? "\(phrase) (\(count) times)" : phrase
    }
    return all.count > 6 ? all.prefix(5) + ["and \(all.count - 5) more kinds of things"] : all
  }
}
