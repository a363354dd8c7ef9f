public import Foundation
internal import PlatenDrawing
public import SwiftUI

/// Core Graphics' name of a picture of pixels.
public final class CGImage: Hashable, Sendable {
  package let image: UIImage
  package init(_ image: UIImage) { self.image = image }
  public var width: Int { image.picture.bitmap.width }
  public var height: Int { image.picture.bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  /// The pixels in a rectangle; nil if there are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    let all = image.picture.bitmap.pixels
    let pixels = (y..<(y + rows)).flatMap { all[($0 * width + x)..<($0 * width + x + columns)] }
    return CGImage(UIImage(Bitmap(width: columns, height: rows, pixels: pixels), scale: 1))
  }
  public func copy() -> CGImage? { self }
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIImage {
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  public var cgImage: CGImage? { CGImage(self) }
  public var imageOrientation: Orientation { .up }
  public convenience init(cgImage: CGImage) { self.init(cgImage.image.picture.bitmap, scale: 1) }
  /// A picture that is turned is drawn as its pixels are.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(cgImage.image.picture.bitmap, scale: scale) }
}

extension Image {
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) { self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up)) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) { self.init(decorative: cgImage, scale: scale) }
}

extension ImageRenderer {
  public var cgImage: CGImage? { uiImage.map { CGImage($0) } }
}

/// Core Graphics' name of a colour.
public final class CGColor: Hashable, Sendable {
  fileprivate let color: Color
  fileprivate init(_ color: Color) { self.color = color }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, opacity: alpha)) }
  public static let black = CGColor(gray: 0, alpha: 1), white = CGColor(gray: 1, alpha: 1), clear = CGColor(gray: 0, alpha: 0)
  public var alpha: CGFloat { components?.last ?? 1 }
  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public func copy(alpha: CGFloat) -> CGColor? { components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) } }
  public var components: [CGFloat]? {
    let color = color.resolve(in: EnvironmentValues())
    return [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity)]
  }
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(Color(uiColor: self)) }
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension Color {
  public init(cgColor: CGColor) { self = cgColor.color }
  public init(_ cgColor: CGColor) { self = cgColor.color }
  public var cgColor: CGColor? { CGColor(self) }
}
