/// Names that CSS, HTML and other tools have for views and modifiers of scenes.
enum OtherNames {
  private static let meanings = [
    "align": "alignment", "background-color": "background", "backgroundColor": "background",
    "bgcolor": "background", "borderRadius": "cornerRadius", "box": "zStack",
    "color": "foregroundStyle", "colour": "foregroundStyle", "column": "vStack", "div": "vStack",
    "fill": "foregroundStyle",
    "fontFamily": "font", "fontSize": "font", "grid": "adaptiveGrid", "height": "frame",
    "h1": "text", "hr": "divider", "hstack": "hStack", "img": "image", "label": "text",
    "letterSpacing": "tracking", "line": "divider", "margin": "padding", "p": "text",
    "radius": "cornerRadius", "rotate": "rotationEffect", "row": "hStack", "scale": "scaleEffect",
    "size": "frame", "span": "text", "stack": "vStack", "string": "text", "svg": "path",
    "textColor": "foregroundStyle", "translate": "offset", "vstack": "vStack", "width": "frame",
    "zstack": "zStack",
  ]

  /// Returns the name of a scene that another tool's stands for; nil unless it is one of `names`.
  static func meant(by name: String, among names: [String]) -> String? {
    meanings[name].flatMap { names.contains($0) ? $0 : nil }
  }
}
