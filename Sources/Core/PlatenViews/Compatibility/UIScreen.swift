public import Foundation
internal import PlatenText

/// UIKit's screen, for code that lays out by its size.
///
/// There is none: an iPhone's of 390 by 844 points stands for it, whatever is rendered.
public struct UIScreen: Sendable {
  /// The screen, of which there is one.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point: the display scale of the render that is under way.
  public var scale: CGFloat { MeasuringContext.current.displayScale }

  /// Pixels a point, the same as ``scale``.
  public var nativeScale: CGFloat { scale }
}

/// UIKit's device: an iPhone, whatever is rendered.
public struct UIDevice: Sendable {
  /// The device, of which there is one.
  public static let current = UIDevice()

  /// The kind of interface that the device has.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The name of the device's kind.
  public var model: String { "iPhone" }
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

  /// Whether the device stands on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device stands on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the device stands or lies in a way that can be told.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// How the device is held: upright, as the phone that a picture is drawn for.
  public var orientation: UIDeviceOrientation { .portrait }
}
