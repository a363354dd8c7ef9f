public import Foundation
internal import PlatenDrawing
internal import PlatenLayout

/// The name of UIKit's controller of a view, for layouts that ask it how large the view is.
public final class UIHostingController<Content: View> {
  /// The view.
  public var rootView: Content

  /// A controller of a view.
  public init(rootView: Content) { self.rootView = rootView }

  /// The size that the view takes of a space; a side that is larger than any screen's is no limit.
  ///
  /// It is zero for a view that cannot be drawn. A symbol that does not exist is an error where the
  /// view is drawn, and no reason here to have no size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    func proposal(_ side: CGFloat) -> CGFloat? { side < 100_000 ? side : nil }
    let renderer = ImageRenderer(content: rootView)
    renderer.replacesSymbols = true
    renderer.proposedSize = ProposedViewSize(
      width: proposal(size.width), height: proposal(size.height))
    return (try? renderer.displayList().size) ?? .zero
  }
}

/// The name of AppKit's controller of a view, for code that has it wherever UIKit is not.
public typealias NSHostingController = UIHostingController

extension ImageRenderer {
  /// The picture as pixels, ``scale`` of them a point; nil if it cannot be rendered.
  ///
  /// ``pngData()`` says why.
  public var uiImage: UIImage? { (try? pngData()).flatMap { UIImage(data: $0, scale: scale) } }
}
