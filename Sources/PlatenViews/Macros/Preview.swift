public import Foundation

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
