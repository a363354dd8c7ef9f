public import Foundation

/// A type whose previews development tools show; Platen takes it and does nothing with it.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
}

/// How development tools show a preview; Platen takes it and does nothing with it.
public struct PreviewTrait<T>: Sendable {}

/// What previews are of.
public enum Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A device's whole screen.
  public static var defaultLayout: Self { Self() }

  /// The size that the view takes.
  public static var sizeThatFitsLayout: Self { Self() }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

  /// Upright.
  public static var portrait: Self { Self() }

  /// Turned to the left.
  public static var landscapeLeft: Self { Self() }

  /// Turned to the right.
  public static var landscapeRight: Self { Self() }

  /// Upside down.
  public static var portraitUpsideDown: Self { Self() }

  /// With a change to the view and data for it.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// A change to the views of previews, with data that they share.
public protocol PreviewModifier {
  /// The data that previews share.
  associatedtype Context = Void
  /// The type of what the modifier makes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the data that previews share.
  static func makeSharedContext() async throws -> Context

  /// What the modifier makes of a view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier is given; there is none in a program.
public struct PreviewModifierContent: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// The name of a device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Takes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The space in which a preview is shown.
public enum PreviewLayout: Sendable {
  /// A device's screen.
  case device
  /// What the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held in a preview.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// A name for each orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, the top at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, the top at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

// Previews are for an editor: a picture is as it would be without.
extension View {
  /// This view; the device is for a preview alone.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// This view; the layout is for a preview alone.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// This view; the name is for a preview alone.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// This view; the orientation is for a preview alone.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
