/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int

  /// The smallest rectangle that holds every pixel in which two pictures differ; nil if none does.
  ///
  /// Both are `width` by `height` words without gaps between their rows.
  static func changed(
    from old: UnsafePointer<UInt32>, to new: UnsafePointer<UInt32>, width: Int, height: Int
  ) -> PixelRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let (old, new) = (old + y * width, new + y * width)
      guard let first = (0..<width).first(where: { old[$0] != new[$0] }) else { continue }
      top = min(top, y)
      bottom = y
      left = min(left, first)
      var last = width - 1
      while last > right, old[last] == new[last] { last -= 1 }
      right = max(right, last)
    }
    guard bottom >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
