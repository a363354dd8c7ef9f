public import Foundation
public import SwiftUI

/// The pixels of a picture, as many for a point as an iPhone's screen has.
public class UIGraphicsImageRendererFormat: NSObject {
  public class func `default`() -> Self { Self() }
  public class func preferred() -> Self { Self() }
  public required override init() {}
  public var scale: CGFloat = 3
  public var opaque = false
}

/// Draws a picture with Core Graphics' names, on a canvas.
public class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) { (self.bounds, self.format) = (bounds, format) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    withoutActuallyEscaping(actions) { actions in
      let canvas = Canvas { [bounds, format] graphics, size in
        graphics.translateBy(x: -bounds.minX, y: -bounds.minY)
        let context = CGContext(graphics, size: size)
        CGContext.$current.withValue(context) { actions(UIGraphicsImageRendererContext(context, bounds, format)) }
      }
      let renderer = ImageRenderer(content: canvas.frame(width: bounds.width, height: bounds.height).background(format.opaque ? .black : .clear))
      renderer.scale = format.scale
      return renderer.uiImage ?? UIImage()
    }
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}
public class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect
  init(_ context: CGContext, _ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.bounds, self.format) = (context, bounds, format) }
  public var currentImage: UIImage { _leftOut("a UIGraphicsImageRenderer's picture is not known before its end") ?? UIImage() }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of a canvas is the current one already.
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { _leftOut("UIGraphicsBeginImageContext draws an empty picture") }
public func UIGraphicsEndImageContext() {}
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}
extension UIBezierPath {
  public func fill() {
    CGContext.current?.beginPath()
    CGContext.current?.addPath(cgPath)
    CGContext.current?.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  public func stroke() {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }
  public func addClip() {
    CGContext.current?.beginPath()
    CGContext.current?.addPath(cgPath)
    CGContext.current?.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
extension UIImage {
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(self, in: rect)
    context.restoreGState()
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Core Graphics' name of how colours are mixed, for what is drawn nowhere.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
