public import Foundation

/// A type whose previews development tools show; Platen takes it and does nothing with it.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views that development tools would show.
  @ViewBuilder static var previews: Previews { get }
}

// MARK: - Traits

/// How development tools show a preview; Platen takes it and does nothing with it.
public struct PreviewTrait<T>: Sendable {}

/// The kinds of previews, as names for their traits.
public enum Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the view on a device's whole screen.
  public static var defaultLayout: Self { Self() }

  /// Shows the view at the size that it takes.
  public static var sizeThatFitsLayout: Self { Self() }

  /// Shows the view in a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

  /// Holds the device upright.
  public static var portrait: Self { Self() }

  /// Holds the device turned to the left.
  public static var landscapeLeft: Self { Self() }

  /// Holds the device turned to the right.
  public static var landscapeRight: Self { Self() }

  /// Holds the device upside down.
  public static var portraitUpsideDown: Self { Self() }

  /// Shows the view with a change, and with the data that the change needs.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

// MARK: - Modifiers

/// A change to the views of previews, with data that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The data that previews share.
  associatedtype Context = Void
  /// The type of what the modifier makes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the data that previews share.
  ///
  /// - Throws: Whatever stops the data from being made; development tools would show it.
  static func makeSharedContext() async throws -> Context

  /// What the modifier makes of a view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

nonisolated extension PreviewModifier where Context == Void {
  /// Makes nothing: these previews share no data.
  ///
  /// - Throws: Nothing; the requirement throws.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier is given; there is none in a program.
public struct PreviewModifierContent: NonisolatedView {
  /// An empty view, as there is no preview to show.
  public var body: EmptyView { EmptyView() }
}

// MARK: - Devices and layouts

/// The name of a device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name, as in "iPhone 15".
  public let rawValue: String

  /// Makes the name of a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes the name of a device from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The space in which a preview is shown.
public enum PreviewLayout: Sendable {
  /// A device's whole screen.
  case device
  /// The size that the view takes.
  case sizeThatFits
  /// A space of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held in a preview.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// A name for each orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device is on its side, the top at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device is on its side, the top at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations, upright first.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

// Previews are for an editor: a picture is as it would be without.
nonisolated extension View {
  /// This view; the device is for a preview alone.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// This view; the layout is for a preview alone.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// This view; the name is for a preview alone.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// This view; the orientation is for a preview alone.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
