package import Foundation
internal import PlatenBase

/// What comes over a screen: a sheet, a cover, a question or a choice.
package struct Presentation {
  /// How it comes.
  package enum Kind: Hashable, Sendable {
    /// From below, over a part of the screen.
    case sheet
    /// Over all of the screen.
    case cover
    /// In the middle of the screen.
    case alert
    /// At the lower end of the screen.
    case choice
    /// Beside the view that presents it.
    case popover
  }

  /// How a popover comes where there is little space.
  package enum Adaptation: Hashable, Sendable {
    case sheet, cover, popover
  }

  var kind: Kind
  var nodes: [Node]
  /// What a popover points at; nil for others.
  var anchor: PopoverAnchor?
}

/// Hands what is presented up to the screen.
struct PresentationKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

private struct HasBarsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a stack around draws what is put into its bars.
  package var hasBars: Bool {
    get { self[HasBarsKey.self] }
    set { self[HasBarsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view, over which another one comes if it is presented: on the screen of a preview, and in no other
  /// picture.
  package func presenting<Content: View>(
    _ kind: Presentation.Kind, at anchor: PopoverAnchor? = nil, if isPresented: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    PresentingView(
      content: self, kind: kind, anchor: anchor, presented: isPresented ? content() : nil)
  }
}

/// A view and what it presents, which is made where the view is.
private struct PresentingView<Content: View, Presented: View>: _PrimitiveView {
  let content: Content
  let kind: Presentation.Kind
  let anchor: PopoverAnchor?
  let presented: Presented?

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    guard let presented, context.pass.hasScreen else {
      return context.child(0).append(content, to: &list)
    }
    var inner = context.outsideOfStacks().child(1)
    // What is presented has a scheme of its own, and is in no list or stack.
    inner.environment.prefersColorScheme = false
    if inner.environment.isInList { inner.environment.isInList = false }
    if inner.environment.hasBars { inner.environment.hasBars = false }
    let nodes =
      switch kind {
      case .alert, .choice: inner.nodes(of: presented)
      case .sheet, .cover, .popover: inner.nodes(of: ImplicitStack(.vertical, content: presented))
      }
    var presentation = Presentation(kind: kind, nodes: nodes)
    let presenting = context.child(0).nodes(of: content)
    presentation.anchor = anchor
    presentation.anchor?.nodes = presenting
    ChangedOnce(NodesView(nodes: presenting), PresentationKey.self) { $0.append(presentation) }
      ._appendNodes(to: &list, in: context)
  }
}

// MARK: - Sheets

/// What a view says of the sheet that it is in.
package struct SheetTraits {
  /// A height at which a sheet rests.
  package enum Height: Hashable, Sendable {
    /// A part of the screen's.
    case fraction(CGFloat)
    /// Points.
    case points(CGFloat)

    /// Returns the points on a screen whose sheets are so high at most.
    func points(of most: CGFloat, on screen: CGFloat) -> CGFloat {
      switch self {
      case .fraction(let part): part >= 1 ? most : min(max(part, 0) * screen, most)
      case .points(let points): min(max(points, 0), most)
      }
    }
  }

  /// The heights at which it may rest; empty for all that there is.
  package var heights: [Height] = []
  /// The one of them at which it rests; nil for the least.
  package var height: Height?
  /// Whether it has a handle; nil for where it may rest at several heights.
  package var hasHandle: Bool?
  /// The radius of its upper corners in points; nil for the usual one.
  package var cornerRadius: CGFloat?
  /// What is behind the view; nil for the usual ground.
  package var background: AnyView?
  /// How a popover comes where there is little space; nil for as a sheet.
  package var adaptation: Presentation.Adaptation?
}

/// Hands what a view says up to the sheet that it is in.
struct SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  /// The first view's count.
  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    if value.heights.isEmpty { (value.heights, value.height) = (next.heights, next.height) }
    value.hasHandle = value.hasHandle ?? next.hasHandle
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.adaptation = value.adaptation ?? next.adaptation
  }
}

nonisolated extension View {
  /// This view with something said of the sheet that it is in.
  package func inSheet(_ change: @escaping (inout SheetTraits) -> Void) -> some View {
    transformPreference(SheetTraitsKey.self, change)
  }
}
