internal import CLCMS
internal import Foundation
internal import PlatenBase

/// Turns the colours of a picture into sRGB's, by what its file says of them.
///
/// It owns lcms2's transform, and frees it with its last owner.
final class ColorConversion {
  private let raw: cmsHTRANSFORM
  /// Whether the profile describes shades of grey.
  let isGray: Bool
  /// Whether pixels are four inks, cyan in the lowest byte of a word, and not colours.
  private let isOfInks: Bool
  /// Whether no colour becomes another one, but for rounding.
  let isIdentity: Bool

  /// The most bytes of a profile that is read: those of printers have one or two million.
  static let mostBytes = 4 << 20
  /// The pixels that are converted between two looks at whether the render was cancelled.
  private static let pixelsAtOnce = 1 << 16

  /// The conversion from an ICC profile of three colours or of greys; nil for what is none.
  convenience init?(icc profile: [UInt8]) {
    guard profile.count <= Self.mostBytes else { return nil }
    self.init(from: cmsOpenProfileFromMem(profile, cmsUInt32Number(profile.count)))
  }

  /// The conversion from an ICC profile for CMYK, as JPEGs have it; nil for data that is not such a
  /// profile.
  convenience init?(inks profile: [UInt8]) {
    guard profile.count <= Self.mostBytes else { return nil }
    self.init(
      from: cmsOpenProfileFromMem(profile, cmsUInt32Number(profile.count)), ofInks: true)
  }

  /// The conversion from colours of other primaries that have a curve, by default sRGB's; nil where these
  /// span no colours.
  convenience init?(_ primaries: ColorPrimaries, _ light: ColorCurve = .sRGB) {
    var white = primaries.white
    var colors = cmsCIExyYTRIPLE(
      Red: primaries.red, Green: primaries.green, Blue: primaries.blue)
    let curve = cmsBuildParametricToneCurve(nil, light.type, light.numbers)
    defer { cmsFreeToneCurve(curve) }
    self.init(from: cmsCreateRGBProfile(&white, &colors, [curve, curve, curve]))
  }

  /// Takes over a profile that lcms2 just made, and closes it.
  private init?(from profile: cmsHPROFILE?, ofInks: Bool = false) {
    guard let profile else { return nil }
    defer { cmsCloseProfile(profile) }
    let space = cmsGetColorSpace(profile)
    isGray = space == cmsSigGrayData
    isOfInks = ofInks
    guard ofInks ? space == cmsSigCmykData : isGray || space == cmsSigRgbData,
      let target = cmsCreate_sRGBProfile()
    else { return nil }
    defer { cmsCloseProfile(target) }
    let words = cmsUInt32Number(PLATEN_COLOR_WORDS)
    let source =
      ofInks
      ? cmsUInt32Number(PLATEN_INK_BYTES) : isGray ? cmsUInt32Number(PLATEN_GRAY_BYTES) : words
    func transform(_ flags: Int32) -> cmsHTRANSFORM? {
      cmsCreateTransform(
        profile, source, target, words, cmsUInt32Number(INTENT_PERCEPTUAL),
        cmsUInt32Number(flags))
    }
    if ofInks {
      guard let inks = transform(0) else { return nil }
      (raw, isIdentity) = (inks, false)
      return
    }
    // Preparing a transform that is fast for many pixels takes several milliseconds.
    guard let simple = transform(cmsFLAGS_NOOPTIMIZE) else { return nil }
    isIdentity = Self.isIdentity(simple, isGray: isGray)
    if isIdentity {
      raw = simple
    } else {
      cmsDeleteTransform(simple)
      guard let fast = transform(cmsFLAGS_COPY_ALPHA) else { return nil }
      raw = fast
    }
  }

  deinit { cmsDeleteTransform(raw) }

  /// Returns whether a transform makes no colour another one, but for rounding.
  private static func isIdentity(_ transform: cmsHTRANSFORM, isGray: Bool) -> Bool {
    let shades = (0...255).map { UInt8($0) }
    var colors = shades.map { UInt32($0) * 0x10101 }
    if !isGray {
      let levels = stride(from: 0, through: 255, by: 51).map { UInt32($0) }
      for red in levels {
        for green in levels { colors += levels.map { red << 16 | green << 8 | $0 } }
      }
    }
    var converted = colors
    let count = cmsUInt32Number(colors.count)
    if isGray {
      cmsDoTransform(transform, shades, &converted, count)
    } else {
      cmsDoTransform(transform, colors, &converted, count)
    }
    return zip(colors, converted).allSatisfy { a, b in
      [16, 8, 0].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
    }
  }

  /// Converts words of alpha, red, green and blue, which are not multiplied by alpha, or of inks.
  ///
  /// - Throws: ``PixelReadingError`` if the render that is under way is cancelled.
  func convert(_ pixels: inout [UInt32]) throws(PixelReadingError) {
    let shades = isGray ? shades : []
    let cancellation = RenderCancellation.current
    for start in stride(from: 0, to: pixels.count, by: Self.pixelsAtOnce) {
      if cancellation.isCancelled { throw .cancelled }
      let range = start..<min(start + Self.pixelsAtOnce, pixels.count)
      if isGray {
        for i in range { pixels[i] = pixels[i] & 0xFF00_0000 | shades[Int(pixels[i] & 255)] }
      } else {
        pixels.withUnsafeMutableBufferPointer { pixels in
          guard let base = pixels.baseAddress else { return }
          cmsDoTransform(raw, base + start, base + start, cmsUInt32Number(range.count))
          if isOfInks { for i in range { pixels[i] |= 0xFF00_0000 } }
        }
      }
    }
  }

  /// Converts the colours of a file of a format, as ``convert(_:)`` does.
  func convert(_ pixels: inout [UInt32], for format: String) throws(PictureError) {
    do {
      try convert(&pixels)
    } catch {
      throw PictureError(code: .damaged, description: "a \(format) whose reading was cancelled")
    }
  }

  /// The colour of each grey, without alpha.
  private var shades: [UInt32] {
    var shades = [UInt32](repeating: 0, count: 256)
    cmsDoTransform(raw, (0...255).map { UInt8($0) }, &shades, 256)
    return shades.map { $0 & 0xFF_FFFF }
  }
}
