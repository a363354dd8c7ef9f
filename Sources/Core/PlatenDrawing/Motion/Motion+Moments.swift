package import Foundation
internal import PlatenBase

/// Some moments of a picture that becomes another one, beside each other as one that stands still.
package struct MotionStrip: Sendable {
  /// How many moments stand in a row.
  private static let columns = 4
  /// Points between two pictures.
  private static let gap: CGFloat = 9

  private let motion: Motion
  /// The seconds of the moments, the first picture's and the last one's included.
  package let moments: [Double]

  /// - Parameter count: How many moments, at least two.
  package init(_ motion: Motion, count: Int) {
    self.motion = motion
    let last = max(count, 2) - 1
    // Most happens soon after the beginning.
    moments = (0...last).map { i in
      let part = pow(Double(i) / Double(last), 1.5)
      return motion.timing.hold + (motion.duration - motion.timing.hold) * part
    }
  }

  /// When and where everything goes, with the moments that are shown.
  package var record: MotionRecord {
    var record = motion.record
    record.moments = moments.map { ($0 * 1_000).rounded() / 1_000 }
    return record
  }

  /// Where each moment lies in the strip, row by row, in whole points.
  package static func frames(_ count: Int, of size: CGSize) -> [CGRect] {
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    return (0..<count).map { i in
      CGRect(
        x: CGFloat(i % columns) * (width + gap), y: CGFloat(i / columns) * (height + gap),
        width: width, height: height)
    }
  }

  /// The picture of all moments, with lines between them.
  package var displayList: DisplayList {
    let frames = Self.frames(moments.count, of: motion.size)
    let all = frames.reduce(CGRect.zero) { $0.union($1) }
    var list = motion.displayList(at: motion.duration)
    list.size = all.size
    list.items = zip(moments, frames).map { moment, frame in
      let picture = motion.displayList(at: moment)
      let box = Path(CGRect(origin: .zero, size: motion.size))
      var group = DisplayGroup(
        items: (picture.background.map { [.fill(box, .color($0), FillStyle())] } ?? [])
          + picture.items)
      // Texts that are clipped are drawn in another way.
      if !group.items.allSatisfy({ $0.bounds.isNull || box.boundingRect.contains($0.bounds) }) {
        group.clip = box
      }
      group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      return .group(group)
    }
    let rows = Set(frames.map(\.minY)).subtracting([0]).sorted()
    let columns = Set(frames.map(\.minX)).subtracting([0]).sorted()
    let middle = (Self.gap + 1) / 2
    let lines =
      rows.map { CGRect(x: 0, y: $0 - middle, width: all.width, height: 1) }
      + columns.map { CGRect(x: $0 - middle, y: 0, width: 1, height: all.height) }
    let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    list.items += lines.map { .fill(Path($0), .color(gray), FillStyle()) }
    return list
  }
}
