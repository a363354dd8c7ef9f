public import Foundation
internal import PlatenDrawing
internal import PlatenLayout

extension Image {
  /// The symbol of an SF Symbols name, in the font and colour around it.
  ///
  /// Rendering fails with the nearest names if there is no such symbol.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// The symbol of an SF Symbols name; it is drawn whole whatever `variableValue` is.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// The picture of a name in a bundle's resources; nil for those of the program.
  ///
  /// Files of the name that end in .png, .jpg or .jpeg are looked for, first that of the display's
  /// scale, as in `name@2x.png`, then of the next larger ones, then of the smaller ones.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(
      .picture(.named(name, folder: Self.folder(bundle)), scale: nil), label: Text(verbatim: name))
  }

  /// The picture of a name; it is drawn whole whatever `variableValue` is.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// The picture of a name in a bundle's resources, and what it is called.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(
      .picture(.named(name, folder: Self.folder(bundle)), scale: nil), label: label)
  }

  /// The picture of a name, and what it is called.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// The picture of a name in a bundle's resources, which says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(
      .picture(.named(name, folder: Self.folder(bundle)), scale: nil), label: Text(verbatim: ""))
  }

  /// The picture of a name, which says nothing to those who cannot see it.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A picture that was read before.
  public init(uiImage: UIImage) {
    self.init(.picture(.picture(uiImage.picture), scale: uiImage.scale))
    renderingMode = uiImage.isTemplate ? .template : nil
  }

  /// The picture of a PNG's or JPEG's bytes.
  ///
  /// SwiftUI has no such way; this is Platen's own.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The pixels a point.
  public init(data: Data, scale: CGFloat = 1) {
    self.init(.picture(.data(data), scale: scale))
  }

  /// The picture of a PNG or JPEG file, read when it is rendered.
  ///
  /// SwiftUI has no such way; this is Platen's own.
  /// A name that ends in `@2x` or `@3x` has as many pixels a point.
  public init(contentsOf url: URL) { self.init(.picture(.file(url), scale: nil)) }

  /// A picture that a closure draws, of a size in points.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)
    self.init(.drawing(drawing), label: label)
  }

  private static func folder(_ bundle: Bundle?) -> URL? { (bundle ?? .main).resourceURL }
}
