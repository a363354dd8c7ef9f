public import Foundation
internal import PlatenBase

/// The columns of a vertical lazy grid, or the rows of a horizontal one, across its axis.
///
/// take off gaps → serve fixed items → share the rest → split adaptive items
///
/// They follow from the items and the room alone, whatever the views in the grid are, so
/// `LazyGridLayout` has them before it measures any:
///
/// 1. The distances between the items are taken from the room.
/// 2. Fixed items take their lengths. Then each other item, in order, is offered what is left
///    divided by the items that are left: a flexible one takes it within its bounds, an adaptive one
///    takes it as it is.
/// 3. An adaptive item becomes as many columns of its minimum as fit into what it took, at least
///    one, which grow up to its maximum.
///
/// Lengths are points.
///
/// - Complexity: O(*n* + *m*) for *n* items and *m* columns that come of them.
struct LazyGridTracks {
  /// One column of a vertical grid, or one row of a horizontal one.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The most columns that adaptive items become, however small their minimums; each becomes one at
  /// least.
  static let adaptiveLimit = 10_000

  private(set) var tracks: [Track] = []
  /// The length from the first edge to the last.
  private(set) var total: CGFloat = 0

  /// Divides a room among items; without items, as among one flexible item.
  init(_ items: [GridItem], room: CGFloat) {
    let items = items.isEmpty ? [GridItem()] : items
    let most = max(Self.adaptiveLimit / max(items.count(where: \.isAdaptive), 1), 1)
    for (item, length) in zip(items, Self.lengths(of: items, room: room)) {
      if !tracks.isEmpty { total += gap }
      gap = item.gap
      guard case .adaptive(let minimum, let maximum) = item.size else {
        append(length, item)
        continue
      }
      // https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)
      let count = Self.count(of: minimum.finiteLength, gap: item.gap, in: length, most: most)
      let share = (length - CGFloat(count - 1) * item.gap) / CGFloat(count)
      let column = min(max(share, minimum.finiteLength), maximum.isNaN ? .infinity : maximum)
      for number in 0..<count {
        if number > 0 { total += item.gap }
        append(column.length, item)
      }
    }
    total = total.length
  }

  /// The distance after the last item so far.
  private var gap: CGFloat = 0

  /// Adds a column behind those that are there.
  private mutating func append(_ length: CGFloat, _ item: GridItem) {
    tracks.append(Track(start: total, length: length, alignment: item.alignment))
    total += length
  }

  /// Returns what each item takes of a room.
  private static func lengths(of items: [GridItem], room: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: items.count)
    var rest = room - items.dropLast().reduce(0) { $0 + $1.gap }
    for (index, item) in items.enumerated() {
      guard case .fixed(let length) = item.size else { continue }
      lengths[index] = length.finiteLength
      rest -= lengths[index]
    }
    let open = items.indices.filter { !items[$0].isFixed }
    for (served, index) in open.enumerated() {
      let share = (rest / CGFloat(open.count - served)).length
      lengths[index] = items[index].length(of: share)
      rest -= lengths[index]
      if rest.isNaN { rest = 0 }
    }
    return lengths
  }

  /// Returns how many columns of a minimum fit into a length, with gaps between them.
  private static func count(
    of minimum: CGFloat, gap: CGFloat, in length: CGFloat, most: Int
  ) -> Int {
    let step = minimum + gap
    guard step > 0 else { return 1 }
    // A length that is exactly enough on paper may miss it by its last bits.
    let count = ((length + gap) / step * (1 + 1e-9)).rounded(.down)
    return Int(min(max(count.finite(or: 1), 1), CGFloat(most)))
  }
}

// MARK: - Items

/// The description of a column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// The length of an item across the grid, in points.
  public enum Size: Sendable {
    /// One column of a fixed length.
    case fixed(CGFloat)
    /// One column that takes its share of the room, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into one share with the minimum, grown to fill it up to the maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of a column, or the height of a row.
  public var size: GridItem.Size
  /// The distance to the next item in points; `nil` for 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; `nil` for the grid's.
  public var alignment: Alignment?

  /// Describes a column or a row.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The distance in points to the next item.
  fileprivate var gap: CGFloat { (spacing ?? ViewSpacing.defaultDistance).finite(or: 0) }

  fileprivate var isAdaptive: Bool {
    if case .adaptive = size { true } else { false }
  }

  fileprivate var isFixed: Bool {
    if case .fixed = size { true } else { false }
  }

  /// Returns the item as one column of at least a length, if it is not fixed.
  func holding(_ length: CGFloat) -> GridItem {
    var item = self
    switch size {
    case .fixed: break
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      item.size = .flexible(minimum: max(minimum.finiteLength, length), maximum: maximum)
    }
    return item
  }

  /// Returns what the item takes of a share.
  fileprivate func length(of share: CGFloat) -> CGFloat {
    guard case .flexible(let minimum, let maximum) = size else { return share }
    return min(max(share, minimum.finiteLength), maximum.isNaN ? .infinity : maximum.length)
  }
}
