internal import Foundation

/// The faces that a library has open.
///
/// Axes of variable fonts have as many places as there are numbers, so that faces which nobody uses
/// are not kept for ever.
struct OpenFaces {
  /// A file's face, at a weight and a place on its axes.
  struct Key: Hashable {
    var path: String
    var index: Int
    var weight: CGFloat
    var variations: [FontVariation]
  }

  private struct Used {
    weak var face: FontFace?
  }

  /// How many faces, of some 80 KB each, are kept though nobody may use them.
  static let mostKept = 256

  private var kept: [Key: FontFace] = [:]
  /// Faces that are not kept: a render that uses one finds the same again, whatever others ask for.
  private var used: [Key: Used] = [:]
  private var hasEvicted = false

  /// How many faces are kept.
  var count: Int { kept.count }

  /// The face of a key, opened by `open` if it is not there.
  ///
  /// - Throws: What `open` throws.
  mutating func face(
    _ key: Key, open: () throws(FontError) -> FontFace
  ) throws(FontError) -> FontFace {
    if let known = kept[key] { return known }
    let face: FontFace
    if let known = used[key]?.face { face = known } else { face = try open() }
    // Removes all at once: faces in use are opened again on demand.
    if kept.count >= Self.mostKept { evictAll() }
    kept[key] = face
    return face
  }

  /// Returns whether faces were let go since this was asked last: what is kept for them is of no
  /// use.
  mutating func takeHasEvicted() -> Bool {
    defer { hasEvicted = false }
    return hasEvicted
  }

  private mutating func evictAll() {
    used = used.filter { $0.value.face != nil }
    for (key, face) in kept { used[key] = Used(face: face) }
    kept = [:]
    hasEvicted = true
  }
}
