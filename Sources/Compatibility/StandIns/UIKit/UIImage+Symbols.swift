public import Foundation
internal import PlatenDrawing
public import SwiftUI

// Pictures of symbols, pictures in a colour, and the bytes of pictures.

extension UIImage {
  public class Configuration: NSObject {}
  public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  public final class SymbolConfiguration: Configuration {
    var font = Font.system(size: 17)
    var scale = SymbolScale.medium
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
      self.init()
      (font, self.scale) = (.system(size: pointSize, weight: weight.weight), scale)
    }
    public convenience init(font: UIFont, scale: SymbolScale = .medium) {
      self.init()
      (self.font, self.scale) = (Font(font), scale)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .medium) { self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  /// The picture of a symbol, in the foreground's colour where it is drawn; nil if there is no such symbol.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 17)) }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let symbol = configuration as? SymbolConfiguration ?? SymbolConfiguration()
    let renderer = ImageRenderer(content: Image(systemName: name).font(symbol.font).imageScale(symbol.scale.scale).foregroundStyle(.black))
    renderer.scale = 3
    guard let picture = renderer.uiImage else { return nil }
    self.init(picture.withRenderingMode(.alwaysTemplate))
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }
  /// The picture's opacity in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let resolved = Color(color).resolve(in: EnvironmentValues())
    let bitmap = picture.bitmap
    func channel(_ value: Double, _ alpha: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      let alpha = Double(pixel >> 24) / 255 * resolved.opacity
      return channel(1, alpha) << 24 | channel(resolved.red, alpha) << 16 | channel(resolved.green, alpha) << 8 | channel(resolved.blue, alpha)
    }
    return UIImage(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels), scale: scale).withRenderingMode(renderingMode == .alwaysTemplate ? .alwaysTemplate : .alwaysOriginal)
  }

  public func pngData() -> Data? {
    let renderer = ImageRenderer(content: Image(uiImage: self).renderingMode(.original))
    renderer.scale = scale
    return try? renderer.pngData()
  }
  /// A PNG: no JPEG is written here, and what reads the one reads the other.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  public func heicData() -> Data? { pngData() }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}

extension UIImage.SymbolWeight {
  fileprivate var weight: Font.Weight {
    let weights: [Font.Weight] = [.regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    return weights[rawValue]
  }
}
extension UIImage.SymbolScale {
  fileprivate var scale: Image.Scale { self == .small ? .small : self == .large ? .large : .medium }
}
