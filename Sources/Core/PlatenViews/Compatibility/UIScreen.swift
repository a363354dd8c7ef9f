public import Foundation
package import PlatenBase
internal import PlatenText
internal import Synchronization

/// The screen of the preview that is being drawn, for code that asks UIKit for it.
public enum _PreviewScreen {
  // One preview is drawn at a time; code of its own may ask on any thread.
  private static let screen = Lock<PreviewScreen?>(nil)

  /// The size in points: that of the preview's device, or else 390 by 844.
  static var size: CGSize {
    screen.withLock { $0?.size } ?? CGSize(width: 390, height: 844)
  }

  /// The distances from the screen's edges to its safe area, in points.
  public static var safeAreaInsets: UIEdgeInsets {
    guard let insets = screen.withLock({ $0?.safeAreaInsets }) else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Sets the screen of the next picture.
  static func set(_ next: PreviewScreen?) { screen.withLock { $0 = next } }
}

/// A device's screen.
package struct PreviewScreen: Codable, Sendable {
  /// The size in points.
  package var width: Double
  package var height: Double
  /// The distances from the edges to the safe area, in points: above, leading, below, trailing.
  private var insets: [Double]

  package init(size: CGSize, safeAreaInsets: EdgeInsets) {
    (width, height) = (size.width, size.height)
    let all = [
      safeAreaInsets.top, safeAreaInsets.leading, safeAreaInsets.bottom, safeAreaInsets.trailing,
    ]
    insets = all.map { Double($0) }
  }

  var size: CGSize { CGSize(width: width, height: height) }

  var safeAreaInsets: EdgeInsets {
    guard insets.count == 4 else { return EdgeInsets() }
    return EdgeInsets(
      top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }
}

/// UIKit's screen, for code that lays out by its size.
///
/// In a preview it is the screen of the preview's device, elsewhere an iPhone's of 390 by 844 points.
public struct UIScreen: Sendable {
  /// The only screen.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: _PreviewScreen.size) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point: the display scale of the current render.
  public var scale: CGFloat { MeasuringContext.current.displayScale }

  /// The light style.
  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  /// How bright the screen is, from 0 to 1.
  public var brightness: CGFloat { 1 }

  /// Pixels per point, the same as ``scale``.
  public var nativeScale: CGFloat { scale }
}

/// UIKit's device, always an iPhone.
public struct UIDevice: Sendable {
  /// The only device.
  public static let current = UIDevice()

  /// The kind of interface that the device has.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The name of the device's kind.
  public var model: String { "iPhone" }

  /// The name of the device.
  public var name: String { "iPhone" }

  /// The name of the system.
  public var systemName: String { "iOS" }

  /// The version of the system that is imitated.
  public var systemVersion: String { "18.0" }

  /// What would say that the device is turned; nothing does.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The number of the device for an app's maker: none.
  public var identifierForVendor: UUID? { nil }
}

/// The kinds of interfaces that devices have.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the orientation is known.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// The orientation of the device: always upright.
  public var orientation: UIDeviceOrientation { .portrait }
}
