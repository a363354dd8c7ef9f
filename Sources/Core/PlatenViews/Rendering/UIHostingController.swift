public import Foundation
internal import PlatenDrawing
internal import PlatenLayout

/// The name of UIKit's controller of a view, for layouts that ask it for the size of a view.
public final class UIHostingController<Content: View> {
  /// The view.
  public var rootView: Content

  /// Makes a controller for a view.
  public init(rootView: Content) { self.rootView = rootView }

  /// Returns the size that the view takes of a space; a side larger than any screen's is not a limit.
  ///
  /// It is zero for a view that cannot be drawn. A missing symbol is an error only when the view is
  /// drawn, and does not make the size zero.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    func proposal(_ side: CGFloat) -> CGFloat? { side < 100_000 ? side : nil }
    let renderer = ImageRenderer(content: rootView)
    renderer.replacesSymbols = true
    renderer.proposedSize = ProposedViewSize(
      width: proposal(size.width), height: proposal(size.height))
    return (try? renderer.displayList().size) ?? .zero
  }
}

/// The name of AppKit's controller of a view, for code that uses it where UIKit is missing.
public typealias NSHostingController = UIHostingController

extension ImageRenderer {
  /// The picture as pixels, ``scale`` of them a point; nil if it cannot be rendered.
  ///
  /// ``pngData()`` says why.
  public var uiImage: UIImage? { (try? pngData()).flatMap { UIImage(data: $0, scale: scale) } }
}
