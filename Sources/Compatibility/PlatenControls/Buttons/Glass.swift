public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenViews

/// A pane of glass behind a view.
///
/// The drawing behind it is blurred as behind a material, and its rim is lighter. It does not bend
/// the drawing behind it, nor does it merge with other panes.
public struct Glass: Equatable, Sendable {
  fileprivate enum Kind: Hashable, Sendable { case regular, clear, identity }

  fileprivate let kind: Kind
  fileprivate var tint: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// The default.
  public static let regular = Glass(.regular)
  /// Clearer glass.
  public static let clear = Glass(.clear)
  /// No glass.
  public static let identity = Glass(.identity)

  /// Returns this glass with a tint; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Sets whether this glass reacts to touches; ignored in a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

nonisolated extension View {
  /// Puts this view on a pane of glass with a shape.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassPane(glass: glass, shape: shape) }
  }

  /// Sets the id of this view's glass for changes of its shape; ignored in a picture.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins this view's glass with that of others; each is drawn separately.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of this view's glass; ignored in a picture.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape, Sendable {
  /// Makes the shape.
  public init() {}

  /// Returns a capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition of glass that appears or disappears; a picture shows no part of it.
public struct GlassEffectTransition: Sendable {
  private init() {}

  /// No transition: the change is immediate.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// The glass comes out of the glass beside it.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// The glass becomes clear.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// A container of views whose panes of glass merge; here each is drawn separately.
public struct GlassEffectContainer<Content: View>: _NonisolatedView {
  private let content: Content

  /// Makes a container for views, with the distance in points at which their panes merge.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// A pane as it is drawn: blurred background, colour and rim.
///
/// Apple publishes no numbers; a material, four fifths of a tint and a rim of half a point are
/// chosen.
private struct GlassPane<S: Shape>: _NonisolatedView {
  let glass: Glass
  let shape: S

  var body: some View {
    if glass.kind != .identity {
      ground
        .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.8)) } }
        .overlay { shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5) }
    }
  }

  @ViewBuilder private var ground: some View {
    if glass.kind == .regular {
      shape.fill(.thinMaterial)
    } else {
      shape.fill(Color.white.opacity(0.15))
    }
  }
}

// MARK: - Buttons

/// Buttons on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, NonisolatedStyle, Sendable {
  private let glass: Glass

  /// Makes the style.
  public init() { glass = .regular }

  /// Makes the style with a glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// Returns the label on its glass.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .none, plain: .primary)
      .glassEffect(glass)
  }
}

/// Buttons on glass of the tint.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, NonisolatedStyle,
  Sendable
{
  /// Makes the style.
  public init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .prominent)
      .environment(\.buttonBorderShape, .capsule)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a label on a glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
