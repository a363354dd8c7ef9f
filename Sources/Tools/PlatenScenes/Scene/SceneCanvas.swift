package import Platen

/// The canvas of a scene.
///
/// Lengths are points.
package struct SceneCanvas: Sendable {
  /// The width; nil for as much as the view takes.
  package var width: CGFloat?
  /// The height; nil for as much as the view takes.
  package var height: CGFloat?
  /// Where the view stands on a canvas that is larger.
  package var alignment: Alignment
  /// The space around the view.
  package var padding: CGFloat
  /// Pixels per point of a PNG.
  package var scale: CGFloat
  /// What lies under the view; nil for what the theme has.
  package var background: Color?
  /// What texts are in an SVG that is not asked for otherwise; nil for outlines.
  package var svg: SVGOptions.Text?
  package var colorScheme: ColorScheme
  /// Whether an SVG is light or dark as its reader is.
  package var followsReader = false
  package var dynamicTypeSize: DynamicTypeSize
  /// The system whose sizes of type and of controls are imitated.
  package var platform = Platform.iOS
  package var language: LanguageTag
  /// The time zone of dates; nil for the one that is set where none is.
  package var timeZone: TimeZone?
  package var layoutDirection: LayoutDirection
}

extension SceneCanvas {
  static let part = Part<SceneCanvas>("canvas", "The canvas of the scene.") { fields in
    // A scene's canvas fits its view unless it says more, and is light whatever lies on it: width,
    // height, padding and the scheme have other defaults than a picture's options.
    let width = fields.optional(
      "width", .canvasLength, default: "fit",
      "The width in points, or fit for the width of the view."
    )
    let height = fields.optional(
      "height", .canvasLength, default: "fit",
      "The height in points, or fit for the height of the view.")
    let paper = fields.optional(
      "paper", .paper, "A paper size, instead of width and height.")
    let orientation = fields.optional(
      "orientation", .paperOrientation, "The orientation of the paper; default: portrait.")
    let alignment = fields.optional(
      "alignment", .alignment, default: "center", "Where to place the view on a larger canvas.")
    let padding = fields.optional(
      "padding", .length, default: 0, "The space in points around the view, inside the canvas.")
    let scale = fields.add(CanvasOptions.scale)
    let background = fields.add(CanvasOptions.background)
    let svg = fields.optional(
      "svg", .svgText,
      "How an SVG contains text unless --svg or the query's svg says otherwise; default: outlines.")
    let colorScheme = fields.optional(
      "colorScheme", .canvasScheme, default: "light", CanvasOptions.colorScheme.words.summary)
    let dynamicTypeSize = fields.add(CanvasOptions.dynamicTypeSize)
    let platform = fields.optional(
      "platform", .platform, default: "iOS",
      "The system whose text and control sizes to use.")
    let language = fields.add(CanvasOptions.locale)
    let timeZone = fields.optional(
      "timeZone", .timeZone, default: "UTC", "The time zone of dates, such as Europe/Berlin.")
    let layoutDirection = fields.add(CanvasOptions.layoutDirection)
    return { values, decoder in
      let sides = decoder.sides(
        of: values, paper: values[paper], orientation: values[orientation],
        else: (values[width], values[height]))
      guard let sides else { return nil }
      return SceneCanvas(
        width: sides.width, height: sides.height, alignment: values[alignment],
        padding: values[padding], scale: values[scale], background: values[background],
        svg: values[svg], colorScheme: values[colorScheme].fixed,
        followsReader: values[colorScheme] == .reader,
        dynamicTypeSize: values[dynamicTypeSize], platform: values[platform],
        language: values[language], timeZone: values[timeZone],
        layoutDirection: values[layoutDirection] ?? values[language].layoutDirection)
    }
  }
}

extension ValueType where Value == SVGOptions.Text {
  fileprivate static var svgText: ValueType {
    .name("outlines or semantic", [("outlines", .outlines), ("semantic", .semantic)])
  }
}

extension ValueType where Value == CGFloat? {
  /// A side of a picture; nil for as much as what is drawn takes.
  static var canvasLength: ValueType {
    let points = ValueType<Double>.points("points from 1 to 1000000, or fit", in: 1...1_000_000)
    return ValueType(expected: points.expected) {
      ["anyOf": [["const": "fit"], points.schema(&$0)]]
    } read: { node, decoder in
      if case .scalar(let scalar) = node.content, scalar.text == "fit" { return .some(nil) }
      return points.read(node, decoder).map { CGFloat($0) }
    }
  }
}

extension ValueType where Value == CGFloat {
  /// Pixels per point of a picture.
  static var scale: ValueType {
    ValueType<Double>.number("pixels per point from 0.01 to 100", in: 0.01...100)
      .map { CGFloat($0) }
  }
}
