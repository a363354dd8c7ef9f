public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenReports
internal import PlatenText

/// The replacement for a missing view: a dashed frame with the reason, and a finding.
public struct _LeftOutView: _PrimitiveView {
  private let reason: String
  private let title: String
  private let fills: Bool
  private let isFlexible: Bool

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - reason: The missing view, as the finding names it.
  ///   - title: The text in the frame; nil for the reason.
  ///   - fills: Whether it takes all the offered space, like the missing view.
  ///   - isFlexible: Whether it is as small as a frame around it.
  public init(
    _ reason: String, title: String? = nil, fills: Bool = false, isFlexible: Bool = false
  ) {
    (self.reason, self.title) = (reason, title ?? reason)
    (self.fills, self.isFlexible) = (fills, isFlexible)
  }

  /// Adds the frame's nodes.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    context.pass.noteReplacement(.undrawn, reason)
    list.nodes += context.nodes(of: frame)
  }

  private var label: some View {
    Text(verbatim: title).font(.caption2).foregroundStyle(.secondary)
  }

  private var frame: some View {
    ZStack {
      if isFlexible {
        // A small frame shows only the dashes.
        ViewThatFits {
          label.padding(2)
          Color.clear.frame(width: 0, height: 0)
        }
      } else {
        label.padding(6)
      }
    }
    .frame(
      minWidth: isFlexible ? 0 : 44, maxWidth: fills ? .infinity : nil,
      minHeight: isFlexible ? 0 : 44, maxHeight: fills ? .infinity : nil
    )
    .overlay {
      RoundedRectangle(cornerRadius: 6)
        .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
  }
}

// Modifiers of pictures, which a missing view may be.
nonisolated extension _LeftOutView {
  /// Returns this view, which takes the offered space.
  public func resizable(capInsets: EdgeInsets = EdgeInsets()) -> _LeftOutView {
    _LeftOutView(reason, title: title, fills: true, isFlexible: isFlexible)
  }

  /// Returns this view unchanged: nothing is loaded.
  public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> _LeftOutView {
    self
  }
}

// Modifiers of shapes, which a missing view may be as well.
nonisolated extension _LeftOutView {
  /// Returns this view unchanged.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _LeftOutView {
    self
  }

  /// Returns this view unchanged.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _LeftOutView { self }

  /// Returns this view unchanged.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _LeftOutView { self }

  /// Returns this view unchanged.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _LeftOutView {
    self
  }

  /// Returns this view unchanged.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _LeftOutView { self }

  /// Returns this view unchanged.
  public func inset(by amount: CGFloat) -> _LeftOutView { self }
}

nonisolated extension View {
  /// This view, with a finding of what of it is not drawn; nil for nothing.
  package func undrawn(_ detail: String?) -> some View {
    UndrawnEffectView(content: self, detail: detail)
  }
}

/// A view of which something is not drawn.
private struct UndrawnEffectView<Content: View>: _PrimitiveView {
  let content: Content
  let detail: String?

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    if let detail { context.pass.noteReplacement(.undrawn, detail) }
    context.child(0).append(content, to: &list)
  }
}
