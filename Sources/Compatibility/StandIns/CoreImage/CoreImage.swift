// CoreImage's names: a QR code is made, and pictures are cut and made larger. A filter that changes colours or pixels returns the
// picture as it is, with a finding.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public struct CIFormat: Hashable, Sendable { public static let RGBA8 = Self(), ARGB8 = Self(), BGRA8 = Self() }
public struct CIImageOption: Hashable, Sendable { public static let colorSpace = Self() }
public struct CIContextOption: Hashable, Sendable {
  private let name: String
  public static let workingColorSpace = Self(name: "workingColorSpace"), useSoftwareRenderer = Self(name: "useSoftwareRenderer"), priorityRequestLow = Self(name: "priorityRequestLow"), outputColorSpace = Self(name: "outputColorSpace")
}

/// A picture of pixels, and how it is stretched where it is drawn.
public final class CIImage: NSObject {
  let pixels: CGImage?
  private let transform: CGAffineTransform
  private let cut: CGRect?
  init(_ pixels: CGImage?, transform: CGAffineTransform = .identity, cut: CGRect? = nil) { (self.pixels, self.transform, self.cut) = (pixels, transform, cut) }
  public convenience init(cgImage image: CGImage) { self.init(image) }
  public convenience init?(image: UIImage) { self.init(image.cgImage) }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image.cgImage)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init(color: CIColor) { self.init(nil) }
  public static func empty() -> CIImage { CIImage(nil) }

  public var extent: CGRect { cut ?? CGRect(x: 0, y: 0, width: CGFloat(pixels?.width ?? 0), height: CGFloat(pixels?.height ?? 0)).applying(transform) }
  public func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(pixels, transform: transform.concatenating(matrix), cut: cut.map { $0.applying(matrix) }) }
  public func cropped(to rect: CGRect) -> CIImage { CIImage(pixels, transform: transform, cut: extent.intersection(rect)) }
  public func oriented(_ orientation: Image.Orientation) -> CIImage { self }
  public func clampedToExtent() -> CIImage { self }
  public func composited(over dest: CIImage) -> CIImage { self }
  public func samplingNearest() -> CIImage { self }
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(filterName)
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }
  public func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur") }

  /// The pixels of a rectangle, whose zero is at the bottom: stretched ones are the nearest pixels, as those of codes should be.
  func drawn(in rect: CGRect) -> CGImage? {
    guard let pixels, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return pixels }
    let whole = CGRect(x: 0, y: 0, width: CGFloat(pixels.width), height: CGFloat(pixels.height)).applying(transform)
    let part = CGRect(x: rect.minX - whole.minX, y: whole.maxY - rect.maxY, width: rect.width, height: rect.height)
    return pixels.stretched(width: transform.a, height: transform.d)?.cropping(to: part)
  }
}

public final class CIColor: NSObject, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
  public convenience init(color: UIColor) {
    let color = Color(color).resolve(in: EnvironmentValues())
    self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
  }
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
  public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1), clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = CIColor(red: 1, green: 0, blue: 0), green = CIColor(red: 0, green: 1, blue: 0), blue = CIColor(red: 0, green: 0, blue: 1)
}
public final class CIVector: NSObject, Sendable {
  public let x: CGFloat
  public let y: CGFloat
  public let z: CGFloat
  public let w: CGFloat
  public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
  public convenience init(cgRect: CGRect) { self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height) }
}

open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) {}
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.drawn(in: rect) }
  public func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: Any) -> Data? { image.drawn(in: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace", CIDetectorTypeQRCode = "CIDetectorTypeQRCode", CIDetectorAccuracy = "CIDetectorAccuracy", CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh", CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
open class CIFeature: NSObject { public var bounds: CGRect { .zero } }
open class CIQRCodeFeature: CIFeature { public var messageString: String? { nil } }
/// Finds nothing.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  public func features(in image: CIImage) -> [CIFeature] { [] }
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = ciImage.drawn(in: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  public var ciImage: CIImage? { nil }
}
extension UIColor { public convenience init(ciColor: CIColor) { self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha) } }
