import Platen
import TestSupport

/// A random view of texts in stacks, grids and frames that squeezes none of its texts.
///
/// Frames are never smaller than what is in them: they have fixed sizes around shapes alone, and least
/// or very large sizes around others.
struct RandomTree {
  /// What was made: views behind what is in them, each container with the number of these.
  private(set) var log = ""
  private var random: SeededGenerator
  /// Whether views that take all the space there is may stand beside texts: shapes, spacers, dividers,
  /// lazy stacks and grids.
  private let hasEndlessViews: Bool

  init(seed: Int, hasEndlessViews: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.hasEndlessViews = hasEndlessViews
  }

  /// Texts in six scripts, some of which may be broken in their middle and one of two lines.
  private static let texts = [
    "$120", "Wide", "per month, billed", "Hello world", "日本語", "مرحبا بالعالم", "ไทย",
    "नमस्ते दुनिया", "two\nlines", "x",
  ]

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// Makes a view of at most so many levels.
  mutating func view(_ levels: Int) -> AnyView {
    let made = levels == 0 || chance(15) ? leaf() : container(levels)
    return chance(35) ? modified(made) : made
  }

  private mutating func text() -> AnyView {
    let (content, size) = (pick(Self.texts), pick([9, 11, 17, 24, 33]))
    let text = Text(content).font(.system(size: CGFloat(size)))
    log += " \"\(content)\":\(size)"
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return AnyView(text.minimumScaleFactor(0.5))
    case 1: return AnyView(text.padding(CGFloat(pick([3, 6.5]))))
    default: return AnyView(text)
    }
  }

  private mutating func leaf() -> AnyView {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      log += " box"
      return AnyView(
        Color.gray.frame(
          width: CGFloat(pick([10, 21.5, 90])), height: CGFloat(pick([8, 17.5, 50]))))
    case 1 where hasEndlessViews:
      log += " rectangle"
      return AnyView(Rectangle())
    case 2 where hasEndlessViews:
      log += " circle"
      return AnyView(Circle())
    default: return text()
    }
  }

  private mutating func children(_ levels: Int) -> [AnyView] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in view(levels - 1) }
  }

  private mutating func container(_ levels: Int) -> AnyView {
    let views = children(levels)
    defer { log += "\(views.count)" }
    let content = ForEach(0..<views.count) { views[$0] }
    let spacing = pick([nil, 0, 4, 11.5] as [CGFloat?])
    let across = pick([HorizontalAlignment.leading, .center, .trailing])
    let down = pick([
      VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ])
    switch Int.random(in: 0..<(hasEndlessViews ? 12 : 10), using: &random) {
    case 0...2:
      let hasSpacer = hasEndlessViews && chance(20)
      log += " HStack"
      return AnyView(
        HStack(alignment: down, spacing: spacing) {
          content
          if hasSpacer { Spacer() }
        })
    case 3...5:
      let hasDivider = hasEndlessViews && chance(20)
      log += " VStack"
      return AnyView(
        VStack(alignment: across, spacing: spacing) {
          content
          if hasDivider { Divider() }
        })
    case 6:
      log += " ZStack"
      // Views of less priority have no say in the size: none has one here.
      let layers = ForEach(0..<views.count) { index in HStack { views[index] } }
      return AnyView(ZStack(alignment: pick([.center, .topLeading, .bottom])) { layers })
    case 7, 8:
      let second = children(levels)
      log += " Grid\(second.count)+"
      return grid(content, second, spacing)
    case 9:
      log += " Flow"
      return AnyView(FlowLayout(spacing: spacing, lineSpacing: spacing) { content })
    case 10:
      log += " LazyVStack"
      return AnyView(LazyVStack(alignment: across, spacing: spacing) { content })
    default:
      log += " (dropped:"
      defer { log += ") LazyVGrid" }
      let cells = (0..<3).map { _ in text() }
      let columns = [GridItem(.fixed(300), spacing: spacing), GridItem(.fixed(310))]
      return AnyView(LazyVGrid(columns: columns, spacing: spacing) { ForEach(0..<3) { cells[$0] } })
    }
  }

  private func grid(
    _ first: some View, _ second: [AnyView], _ spacing: CGFloat?
  ) -> AnyView {
    AnyView(
      Grid(alignment: .leading, horizontalSpacing: spacing, verticalSpacing: spacing) {
        GridRow { first }
        GridRow { ForEach(0..<second.count) { second[$0] } }
      })
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    let length = CGFloat(pick([5, 60, 150, 400]))
    let kind = Int.random(in: 0..<(hasEndlessViews ? 12 : 10), using: &random)
    log += " .\(kind)(\(Int(length)))"
    switch kind {
    case 0: return AnyView(view.padding(length / 40))
    case 1: return AnyView(view.fixedSize())
    case 2: return AnyView(view.fixedSize(horizontal: chance(50), vertical: chance(50)))
    case 3: return AnyView(view.frame(minWidth: length))
    case 4: return AnyView(view.frame(minHeight: length / 2, alignment: .top))
    case 5:
      return AnyView(
        view.frame(minWidth: length / 2, minHeight: length, alignment: .bottomTrailing))
    case 6: return AnyView(view.frame(maxWidth: 20_000))
    case 7: return AnyView(view.layoutPriority(Double(pick([-1, 1, 2]))))
    case 8: return AnyView(view.background(Color.yellow).border(Color.red))
    case 9: return AnyView(view.overlay(alignment: .top) { Color.blue.frame(width: 4, height: 4) })
    case 10: return AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
    default: return AnyView(view.position(x: 10, y: 10))
    }
  }
}
