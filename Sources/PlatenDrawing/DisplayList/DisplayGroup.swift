internal import Foundation
package import PlatenLayout
internal import PlatenText

/// Items that share a transform, a clip and an opacity.
package struct DisplayGroup: Sendable {
  package var items: [DisplayItem]
  /// From the group's own coordinates to those around it.
  package var transform: CGAffineTransform = .identity
  /// What of the group is seen, in its own coordinates; nil for all.
  package var clip: Path?
  /// What of the clip's path is its inside.
  package var clipStyle = FillStyle()
  /// The opacity of the whole, 0 to 1: items that overlap do not show through each other.
  package var opacity: Double = 1

  package init(items: [DisplayItem]) { self.items = items }
}

extension DisplayGroup {
  /// Whether anything can be seen: neither wholly transparent nor drawn onto a line or nowhere.
  ///
  /// Cairo refuses transforms that have no inverse, and with them the whole picture.
  var isVisible: Bool {
    let area = transform.a * transform.d - transform.b * transform.c
    return opacity > 0 && area != 0 && area.isFinite && transform.tx.isFinite
      && transform.ty.isFinite
  }

  var bounds: CGRect {
    guard isVisible else { return .null }
    let inner = items.reduce(CGRect.null) { $0.union($1.bounds) }
    if inner.isNull { return inner }
    let seen = clip.map { inner.intersection($0.boundingRect) } ?? inner
    return seen.isNull ? seen : seen.applying(transform)
  }
}
