internal import Platen
package import PlatenBase

extension SceneDecoder {
  /// Notes that a value is not what was expected; nil, for a reader to return.
  package func report<Value>(
    _ node: SourceNode, expected: String, suggestion: String? = nil
  ) -> Value? {
    guard node.hasBraces, let value = filled(node) else {
      return report(node, found: node.phrase, expected: expected, suggestion: suggestion)
    }
    let found = "\(value.phrase), computed from \(node.phrase)"
    return report(
      node, UnexpectedValue(found: found, expected: expected, suggestion: suggestion),
      ofRecord: true)
  }

  /// Notes what was found at a value; nil, for a reader to return.
  ///
  /// - Parameter ofRecord: Whether it may be so in one record of many, whose place in a file is told.
  package func report<Value>(
    _ node: SourceNode, _ unexpected: UnexpectedValue, ofRecord: Bool = false
  ) -> Value? {
    // What is computed of values that are not known yet may be anything.
    if isProbing, node.hasBraces { return nil }
    var unexpected = unexpected
    if ofRecord, let item = sceneEnvironment.scope.levels.last?.item, let file = item.taken.file {
      let place = item.record.position
      unexpected.found += " in \(file):\(place.line):\(place.column)"
    }
    add(SceneError(at: node.position, path: currentPath, unexpected))
    return nil
  }

  /// Notes what was found at a value; nil, for a reader to return.
  package func report<Value>(
    _ node: SourceNode, found: String, expected: String, suggestion: String? = nil
  ) -> Value? {
    report(node, UnexpectedValue(found: found, expected: expected, suggestion: suggestion))
  }

  /// Notes that the fields of a part do not go together; nil, for a part to return.
  func report<Result>(_ values: FieldValues, found: String, expected: String) -> Result? {
    report(values.node, found: found, expected: expected)
  }

  /// Notes that a name is none of those there are.
  ///
  /// - Parameter modifiers: The names of what stands in a list beside it, which may be meant.
  package func reportUnknown(
    _ entry: SourceNode.Entry, among names: [String], kind: String, modifiers: [String] = []
  ) {
    let modifier =
      modifiers.contains(entry.key)
      ? entry.key : OtherNames.meant(by: entry.key, among: modifiers)
    let isOfNodes = ["let", "if", "else", "id", "modifiers"].contains(entry.key)
    let hint =
      !modifiers.isEmpty && isOfNodes
      ? ", or \(entry.key) beside the view"
      : modifier.map { ", or modifiers: [{\($0): …}] beside the view" } ?? ""
    at(entry.key) {
      add(
        SceneError(
          at: entry.position, path: currentPath, found: "\(Quotation(entry.key))",
          expected: Self.expected(kind, among: names) + hint,
          suggestion: OtherNames.meant(by: entry.key, among: names)
            ?? (modifier == nil ? NearestSpelling.of(entry.key, among: names, limit: 1).first : nil)
        ))
    }
  }

  /// Notes that a scalar's name is none of those there are; nil, for a reader to return.
  ///
  /// - Parameter meant: The name that was meant, if that is known; nil for the nearest.
  func reportUnknown<Value>(
    _ node: SourceNode, _ name: String, among names: [String], expected: String,
    meant: String? = nil
  ) -> Value? {
    let few = names.count <= 12 && !names.isEmpty
    return report(
      node, found: "\(Quotation(name))",
      expected: few ? "\(expected): \(names.joined(separator: ", "))" : expected,
      suggestion: meant ?? NearestSpelling.of(name, among: names, limit: 1).first)
  }

  /// Notes that a field is not there.
  func reportMissing(_ name: String, _ expected: String, in node: SourceNode) {
    at(name) {
      add(
        SceneError(
          at: node.position, path: currentPath, found: "nothing", expected: expected))
    }
  }

  private static func expected(_ kind: String, among names: [String]) -> String {
    if names.isEmpty { return "no \(kind)" }
    let article = kind.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
    return names.count > 12
      ? "\(article) \(kind)" : "one of the \(kind)s \(names.joined(separator: ", "))"
  }
}

// MARK: - Other tools

/// Names that CSS, HTML and other tools have for views and modifiers of scenes.
enum OtherNames {
  private static let meanings = [
    "align": "alignment", "background-color": "background", "backgroundColor": "background",
    "bgcolor": "background", "borderRadius": "cornerRadius", "box": "zStack",
    "color": "foregroundStyle", "colour": "foregroundStyle", "column": "vStack", "div": "vStack",
    "fill": "foregroundStyle", "fontFamily": "font", "fontSize": "font", "grid": "adaptiveGrid",
    "height": "frame", "h1": "text", "hr": "divider", "hstack": "hStack", "img": "image",
    "label": "text", "landscape": "orientation", "letterSpacing": "tracking", "line": "divider",
    "margin": "padding", "p": "text", "path": "file", "portrait": "orientation", "qrCode": "qr",
    "qrcode": "qr",
    "radius": "cornerRadius", "rotate": "rotationEffect", "row": "hStack", "scale": "scaleEffect",
    "size": "frame", "span": "text", "src": "file", "stack": "vStack", "string": "text",
    "svg": "path",
    "textColor": "foregroundStyle", "translate": "offset", "vstack": "vStack", "width": "frame",
    "zstack": "zStack",
  ]

  /// Returns the name of a scene that another tool's stands for; nil unless it is one of `names`.
  static func meant(by name: String, among names: [String]) -> String? {
    meanings[name].flatMap { names.contains($0) ? $0 : nil }
  }
}
