import SwiftUI

/// Lays a view out and returns the frames of the views in it that are named, in their order.
///
/// Each has a line: its name, the left and upper edge, the width and the height, in points to two
/// places.
@MainActor
func frames(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil
) throws -> String {
  let seen = Seen()
  let renderer = ImageRenderer(content: view.onPreferenceChange(NamedFrames.self) { seen.all = $0 })
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  _ = try renderer.svgData()
  return seen.all.map(\.description).joined(separator: "\n")
}

extension View {
  /// Reports this view's frame in the picture.
  func named(_ name: String) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(
          key: NamedFrames.self, value: [NamedFrame(name: name, frame: proxy.frame(in: .global))])
      })
  }
}

/// A view of a fixed size that reports its frame.
@MainActor
func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.gray.frame(width: width, height: height).named(name)
}

/// A view of a fixed height that takes the width it is given and reports its frame.
@MainActor
func bar(_ name: String, _ height: CGFloat) -> some View {
  Color.gray.frame(height: height).named(name)
}

private final class Seen {
  var all: [NamedFrame] = []
}

private struct NamedFrame: Equatable, CustomStringConvertible {
  let name: String
  let frame: CGRect

  var description: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return ([name] + numbers).joined(separator: " ")
  }
}

private struct NamedFrames: PreferenceKey {
  static var defaultValue: [NamedFrame] { [] }

  static func reduce(value: inout [NamedFrame], nextValue: () -> [NamedFrame]) {
    value += nextValue()
  }
}
