package import Foundation
public import PlatenBase

/// The views in a layout, in order.
///
/// A slice starts at index 0 again, and placing its elements places the original views.
///
/// - Note: The elements of the subviews are classes without locks. The type is `Sendable` because
///   SwiftUI's is; a render and all of its elements stay on one thread.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// A slice is of the same type.
  public typealias SubSequence = LayoutSubviews
  /// A view in the layout.
  public typealias Element = LayoutSubview
  /// A position, from 0.
  public typealias Index = Int
  /// All positions.
  public typealias Indices = Range<Int>
  /// Iterates over the views in order.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The reading direction around the layout.
  ///
  /// A layout need not use it: it computes for left-to-right reading, and its positions are
  /// mirrored in right-to-left layouts.
  public var layoutDirection: LayoutDirection

  private let keeping: IdealKeeping?
  private let elements: ArraySlice<any LayoutElement>
  private let destination: PlacementDestination

  /// Makes the subviews of a container from its elements, in order.
  ///
  /// - Parameter keeping: What keeps the ideal lengths of the views; nil for SwiftUI's rule.
  package init(
    _ elements: [any LayoutElement], layoutDirection: LayoutDirection, keeping: IdealKeeping? = nil
  ) {
    self.init(elements[...], layoutDirection, .element, keeping)
  }

  private init(
    _ elements: ArraySlice<any LayoutElement>, _ layoutDirection: LayoutDirection,
    _ destination: PlacementDestination, _ keeping: IdealKeeping?
  ) {
    self.keeping = keeping
    self.elements = elements
    self.layoutDirection = layoutDirection
    self.destination = destination
  }

  /// The first position, always 0.
  public var startIndex: Int { 0 }

  /// The number of views.
  public var endIndex: Int { elements.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[elements.startIndex + index], destination: destination)
  }

  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let start = elements.startIndex
    let slice = elements[start + bounds.lowerBound..<start + bounds.upperBound]
    return LayoutSubviews(slice, layoutDirection, destination, keeping)
  }

  /// The views at a sequence of positions, in the sequence's order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { elements[elements.startIndex + $0] }
    return LayoutSubviews(chosen[...], layoutDirection, destination, keeping)
  }

  /// The views from a position on.
  ///
  /// SwiftUI's subviews do not have this subscript. Without it, the range would be taken for a
  /// sequence of positions, one without an end.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.lowerBound..<endIndex]
  }

  /// Returns whether both have the same views in the same order, and the same direction of reading.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public static func == (left: Self, right: Self) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}

// MARK: - Placing

extension LayoutSubviews {
  /// The subviews to hand to `placeSubviews`: in a right-to-left environment each position is
  /// mirrored within the bounds, in points.
  package func placing(in bounds: CGRect) -> LayoutSubviews {
    guard layoutDirection == .rightToLeft else { return self }
    let bounds = bounds.finite
    return LayoutSubviews(
      elements, layoutDirection, .mirrored(sum: bounds.minX + bounds.maxX), keeping)
  }

  /// The subviews for a placing that is only noted down.
  func recorded(by recorder: PlacementRecorder) -> LayoutSubviews {
    LayoutSubviews(elements, layoutDirection, .recorder(recorder), keeping)
  }

  /// Returns what keeps the views' ideal lengths along an axis; nil for SwiftUI's rule.
  func keeping(along axis: Axis) -> IdealKeeping? {
    let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    return keeping?.axes.contains(set) == true ? keeping : nil
  }

  /// Returns whether these are the same views as others, in the same order.
  func hasSameViews(as others: LayoutSubviews) -> Bool {
    elements.withUnsafeBufferPointer { elements in
      others.elements.withUnsafeBufferPointer { others in
        guard elements.count == others.count else { return false }
        // Nearly always they are in one place, too.
        return elements.baseAddress == others.baseAddress
          || elements.indices.allSatisfy { elements[$0] === others[$0] }
      }
    }
  }
}

// MARK: - Distances

extension LayoutSubviews {
  /// The distance from each view to the one before it in points, 0 for the first; `nil` is what
  /// each pair prefers.
  func distances(along axis: Axis, spacing: CGFloat?) -> [CGFloat] {
    var distances = [CGFloat](repeating: 0, count: count)
    if let spacing {
      for index in distances.indices.dropFirst() { distances[index] = spacing.finite(or: 0) }
    } else if var previous = first?.spacing {
      for index in distances.indices.dropFirst() {
        let next = self[index].spacing
        distances[index] = previous.distance(to: next, along: axis).finite(or: 0)
        previous = next
      }
    }
    return distances
  }
}
