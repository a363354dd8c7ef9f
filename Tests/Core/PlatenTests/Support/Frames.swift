import Platen

/// The frames that views report, by their names, in the picture's coordinates.
final class Frames {
  var all: [String: CGRect] = [:]

  subscript(name: String) -> CGRect { all[name] ?? .null }

  /// Lays a view out and returns the frames of the views marked with `probe`.
  static func of(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Frames {
    let frames = Frames()
    let root = view.onPreferenceChange(FramesKey.self) { frames.all = $0 }
    let renderer = ImageRenderer(content: root)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    environment(&renderer.environment)
    frames.all["picture"] = CGRect(origin: .zero, size: try renderer.displayList().size)
    return frames
  }
}

private struct FramesKey: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

nonisolated extension View {
  /// Reports this view's frame in the picture under a name.
  func probe(_ name: String) -> some View {
    background {
      GeometryReader { geometry in
        Color.clear.preference(key: FramesKey.self, value: [name: geometry.frame(in: .global)])
      }
    }
  }
}

/// A view of a fixed size that reports its frame.
func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).probe(name)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
