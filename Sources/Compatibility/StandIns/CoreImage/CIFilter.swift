public import Foundation
internal import SwiftUI

public let kCIInputImageKey = "inputImage", kCIOutputImageKey = "outputImage", kCIInputRadiusKey = "inputRadius", kCIInputIntensityKey = "inputIntensity", kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter", kCIInputColorKey = "inputColor", kCIInputAngleKey = "inputAngle", kCIInputSaturationKey = "inputSaturation", kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast", kCIInputAmountKey = "inputAmount", kCIInputEVKey = "inputEV", kCIInputWidthKey = "inputWidth", kCIInputBackgroundImageKey = "inputBackgroundImage", kCIInputAspectRatioKey = "inputAspectRatio"

/// A filter by its name and its values.
///
/// A QR code is made, with colours for it; other filters leave their picture as it is.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]
  init(_ name: String) { self.name = name }
  public convenience init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(name)
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  public static func filterNames(inCategory category: String?) -> [String] { [] }
  public var inputKeys: [String] { known[name] ?? [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey, kCIInputScaleKey] }
  public var attributes: [String: Any] { [:] }
  public func setDefaults() { values = [:] }
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator": return message.flatMap { QRCode.image(of: $0, correction: correctionLevel) }
    case "CIFalseColor":
      guard let image = inputImage, let pixels = image.pixels else { return inputImage }
      return CIImage(pixels.colored(values["inputColor0"] as? CIColor ?? .black, values["inputColor1"] as? CIColor ?? .white))
    case "CIColorInvert":
      guard let image = inputImage, let pixels = image.pixels else { return inputImage }
      return CIImage(pixels.colored(.white, .black))
    case "CILanczosScaleTransform", "CIAffineTransform":
      let scale = CGFloat(values[kCIInputScaleKey] as? Float ?? 1)
      return inputImage?.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
    default:
      let _: Bool = left("the filter \(name) returns its picture unchanged")
      return inputImage
    }
  }
  private var inputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

/// The values that filters of some names take.
private let known: [String: [String]] = [
  "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"], "CISepiaTone": [kCIInputImageKey, kCIInputIntensityKey], "CIGaussianBlur": [kCIInputImageKey, kCIInputRadiusKey],
  "CICrystallize": [kCIInputImageKey, kCIInputRadiusKey, kCIInputCenterKey], "CIPixellate": [kCIInputImageKey, kCIInputScaleKey, kCIInputCenterKey], "CIEdges": [kCIInputImageKey, kCIInputIntensityKey],
  "CIUnsharpMask": [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey], "CIVignette": [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey],
]

// MARK: - The values of filters by their names

extension CIFilter {
  private func number(_ key: String, _ usual: Float) -> Float { value(forKey: key) as? Float ?? (value(forKey: key) as? Double).map { Float($0) } ?? usual }
  public var message: Data! {
    get { value(forKey: "inputMessage") as? Data }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  public var image: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  public var intensity: Float {
    get { number(kCIInputIntensityKey, 1) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  public var radius: Float {
    get { number(kCIInputRadiusKey, 10) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  public var scale: Float {
    get { number(kCIInputScaleKey, 1) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  public var saturation: Float {
    get { number(kCIInputSaturationKey, 1) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  public var brightness: Float {
    get { number(kCIInputBrightnessKey, 0) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  public var contrast: Float {
    get { number(kCIInputContrastKey, 1) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  public var angle: Float {
    get { number(kCIInputAngleKey, 0) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  public var ev: Float {
    get { number(kCIInputEVKey, 0) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  public var amount: Float {
    get { number(kCIInputAmountKey, 0) }
    set { setValue(newValue, forKey: kCIInputAmountKey) }
  }
  public var center: CGPoint {
    get { value(forKey: kCIInputCenterKey) as? CGPoint ?? CGPoint(x: 150, y: 150) }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  public var quietSpace: Float {
    get { number("inputQuietSpace", 10) }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
}

// `import CoreImage.CIFilterBuiltins` brings these. Apple's are protocols with the values of one filter each.
public typealias CIQRCodeGenerator = CIFilter
extension CIFilter {
  public static func qrCodeGenerator() -> CIFilter { CIFilter("CIQRCodeGenerator") }
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter("CICode128BarcodeGenerator") }
  public static func aztecCodeGenerator() -> CIFilter { CIFilter("CIAztecCodeGenerator") }
  public static func pdf417BarcodeGenerator() -> CIFilter { CIFilter("CIPDF417BarcodeGenerator") }
  public static func falseColor() -> CIFilter { CIFilter("CIFalseColor") }
  public static func colorInvert() -> CIFilter { CIFilter("CIColorInvert") }
  public static func colorControls() -> CIFilter { CIFilter("CIColorControls") }
  public static func colorMonochrome() -> CIFilter { CIFilter("CIColorMonochrome") }
  public static func sepiaTone() -> CIFilter { CIFilter("CISepiaTone") }
  public static func gaussianBlur() -> CIFilter { CIFilter("CIGaussianBlur") }
  public static func boxBlur() -> CIFilter { CIFilter("CIBoxBlur") }
  public static func motionBlur() -> CIFilter { CIFilter("CIMotionBlur") }
  public static func pixellate() -> CIFilter { CIFilter("CIPixellate") }
  public static func crystallize() -> CIFilter { CIFilter("CICrystallize") }
  public static func edges() -> CIFilter { CIFilter("CIEdges") }
  public static func unsharpMask() -> CIFilter { CIFilter("CIUnsharpMask") }
  public static func sharpenLuminance() -> CIFilter { CIFilter("CISharpenLuminance") }
  public static func vignette() -> CIFilter { CIFilter("CIVignette") }
  public static func bloom() -> CIFilter { CIFilter("CIBloom") }
  public static func twirlDistortion() -> CIFilter { CIFilter("CITwirlDistortion") }
  public static func bumpDistortion() -> CIFilter { CIFilter("CIBumpDistortion") }
  public static func exposureAdjust() -> CIFilter { CIFilter("CIExposureAdjust") }
  public static func hueAdjust() -> CIFilter { CIFilter("CIHueAdjust") }
  public static func vibrance() -> CIFilter { CIFilter("CIVibrance") }
  public static func photoEffectMono() -> CIFilter { CIFilter("CIPhotoEffectMono") }
  public static func photoEffectNoir() -> CIFilter { CIFilter("CIPhotoEffectNoir") }
  public static func photoEffectChrome() -> CIFilter { CIFilter("CIPhotoEffectChrome") }
  public static func photoEffectFade() -> CIFilter { CIFilter("CIPhotoEffectFade") }
  public static func areaAverage() -> CIFilter { CIFilter("CIAreaAverage") }
  public static func lanczosScaleTransform() -> CIFilter { CIFilter("CILanczosScaleTransform") }
  public static func comicEffect() -> CIFilter { CIFilter("CIComicEffect") }
}
