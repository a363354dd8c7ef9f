internal import Foundation
internal import PlatenBase
package import PlatenDrawing
internal import PlatenLayout
internal import PlatenReports

/// A square of dark and light modules, as a QR code is.
package struct ModuleMatrix: Hashable, Sendable {
  /// How many modules a side has.
  package let side: Int
  /// Whether each module is dark, row by row from the top left.
  package let isDark: [Bool]

  /// Makes a matrix of `side * side` modules.
  package init(side: Int, isDark: [Bool]) {
    precondition(isDark.count == side * side, "a matrix has side * side modules")
    (self.side, self.isDark) = (side, isDark)
  }

  /// The dark modules as rectangles in modules: neighbours of a row as one, and equal ones of rows below
  /// each other.
  package var rectangles: [CGRect] {
    var rectangles: [CGRect] = []
    var above: [Range<Int>: Int] = [:]
    for y in 0..<side {
      var row: [Range<Int>: Int] = [:]
      for run in runs(ofRow: y) {
        let index = above[run] ?? rectangles.count
        row[run] = index
        if index < rectangles.count {
          rectangles[index].size.height += 1
        } else {
          rectangles.append(CGRect(x: run.lowerBound, y: y, width: run.count, height: 1))
        }
      }
      above = row
    }
    return rectangles
  }

  private func runs(ofRow y: Int) -> [Range<Int>] {
    let row = isDark[(y * side)..<((y + 1) * side)]
    var runs: [Range<Int>] = []
    for (x, isDark) in row.enumerated() where isDark {
      let start = runs.last?.upperBound == x ? runs.removeLast().lowerBound : x
      runs.append(start..<(x + 1))
    }
    return runs
  }
}

/// The dark modules of a matrix as one path, in the middle of a square with a margin, which takes the
/// shorter side of its proposal.
///
/// Modules are as many whole pixels wide as have room, so that their edges are those of pixels; where
/// there is less than a pixel for each, they fill the square. It is the same for both directions of reading.
package struct ModuleMatrixView: _PrimitiveView {
  /// The modules.
  package var matrix: ModuleMatrix
  /// How many modules wide the margin is.
  package var quietZone: Int
  /// The colour of dark modules.
  package var color: Color
  /// What is written in the modules, for a finding of those that are too small to be read by a scanner.
  package var text: String

  /// Makes the view.
  package init(_ matrix: ModuleMatrix, quietZone: Int, color: Color, text: String) {
    self.matrix = matrix
    self.quietZone = quietZone
    self.color = color
    self.text = text
  }

  /// Adds the matrix' node.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let paint = color._paint(in: _StyleContext(context.environment))
    list.append(leaf: ModuleMatrixNode(self, paint), in: context)
  }
}

/// A matrix' place in the picture.
private final class ModuleMatrixNode: Node {
  /// The width in points of a module where no length is proposed.
  private static let idealModule: CGFloat = 4
  /// The least width in pixels of a module that scanners read without fail.
  private static let leastPixels: CGFloat = 2

  private let view: ModuleMatrixView
  private let paint: _StylePaint
  /// How many modules a side has with the margin.
  private let count: CGFloat

  init(_ view: ModuleMatrixView, _ paint: _StylePaint) {
    self.view = view
    self.paint = paint
    count = CGFloat(view.matrix.side + 2 * view.quietZone)
  }

  override var kind: String? { "code" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let lengths = [proposal.width, proposal.height].compactMap(\.self).filter(\.isFinite)
    let side = lengths.min() ?? count * Self.idealModule
    return CGSize(width: side, height: side)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let length = min(frame.width, frame.height)
    guard length > 0, paint.isVisible else { return }
    let pixels = length * drawing.grid.scale
    // A rounding error does not cost a pixel.
    let whole = (pixels / count + 1e-6).rounded(.down)
    let module = whole >= 1 ? whole : pixels / count
    let inset =
      ((pixels - count * module) / 2 + 1e-6).rounded(.down) + CGFloat(view.quietZone) * module
    var path = Path()
    path.addRects(
      view.matrix.rectangles.map { rectangle in
        func points(_ modules: CGFloat) -> CGFloat {
          (inset + modules * module) / drawing.grid.scale
        }
        let (x, y) = (points(rectangle.minX), points(rectangle.minY))
        return CGRect(
          x: frame.minX + x, y: frame.minY + y, width: points(rectangle.maxX) - x,
          height: points(rectangle.maxY) - y)
      })
    if let fit = drawing.fit {
      reportEdge(of: frame, in: fit)
      report(module / drawing.grid.scale * drawing.pass.grid.scale, in: fit)
    }
    drawing.add(.fill(path, paint.paint(in: frame), FillStyle()))
  }

  /// Tells of modules that are too small, by their width in pixels before the view is scaled.
  private func report(_ module: CGFloat, in record: FitRecord) {
    let transform = record.place.transform
    let pixels = module * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard pixels < Self.leastPixels, !record.place.isTransparent else { return }
    let width = pixels == 1 ? "1 pixel" : "\(LayoutNumber.text(pixels)) pixels"
    record.assumptions.append(
      FitFinding(
        kind: .illegible, text: view.text, id: nearestMark?.id ?? "",
        frame: CGRect(origin: self.origin(in: nil), size: size).finite,
        detail:
          "is a code with modules \(width) wide, too small to be scanned: it needs at least"
          + " \(LayoutNumber.text(count * Self.leastPixels)) pixels"))
  }
}
