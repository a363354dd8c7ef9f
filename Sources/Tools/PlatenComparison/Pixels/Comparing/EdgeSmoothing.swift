/// Tells pixels that only smooth an edge from those that show something else.
///
/// After Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009): such a pixel lies
/// between a darker and a lighter neighbour, has few neighbours as bright as itself, and the darkest
/// or the lightest of them belongs to a plain area, in both pictures.
struct EdgeSmoothing {
  /// The two pictures, of one size.
  let first: PixelPart
  let second: PixelPart

  /// Returns whether a pixel smooths an edge in one of the pictures.
  func contains(x: Int, y: Int) -> Bool {
    isSmooth(x, y, in: first, beside: second) || isSmooth(x, y, in: second, beside: first)
  }

  private func isSmooth(
    _ x: Int, _ y: Int, in picture: PixelPart, beside other: PixelPart
  ) -> Bool {
    let (columns, rows) = neighbours(x, y)
    var equals = columns.count < 3 || rows.count < 3 ? 1 : 0
    let center = picture.row(y)[x]
    let brightness = YIQDistance.brightness(center)
    var (darkest, darkestX, darkestY) = (0, 0, 0)
    var (lightest, lightestX, lightestY) = (0, 0, 0)
    for column in columns {
      for row in rows where column != x || row != y {
        let pixel = picture.row(row)[column]
        let slope = pixel == center ? 0 : brightness &- YIQDistance.brightness(pixel)
        if slope == 0 {
          equals &+= 1
          if equals > 2 { return false }
        } else if slope < darkest {
          (darkest, darkestX, darkestY) = (slope, column, row)
        } else if slope > lightest {
          (lightest, lightestX, lightestY) = (slope, column, row)
        }
      }
    }
    guard darkest < 0, lightest > 0 else { return false }
    return isPlain(darkestX, darkestY, in: picture) && isPlain(darkestX, darkestY, in: other)
      || isPlain(lightestX, lightestY, in: picture) && isPlain(lightestX, lightestY, in: other)
  }

  /// Returns whether three neighbours of a pixel or more are as it is; the picture's border counts
  /// for one.
  private func isPlain(_ x: Int, _ y: Int, in picture: PixelPart) -> Bool {
    let (columns, rows) = neighbours(x, y)
    var equals = columns.count < 3 || rows.count < 3 ? 1 : 0
    let center = picture.row(y)[x]
    for row in rows {
      for column in columns
      where (column != x || row != y) && picture.row(row)[column] == center {
        equals &+= 1
        if equals > 2 { return true }
      }
    }
    return false
  }

  private func neighbours(_ x: Int, _ y: Int) -> (ClosedRange<Int>, ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, first.width - 1), max(y - 1, 0)...min(y + 1, first.height - 1))
  }
}
