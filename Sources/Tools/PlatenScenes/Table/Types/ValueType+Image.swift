internal import Platen

extension ValueType where Value == Located<String> {
  /// The path of a picture, or its bytes as a `data:` address.
  static var pictureFile: ValueType {
    ValueType<String>.uncountedText("a picture's path").map { $0.isEmpty ? nil : $0 }
      .located
  }
}

extension ValueType where Value == CGFloat {
  /// How dense a picture is.
  static var pixelsPerPoint: ValueType {
    ValueType<Double>.number("pixels per point from 0.1 to 100", in: 0.1...100).map { CGFloat($0) }
  }
}

/// The resizing of an image.
struct ImageResizing: Sendable {
  var capInsets = EdgeInsets()
  var mode = Image.ResizingMode.stretch
}

extension ValueType where Value == ImageResizing? {
  /// Whether a picture becomes as large as its space, or how.
  static var resizing: ValueType {
    let flag = ValueType<Bool>.boolean.map { .some($0 ? ImageResizing() : nil) } as ValueType
    let mapping = RecordType<ImageResizing?>("a mapping of capInsets and resizingMode") { fields in
      let insets = fields.optional(
        "capInsets", .insets, "The points at each edge that are not stretched; default: 0.")
      let mode = fields.optional(
        "resizingMode", .resizingMode, default: "stretch",
        "Whether the rest is stretched or repeated.")
      return { values, _ in
        ImageResizing(capInsets: values[insets] ?? EdgeInsets(), mode: values[mode])
      }
    }.type
    return .scalar(
      flag, or: mapping, expected: "true, false, or a mapping of capInsets and resizingMode")
  }
}

extension ValueType where Value == Image.ResizingMode {
  /// How a picture fills more space than it has pixels for.
  static var resizingMode: ValueType {
    name("a resizing mode", [("stretch", .stretch), ("tile", .tile)])
  }
}

extension ValueType where Value == Image.TemplateRenderingMode {
  /// Which colours a picture is drawn in.
  static var imageRenderingMode: ValueType {
    name("a rendering mode", [("original", .original), ("template", .template)])
  }
}

extension ValueType where Value == Image.Interpolation {
  /// How the pixels of a picture are made in another size.
  static var interpolation: ValueType {
    name(
      "an interpolation",
      [("none", .none), ("low", .low), ("medium", .medium), ("high", .high)])
  }
}
