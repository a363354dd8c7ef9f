internal import Foundation
internal import Platen
internal import PlatenComparison

/// A view as a snapshot shows it.
struct SnapshotPicture<Content: View> {
  var view: Content
  var variant = SnapshotVariant()
  /// The picture's size in points; nil for the view's own.
  var size: CGSize?
  /// The pixels per point.
  var scale: CGFloat = 1
  /// The system whose sizes the picture has, unless the variant has a device.
  var platform = Platform.iOS
  /// Whether the ground is light or dark as the view asks for, unless the variant says so.
  var adoptsColorScheme = false

  /// Draws the view.
  ///
  /// - Throws: What rendering throws, and an error for a size or a scale that no picture has.
  func file(as kind: SnapshotKind) throws -> SnapshotFile {
    let size = variant.device?.size ?? size
    let scale = variant.device?.scale ?? scale
    guard scale.isFinite, scale > 0, size?.isDrawable ?? true else {
      throw SnapshotError(
        "found the size \(size ?? .zero) at \(scale)x, expected positive numbers")
    }
    let renderer = ImageRenderer(
      content: view.frame(width: size?.width, height: size?.height))
    renderer.proposedSize = ProposedViewSize(width: size?.width, height: size?.height)
    renderer.scale = scale
    renderer.isOpaque = true
    renderer.environment.imitatedPlatform = variant.device?.platform ?? platform
    variant.change(&renderer.environment)
    if adoptsColorScheme, variant.colorScheme == nil {
      _ = try renderer.adoptsPreferredColorScheme()
    }
    let picture = try renderer.fittedPicture(includesTree: true)
    let fingerprint = Fingerprint(fonts: BundledFonts.hash, scale: Double(scale))
    switch kind {
    case .layout:
      let tree = picture.tree ?? LayoutTree(kind: "picture")
      return SnapshotFile(layout: tree, fingerprint: fingerprint)
    case .png, .svg:
      let sink = MemorySink()
      try renderer.print(picture.list, as: kind == .png ? .png : .svg, to: sink)
      return SnapshotFile(
        kind: kind, picture: sink.bytes, fingerprint: fingerprint, layout: picture.tree)
    }
  }
}

extension CGSize {
  fileprivate var isDrawable: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}

/// The fonts that snapshots of tests are set in.
private enum BundledFonts {
  static let hash = FontLocations.hash()
}
