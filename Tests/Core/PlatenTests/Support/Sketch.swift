import Platen
import Testing

/// Probed frames as a drawing of characters, so that a reviewer sees a layout in a test.
///
/// A cell of the drawing is some points wide and high. Each frame is filled with the first letter of
/// its name, small frames in front of large ones; a dot is an empty cell of the picture, and a
/// space lies outside of it.
struct Sketch: CustomStringConvertible {
  let description: String

  /// Draws frames, those of the picture under the name "picture".
  ///
  /// - Throws: A `Flaw` for what characters cannot show: a number between cells, a frame without
  ///   an area or behind another one, two names with one letter.
  init(_ frames: [String: CGRect], cell: CGSize) throws {
    let names = frames.keys.filter { $0 != "picture" }.sorted()
    var letters: [Character: String] = [:]
    var boxes: [(name: String, letter: Character, cells: Cells)] = []
    for name in names {
      guard let letter = name.first, let frame = frames[name] else { throw Flaw("a name is empty") }
      if let other = letters.updateValue(name, forKey: letter) {
        throw Flaw("\"\(name)\" and \"\(other)\" begin with the same letter")
      }
      boxes.append((name, letter, try Cells(of: frame, named: name, cell: cell)))
    }
    let picture = try Cells(of: frames["picture"] ?? .zero, named: "picture", cell: cell)
    boxes.sort { ($1.cells.count, $0.name) < ($0.cells.count, $1.name) }
    let all = boxes.reduce(picture) { $0.union($1.cells) }
    let lines = all.rows.map { row in
      String(
        all.columns.map { column -> Character in
          let front = boxes.last { $0.cells.contains(column, row) }
          return front?.letter ?? (picture.contains(column, row) ? "." : " ")
        })
    }
    for box in boxes where !lines.contains(where: { $0.contains(box.letter) }) {
      throw Flaw("\"\(box.name)\" is hidden by other frames")
    }
    description = lines.map(\.withoutTrailingSpaces).joined(separator: "\n")
  }

  /// Why frames cannot be drawn.
  struct Flaw: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

/// The cells that a frame fills.
private struct Cells {
  var columns: Range<Int>
  var rows: Range<Int>

  init(of frame: CGRect, named name: String, cell: CGSize) throws {
    func edge(_ what: String, _ value: CGFloat, _ length: CGFloat) throws -> Int {
      let number = (value / length).rounded()
      guard value.isFinite, abs(number * length - value) < 1e-6 else {
        throw Sketch.Flaw("\"\(name)\": \(what) is \(value), no multiple of \(length): \(frame)")
      }
      return Int(number)
    }
    let left = try edge("the left edge", frame.minX, cell.width)
    let right = try edge("the right edge", frame.maxX, cell.width)
    let top = try edge("the top edge", frame.minY, cell.height)
    let bottom = try edge("the bottom edge", frame.maxY, cell.height)
    guard left < right, top < bottom else {
      throw Sketch.Flaw("\"\(name)\" has no area: \(frame)")
    }
    (columns, rows) = (left..<right, top..<bottom)
  }

  var count: Int { columns.count * rows.count }

  func contains(_ column: Int, _ row: Int) -> Bool { columns ~= column && rows ~= row }

  func union(_ other: Cells) -> Cells {
    func hull(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    var result = self
    result.columns = hull(columns, other.columns)
    result.rows = hull(rows, other.rows)
    return result
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}

/// Expects a layout of probed views to look like a drawing; see `Sketch`.
func expectSketch(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
  cell: CGSize = CGSize(width: 10, height: 10), _ expected: String,
  environment: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let frames = try Frames.of(view, width: width, height: height, environment: environment)
  do {
    let found = try Sketch(frames.all, cell: cell).description
    guard found != expected else { return }
    let message = "expected:\n\(expected)\n\nfound:\n\(found)\n\n\(frames.list)"
    Issue.record("\(message)", sourceLocation: sourceLocation)
  } catch let flaw as Sketch.Flaw {
    Issue.record("\(flaw)\n\n\(frames.list)", sourceLocation: sourceLocation)
  }
}

extension Frames {
  /// The frames, a line each, in the order of their names.
  fileprivate var list: String {
    all.sorted { $0.key < $1.key }
      .map { "\($0): x \($1.minX) y \($1.minY) width \($1.width) height \($1.height)" }
      .joined(separator: "\n")
  }
}
