import Platen

/// How far down the stack a render calls the innermost view, in each of its phases.
final class StackProbe {
  private var start: UInt = 0
  /// How many levels of views and modifiers the innermost view lies in.
  private(set) var depth = 0
  /// The most bytes, by phase.
  private(set) var used: [String: UInt] = [:]

  /// The render starts here.
  func begin() { start = here() }

  func note(_ phase: String) {
    let here = here()
    used[phase] = max(used[phase] ?? 0, start > here ? start - here : 0)
  }

  func note(depth: Int) {
    self.depth = depth
    note("making")
  }

  @inline(never)
  private func here() -> UInt {
    var place = 0
    return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
  }

  /// A view that is asked in every phase.
  var leaf: some View {
    let token = Token(probe: self)
    return ProbeLayout(probe: self) {
      ProbeShape(probe: self).background(DepthView(probe: self, token: token))
    }
    .alignmentGuide(.probe) { [self] _ in
      note("guides")
      return 0
    }
    .alignmentGuide(.firstTextBaseline) { [self] _ in
      note("guides")
      return 0
    }
    .transformPreference(ProbeKey.self) { [self] in
      note("preferences")
      $0 = 1
    }
  }
}

extension HorizontalAlignment {
  private enum Probe: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  static let probe = HorizontalAlignment(Probe.self)
}

enum ProbeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private final class Token {
  let probe: StackProbe
  init(probe: StackProbe) { self.probe = probe }
  deinit { probe.note("freeing") }
}

private struct DepthView: _PrimitiveView {
  let probe: StackProbe
  let token: Token

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    probe.note(depth: context.depth)
    Color.red._appendNodes(to: &list, in: context)
  }
}

private struct ProbeLayout: Layout {
  let probe: StackProbe

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    probe.note("spacing")
    return ViewSpacing()
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    probe.note("measuring")
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    probe.note("placing")
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

// Unchecked: a render stays on one thread.
private struct ProbeShape: Shape, @unchecked Sendable {
  let probe: StackProbe

  func path(in rect: CGRect) -> Path {
    probe.note("drawing")
    return Path(rect)
  }
}
