import PlatenBase
import PlatenLayout

/// Draws frames as letters: a for the first, one letter for every 10 points across and down.
///
/// Corners are rounded to the raster; a letter on a letter becomes `#`.
func transcript(_ frames: [CGRect?], in size: CGSize, raster: CGFloat = 10) -> String {
  func cell(_ length: CGFloat) -> Int { Int((length / raster).rounded()) }
  let (columns, rows) = (cell(size.width), cell(size.height))
  var picture = [[Character]](repeating: Array(repeating: "·", count: columns), count: rows)
  for (index, frame) in frames.enumerated() {
    guard let frame, let scalar = Unicode.Scalar(UInt32(97 + index % 26)) else { continue }
    for y in cell(frame.minY)..<max(cell(frame.minY), cell(frame.maxY)) {
      for x in cell(frame.minX)..<max(cell(frame.minX), cell(frame.maxX)) {
        guard picture.indices.contains(y), picture[y].indices.contains(x) else { continue }
        picture[y][x] = picture[y][x] == "·" ? Character(scalar) : "#"
      }
    }
  }
  return picture.map { String($0) }.joined(separator: "\n")
}
