public import Foundation

/// A trait of a preview.
public struct PreviewTrait<T>: Sendable {
  let effect: PreviewEffect
}

/// The effect of a trait on a preview.
enum PreviewEffect: Sendable {
  case layout(PreviewLayout)
  case orientation(InterfaceOrientation)
  /// Shows another view instead of the preview's own.
  case change(@MainActor @Sendable (AnyView) async throws -> AnyView)
}

/// The kinds of previews, as names for their traits.
public enum Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the view on a device's whole screen.
  public static var defaultLayout: Self { Self(effect: .layout(.device)) }

  /// Shows the view at the size that it takes.
  public static var sizeThatFitsLayout: Self { Self(effect: .layout(.sizeThatFits)) }

  /// Shows the view in a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(effect: .layout(.fixed(width: width, height: height)))
  }

  /// Holds the device upright.
  public static var portrait: Self { Self(effect: .orientation(.portrait)) }

  /// Shows the device turned to the left.
  public static var landscapeLeft: Self { Self(effect: .orientation(.landscapeLeft)) }

  /// Shows the device turned to the right.
  public static var landscapeRight: Self { Self(effect: .orientation(.landscapeRight)) }

  /// Holds the device upside down.
  public static var portraitUpsideDown: Self { Self(effect: .orientation(.portraitUpsideDown)) }

  /// Shows the view with a change, and with the data that the change needs.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    // It is used on the main actor alone, as the protocol's requirements are.
    nonisolated(unsafe) let modifier = modifier
    return Self(
      effect: .change { view in
        let context = try await M.makeSharedContext()
        return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
      })
  }
}

// MARK: - Modifiers

/// A change to the views of previews, with data that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The data that previews share.
  associatedtype Context = Void
  /// The type of the modifier's result.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the data that previews share.
  ///
  /// - Throws: Errors while making the data; the preview shows them instead of its view.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

nonisolated extension PreviewModifier where Context == Void {
  /// Makes nothing: these previews share no data.
  ///
  /// - Throws: Nothing; the requirement throws.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier is given.
public struct PreviewModifierContent: _NonisolatedView {
  let view: AnyView

  /// The preview's own view.
  public var body: some View { view }
}
