public import Foundation
package import PlatenDrawing
internal import PlatenLayout

/// A type with previews, which `platen preview` shows; programs do not use it.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show, each as a separate preview.
  @ViewBuilder static var previews: Previews { get }
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

/// The space for a preview.
public enum PreviewLayout: Sendable {
  /// A device's whole screen.
  case device
  /// The size that the view takes.
  case sizeThatFits
  /// A space with a fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device in a preview.
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

nonisolated extension View {
  /// Sets the device of this view's preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    layoutValue(key: PreviewDeviceKey.self, value: value?.rawValue)
  }

  /// Sets the layout of this view's preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutKey.self, value: value)
  }

  /// Sets the name of this view's preview.
  public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewNameKey.self, value: value)
  }

  /// Sets the orientation of the device of this view's preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientationKey.self, value: value)
  }
}

private struct PreviewDeviceKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

private struct PreviewLayoutKey: LayoutValueKey {
  static var defaultValue: PreviewLayout? { nil }
}

private struct PreviewNameKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

private struct PreviewOrientationKey: LayoutValueKey {
  static var defaultValue: InterfaceOrientation? { nil }
}

// MARK: - What is said of a preview

/// The settings of a preview; nil for what it does not set.
package struct PreviewSettings: Sendable {
  /// What it is called.
  package var name: String?
  /// The name of a device.
  package var device: String?
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  /// Light or dark, whatever is around.
  package var colorScheme: ColorScheme?
}

extension PreviewSettings {
  /// What the modifiers of a view say.
  init(_ node: Node) {
    name = node.layoutValue(for: PreviewNameKey.self)
    device = node.layoutValue(for: PreviewDeviceKey.self)
    layout = node.layoutValue(for: PreviewLayoutKey.self)
    orientation = node.layoutValue(for: PreviewOrientationKey.self)
    colorScheme = [node].preference(PreferredColorSchemeKey.self) ?? nil
  }
}

extension ImageRenderer {
  /// Takes the light or dark surrounding that the view asks for, where it is not there already.
  ///
  /// It is the colours of the moment in which the view appears: nothing is waited for.
  ///
  /// - Returns: Whether it is another now.
  /// - Throws: What rendering throws.
  package func adoptsPreferredColorScheme() throws -> Bool {
    let time = settleTime
    settleTime = 0
    defer { settleTime = time }
    let preferred = try render { root, _ in [root].preference(PreferredColorSchemeKey.self) }
    guard let scheme = preferred ?? nil, scheme != environment.colorScheme else { return false }
    environment.colorScheme = scheme
    return true
  }
}
