internal import Foundation

/// The name that leads to a value of a view, such as `shadow.radius` or `circle.stroke.style`, in words.
struct ValuePath {
  /// The names of modifiers and fields, without the numbers of lists.
  private let parts: [String]
  private let kind: String
  /// What is new or gone as a whole: a modifier, or a field of the view.
  let head: String
  /// Whether it is what the view is made of, and not a modifier.
  let isOfView: Bool

  init(_ name: String, kind: String) {
    self.kind = kind
    let all = name.split(separator: ".").map(String.init)
    isOfView = Self.plain(all.first ?? "") == kind
    let count = isOfView || Self.aroundViews.contains(all.first ?? "") ? 2 : 1
    head = all.prefix(count).map { Self.withoutIndex($0) }.joined(separator: ".")
    parts = all.map(Self.plain)
  }

  /// What a scene says around its view.
  private static let aroundViews: Set = ["canvas", "theme", "styles"]

  private static func withoutIndex(_ part: String) -> String {
    String(part.prefix { $0 != "[" })
  }

  /// A name without the number of the second modifier that is called so.
  private static func plain(_ part: String) -> String {
    let name = withoutIndex(part)
    let words = name.split(separator: " ")
    return words.count == 2 && Int(words[1]) != nil ? String(words[0]) : name
  }

  // MARK: - Kinds

  /// Whether it is the value of the view itself, such as the name of a symbol.
  var isOfKind: Bool { isOfView && parts.count == 1 }
  /// Whether it holds for the whole picture.
  var isOfPicture: Bool { Self.aroundViews.contains(parts.first ?? "") }

  /// Whether it is what a shape is filled with.
  var isFill: Bool { isOfView && parts.last == "fill" }

  var isOffset: Bool { parts.first == "offset" }

  var isOfFont: Bool {
    parts.contains { $0.hasPrefix("font") || ["bold", "italic"].contains($0) }
  }

  /// Whether nothing moves or grows for it.
  var isPaint: Bool {
    isOffset || parts.contains { Self.paint.contains($0) || $0.lowercased().hasSuffix("color") }
  }

  private static let paint: Set = [
    "foregroundStyle", "fill", "style", "tint", "opacity", "shadow", "blur", "cornerRadius",
    "clipShape", "rotationEffect", "scaleEffect", "blendMode", "isOn", "colors", "background",
  ]

  // MARK: - Colours

  private static let colorNames: Set = [
    "color", "colors", "fill", "foregroundStyle", "tint", "background", "style", "stroke",
    "strokeBorder", "foreground", "secondary", "accent", "surface", "light", "dark",
  ]

  /// Returns whether a value is a colour.
  func isColor(_ value: String?) -> Bool {
    guard let value, !value.isEmpty, Double(value) == nil, !value.hasPrefix("sha256") else {
      return false
    }
    if value.wholeMatch(of: #/#[0-9A-Fa-f]{3,8}/#) != nil || value.hasPrefix("theme.") {
      return true
    }
    let leaf = parts.last ?? ""
    return Self.colorNames.contains(leaf) || leaf.lowercased().hasSuffix("color")
  }

  /// What the colour is of, if it is not the view itself: `shadow: `.
  var colorContext: String {
    let part = parts.dropFirst(isOfView ? 1 : 0).first(where: Self.isOwnThing)
    return isOfPicture ? "" : part.map { LayoutNames.seen($0) + ": " } ?? ""
  }

  /// The look, light or dark, for which alone it is said; nil for both.
  var look: String? { parts.last.flatMap { ["light", "dark"].contains($0) ? $0 : nil } }

  private static func isOwnThing(_ part: String) -> Bool {
    ["shadow", "border", "background", "tint"].contains(part) || part.hasSuffix("Gradient")
  }

  // MARK: - Words

  /// What it is called: `padding`, `shadow radius`, `numerals`.
  var phrase: String { Self.phrase(relevant(parts)) }
  /// The verb behind it: `are` for numerals.
  var verb: String {
    let isPlural =
      phrase.hasSuffix("s") && !["radius", "axis", "ss"].contains(where: phrase.hasSuffix)
    return isPlural ? "are" : "is"
  }
  /// What its modifier or field is called.
  var headPhrase: String { Self.phrase(relevant(Array(parts.prefix(headCount)))) }
  /// What it is called in its modifier or field.
  var rest: String { parts.dropFirst(headCount).map(LayoutNames.seen).joined(separator: " ") }
  /// What the view is called that has it.
  var noun: String { LayoutNames.seen(kind) }

  private var headCount: Int { head.split(separator: ".").count }

  private func relevant(_ parts: [String]) -> [String] {
    var words = parts
    if words.count > 1, isOfView || ["canvas", "frame"].contains(words[0]) { words.removeFirst() }
    if words.count > 1, ["style", "length", "value", "amount"].contains(words[words.count - 1]) {
      words.removeLast()
    }
    return words
  }

  private static func phrase(_ words: [String]) -> String {
    var words = words
    // A background is in a shape, and the number of a rounded rectangle is its radius.
    if words.last == "in" { words[words.count - 1] = "shape" }
    if words.last == "roundedRectangle" { words[words.count - 1] = "cornerRadius" }
    words.removeAll { ["in", "roundedRectangle"].contains($0) }
    return words.map { others[$0] ?? LayoutNames.seen($0) }.joined(separator: " ")
  }

  /// What people call it otherwise than scenes do.
  private static let others = ["styles": "style", "systemName": "symbol"]

  /// The name of the value itself, as scenes write it.
  var name: String { parts.last ?? "" }

  /// What it means that a value is true or false: `is now on`, `no longer shows ticks`; nil for any other
  /// value, and for a name that makes no such words.
  func switched(_ value: String) -> String? {
    guard let isOn = ["true": true, "false": false][value], let name = parts.last else {
      return nil
    }
    let words = LayoutNames.seen(name)
    if name == "isOn" { return isOn ? "is now on" : "is now off" }
    if words.hasPrefix("shows ") { return isOn ? "now \(words)" : "no longer \(words)" }
    if words.hasPrefix("is ") {
      let state = words.dropFirst(3)
      return isOn ? "is now \(state)" : "is no longer \(state)"
    }
    return Self.states.contains(name) ? (isOn ? "is now \(words)" : "is no longer \(words)") : nil
  }

  /// The modifiers that are called by what their views are.
  private static let states: Set = [
    "bold", "disabled", "hidden", "italic", "monospaced", "monospacedDigit", "underlined",
  ]
}
