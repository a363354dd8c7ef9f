import Platen
import PlatenLayout
import TestSupport
import Testing

/// A mark changes nothing but what the tree says.
@Suite struct LayoutMarkTests {
  @Test(arguments: 0..<24)
  func aPictureIsTheSameWithMarksAndWithout(_ seed: Int) throws {
    let plain = try Rendering(Garden(seed: seed, marks: false).view)
    let marked = try Rendering(Garden(seed: seed, marks: true).view)
    #expect(plain.svg == marked.svg)
    #expect(plain.report.texts.map(\.frame) == marked.report.texts.map(\.frame))
    #expect(plain.report.size == marked.report.size)
    let texts = { (tree: LayoutTree) in tree.all.filter { $0.text != nil }.map(\.text) }
    #expect(texts(plain.tree) == texts(marked.tree))
    #expect(marked.tree.all.contains { !$0.id.isEmpty })
    #expect(plain.tree.all.allSatisfy { $0.id.isEmpty })
  }

  @Test(arguments: 0..<24)
  func withoutOffsetsAndGuidesViewsLieInTheStacksAroundThem(_ seed: Int) throws {
    let tree = try Rendering(Garden(seed: seed, marks: true, movesViews: false).view).tree
    // Spacers have no say in the size of a stack along z.
    for stack in tree.all where ["hStack", "vStack", "flow"].contains(stack.kind) {
      for child in stack.children where !child.isHidden {
        #expect(stack.frame.holds(child.frame), "\(child.id) in \(stack.id)")
      }
    }
  }

  @Test func whatIsSaidOfAMarkedViewIsStillOneMeaning() throws {
    let plain = Text("a").accessibilityLabel("A").accessibilityHint("h")
    let marked = Text("a").accessibilityLabel("A").marked("a").accessibilityHint("h")
    #expect(try Rendering(plain).svg == Rendering(marked).svg)
  }

  @Test func aMarkHidesNothingFromLayoutsAndPreferences() throws {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let recorder = Recorder()
    let row = HStack(spacing: 0) {
      Text("left").layoutPriority(1).marked("text")
      Spacer(minLength: 3).marked("spacer")
      Color.red.frame(width: 5, height: 5).preference(key: Key.self, value: 7).marked("color")
    }
    let renderer = ImageRenderer(
      content: row.onPreferenceChange(Key.self) { recorder.add("\($0)") })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 20)
    let tree = try renderer.layoutTree()
    #expect(recorder.entries == ["7"])
    #expect(tree.frame(of: "color")?.minX == 195)
    #expect(tree.frame(of: "color")?.size == CGSize(width: 5, height: 5))
    let text = try #require(tree.frame(of: "text"))
    #expect(tree.frame(of: "spacer")?.width == 195 - text.width)
    #expect(tree.frame(of: "spacer")?.height == 0)
  }
}

private struct Rendering {
  let svg: Data
  let report: FitReport
  let tree: LayoutTree

  init(_ view: some View) throws {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    svg = try renderer.svgData()
    let picture = try renderer.fittedPicture(includesTree: true)
    report = picture.report
    tree = try #require(picture.tree)
  }
}

/// Views at random, the same for the same seed, with marks or without.
private struct Garden {
  private var random: SeededGenerator
  private let marks: Bool
  private let movesViews: Bool

  init(seed: Int, marks: Bool, movesViews: Bool = true) {
    random = SeededGenerator(seed: seed)
    self.marks = marks
    self.movesViews = movesViews
  }

  var view: some View {
    var garden = self
    // No picture is of no height.
    return garden.grow(depth: 0).frame(minHeight: 1)
  }

  private mutating func grow(depth: Int) -> AnyView {
    let isStack = depth == 0 || depth < 4 && Int.random(in: 0..<4, using: &random) > 0
    let (kind, view) = isStack ? stack(depth: depth) : leaf()
    let changed = changed(view)
    return mark(changed, kind)
  }

  private mutating func mark(_ view: AnyView, _ kind: String) -> AnyView {
    let id = "\(kind).\(UInt32.random(in: 0...UInt32.max, using: &random))"
    return marks ? AnyView(view.marked(id, kind: kind)) : view
  }

  private mutating func stack(depth: Int) -> (String, AnyView) {
    let count = Int.random(in: 1...4, using: &random)
    let views = (0..<count).map { _ in grow(depth: depth + 1) }
    let content = ForEach(views.indices, id: \.self) { views[$0] }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let alignment: VerticalAlignment = movesViews ? .firstTextBaseline : .top
      return ("hStack", AnyView(HStack(alignment: alignment) { content }))
    case 1: return ("vStack", AnyView(VStack(alignment: .leading, spacing: 3) { content }))
    case 2: return ("zStack", AnyView(ZStack(alignment: .bottomTrailing) { content }))
    default: return ("flow", AnyView(FlowLayout(lineLimit: 2) { content }))
    }
  }

  private mutating func leaf() -> (String, AnyView) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return ("text", AnyView(Text("some words of a text").lineLimit(2)))
    case 1: return ("spacer", AnyView(Spacer()))
    case 2: return ("image", AnyView(Image(systemName: "star")))
    default: return ("shape", AnyView(Circle().frame(width: 20)))
    }
  }

  private mutating func changed(_ view: AnyView) -> AnyView {
    switch Int.random(in: 0..<(movesViews ? 9 : 2), using: &random) {
    case 0: AnyView(view.padding(4))
    case 1: AnyView(view.background(Color.yellow))
    case 2: AnyView(view.layoutPriority(1))
    case 4: AnyView(view.frame(minWidth: 10, alignment: .trailing))
    case 5: AnyView(view.zIndex(2).offset(x: 3))
    case 6: AnyView(view.rotationEffect(.degrees(20)))
    case 7: AnyView(view.alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 })
    case 8: AnyView(view.accessibilityLabel("label").opacity(0.5))
    default: view
    }
  }
}

extension CGRect {
  /// Whether nothing of a frame lies outside, a rounding error aside.
  fileprivate func holds(_ inner: CGRect) -> Bool {
    inner.minX > minX - 1e-6 && inner.minY > minY - 1e-6 && inner.maxX < maxX + 1e-6
      && inner.maxY < maxY + 1e-6
  }
}
