import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// The article's arithmetic, written again: the number of columns, then cells, then offsets.
private struct ArticleGrid {
  var size: CGSize
  var count: Int
  var spacing: CGFloat
  /// The cells' ideal size; `nil` in the article's first version.
  var ideal: CGSize?

  private func columns(ratio: CGFloat) -> Int {
    let shape = size.width / size.height
    let distances = (0..<count).map { skipped in
      let columns = CGFloat(count - skipped)
      return abs(shape - ratio * columns / (CGFloat(count) / columns).rounded(.up))
    }
    let nearest = distances.enumerated().min { $0.element < $1.element }?.offset ?? 0
    return count - nearest
  }

  func frames(x: CGFloat, y: CGFloat) -> [CGRect] {
    let ratio = ideal.map { $0.width / $0.height }
    let columns = columns(ratio: ratio ?? 1)
    let (across, down) = (CGFloat(columns), (CGFloat(count) / CGFloat(columns)).rounded(.up))
    let width = (size.width - (across - 1) * spacing) / across
    let height = (size.height - (down - 1) * spacing) / down
    var cell = CGSize(width: width, height: height)
    if let ratio {
      cell =
        ratio < width / height
        ? CGSize(width: ratio * height, height: height)
        : CGSize(width: width, height: width / ratio)
    }
    let left = x * across * (width - cell.width)
    let top = y * down * (height - cell.height)
    return (0..<count).map { index in
      CGRect(
        left + CGFloat(index % columns) * (cell.width + spacing),
        top + CGFloat(index / columns) * (cell.height + spacing), cell.width, cell.height)
    }
  }
}

struct AdaptiveGridArticleTests {
  private let alignments: [(Alignment, CGFloat, CGFloat)] = [
    (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
    (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1),
    (.bottomTrailing, 1, 1),
  ]

  private func frames(
    _ layout: AdaptiveGridLayout, _ article: ArticleGrid, ideal: CGSize
  ) -> [CGRect?] {
    let elements = (0..<article.count).map { _ in
      StubElement { $0.replacingUnspecifiedDimensions(by: ideal) }
    }
    return Stage(layout, elements, in: ProposedViewSize(article.size)).frames
  }

  /// Of 100 x 90 points with gaps of 10, two columns and three rows leave cells of 45 x 70/3.
  @Test func aGridHasAsManyColumnsAsAreAskedFor() {
    let elements = (0..<5).map { _ in StubElement.flexible() }
    let size = ProposedViewSize(width: 100, height: 90)
    let height: CGFloat = 70.0 / 3
    let frames = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)].map { column, row in
      CGRect(CGFloat(column) * 55, CGFloat(row) * (height + 10), 45, height)
    }
    let layout = AdaptiveGridLayout(spacing: 10, columns: 2)
    expectFrames(Stage(layout, elements, in: size).frames, frames)
    #expect(layout.cellSize(count: 5, in: CGSize(width: 100, height: 90)).width == 45)
    let one = AdaptiveGridLayout(spacing: 10, columns: 0)
    expectFrames(
      Stage(one, elements, in: size).frames,
      (0..<5).map { CGRect(0, CGFloat($0) * 20, 100, 10) })
    // A column that nothing reaches has its room.
    #expect(
      AdaptiveGridLayout(spacing: 10, columns: 10).cellSize(
        count: 1, in: CGSize(width: 190, height: 90)) == CGSize(width: 10, height: 90))
  }

  @Test(arguments: [Int.min, -1, 1_000_000, Int.max])
  func anyNumberOfColumnsEnds(columns: Int) {
    let elements = (0..<3).map { _ in StubElement.flexible() }
    let layout = AdaptiveGridLayout(alignment: .center, columns: columns)
    let frames = Stage(layout, elements, in: ProposedViewSize(width: 100, height: 90)).shown
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.minX.isFinite && $0.maxX.isFinite && $0.height.isFinite })
  }

  @Test(arguments: 0..<200)
  func cellsAreWhereTheArticlePutsThem(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let ideal = CGSize(width: random.length(1...90), height: random.length(1...90))
    var article = ArticleGrid(
      size: CGSize(width: random.length(200...900), height: random.length(200...900)),
      count: Int.random(in: 1...12, using: &random), spacing: random.length(0...12))
    let stretched = AdaptiveGridLayout(spacing: article.spacing)
    expectFrames(frames(stretched, article, ideal: ideal), article.frames(x: 0, y: 0))
    article.ideal = ideal
    for (alignment, x, y) in alignments {
      let layout = AdaptiveGridLayout(alignment: alignment, spacing: article.spacing)
      expectFrames(frames(layout, article, ideal: ideal), article.frames(x: x, y: y))
    }
  }
}
