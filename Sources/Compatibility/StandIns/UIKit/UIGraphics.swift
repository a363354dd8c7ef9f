public import Foundation
public import SwiftUI

/// The space of a picture's colours.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public var scale: CGFloat = 1
  public var opaque = false
}

/// Nothing is drawn: the picture is of one pixel, and nothing is seen of it.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {}
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {}
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let _: Bool = _leftOut("a UIGraphicsImageRenderer draws an empty picture")
    return UIImage()
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
  public func fill(_ rect: CGRect) {}
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { _leftOut("UIGraphics draws an empty picture") }
public func UIGraphicsEndImageContext() {}
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {}

extension UIImage {
  public func draw(in rect: CGRect) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint) {}
}

/// Core Graphics' name of how colours are mixed, for what is drawn nowhere.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
