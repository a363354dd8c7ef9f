/// How much of something a scene has, what loops and styles repeat counted again.
struct SceneSize: Hashable {
  /// Views, and tags, which are as much work.
  var views = 0
  var modifiers = 0
  /// Bytes of texts in UTF-8.
  var textBytes = 0

  static func += (size: inout Self, other: Self) {
    size.views += other.views
    size.modifiers += other.modifiers
    // Texts of a loop in a loop may be more than can be counted.
    let (sum, isTooLarge) = size.textBytes.addingReportingOverflow(other.textBytes)
    size.textBytes = isTooLarge ? .max : sum
  }

  static func - (size: Self, other: Self) -> Self {
    Self(
      views: size.views - other.views, modifiers: size.modifiers - other.modifiers,
      textBytes: size.textBytes - other.textBytes)
  }
}
