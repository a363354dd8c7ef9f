public import Foundation
internal import PlatenText

/// UIKit's screen, for code that lays out by its size.
///
/// There is none: an iPhone's of 390 by 844 points stands for it, whatever is rendered.
public struct UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point: the display scale of the render that is under way.
  public var scale: CGFloat { MeasuringContext.current.displayScale }

  /// Pixels a point.
  public var nativeScale: CGFloat { scale }
}

/// UIKit's device: an iPhone, whatever is rendered.
public struct UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  /// What the device is like.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The name of its kind.
  public var model: String { "iPhone" }
}

/// What a device is like.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
