internal import Foundation
internal import PlatenDrawing
internal import SwiftUI
internal import UIKit

#if canImport(Glibc)
  internal import Glibc
#endif

/// Notes a finding for what a filter does not do.
func left(_ reason: String) -> Bool { _leftOut(reason) }

/// QR codes by libqrencode, which is loaded when the first code is drawn: the system's, or the one that is installed beside the
/// library's sources.
enum QRCode {
  private typealias Encode = @convention(c) (CInt, UnsafePointer<UInt8>?, CInt, CInt) -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The picture of a code, a pixel for each module, with one light module around it as Core Image's has; nil for what is too long.
  static func image(of message: Data, correction: String) -> CIImage? {
    let installed = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../../../../../lib/platen/libqrencode.so.4").standardized.path
    guard let library = dlopen("libqrencode.so.4", RTLD_NOW) ?? dlopen(installed, RTLD_NOW), let encode = dlsym(library, "QRcode_encodeData"), let free = dlsym(library, "QRcode_free") else {
      let _: Bool = left("a QR code is not drawn without libqrencode")
      return nil
    }
    let level = CInt(["L": 0, "Q": 2, "H": 3][correction.uppercased()] ?? 1)
    let bytes = [UInt8](message)
    guard let code = unsafeBitCast(encode, to: Encode.self)(CInt(bytes.count), bytes, 0, level) else { return nil }
    defer { unsafeBitCast(free, to: Free.self)(code) }
    // Its version and its width, two numbers of 32 bits, and then the address of its modules, a byte each.
    let side = Int(code.load(fromByteOffset: 4, as: CInt.self))
    guard side > 0, let data = code.load(fromByteOffset: 8, as: UnsafePointer<UInt8>?.self) else { return nil }
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: (side + 2) * (side + 2))
    for y in 0..<side {
      for x in 0..<side where data[y * side + x] & 1 == 1 { pixels[(y + 1) * (side + 2) + x + 1] = 0xFF00_0000 }
    }
    return CIImage(CGImage(UIImage(Bitmap(width: side + 2, height: side + 2, pixels: pixels), scale: 1)))
  }
}

extension CGImage {
  /// The nearest pixels of one that is stretched; nil for one that would be too large.
  func stretched(width: CGFloat, height: CGFloat) -> CGImage? {
    let (columns, rows) = ((CGFloat(self.width) * width).rounded(), (CGFloat(self.height) * height).rounded())
    guard columns >= 1, rows >= 1, columns <= 8192, rows <= 8192 else { return nil }
    if width == 1, height == 1 { return self }
    let old = image.picture.bitmap
    let places = (0..<Int(columns)).map { min(Int(CGFloat($0) / width), old.width - 1) }
    let pixels = (0..<Int(rows)).flatMap { row -> [UInt32] in
      let start = min(Int(CGFloat(row) / height), old.height - 1) * old.width
      return places.map { old.pixels[start + $0] }
    }
    return CGImage(UIImage(Bitmap(width: Int(columns), height: Int(rows), pixels: pixels), scale: 1))
  }

  /// Black pixels in one colour, white ones in another, and those between in a mixture.
  func colored(_ dark: CIColor, _ light: CIColor) -> CGImage {
    let old = image.picture.bitmap
    let pixels = old.pixels.map { pixel -> UInt32 in
      let luminance = (0.2126 * CGFloat(pixel >> 16 & 255) + 0.7152 * CGFloat(pixel >> 8 & 255) + 0.0722 * CGFloat(pixel & 255)) / 255
      func mixed(_ channel: KeyPath<CIColor, CGFloat>) -> CGFloat { dark[keyPath: channel] + (light[keyPath: channel] - dark[keyPath: channel]) * luminance }
      let alpha = mixed(\.alpha)
      func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
      return byte(alpha) << 24 | byte(mixed(\.red) * alpha) << 16 | byte(mixed(\.green) * alpha) << 8 | byte(mixed(\.blue) * alpha)
    }
    return CGImage(UIImage(Bitmap(width: old.width, height: old.height, pixels: pixels), scale: 1))
  }
}
