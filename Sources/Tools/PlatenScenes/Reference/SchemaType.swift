/// What a JSON Schema lets a value be, in a few words.
enum SchemaType {
  /// How many names are listed of a value that is one of many.
  private static let mostNames = 24

  /// Returns what a value may be; nil for a text that stands for other values, with fields of data in braces.
  ///
  /// Values and tables that have an entry in the reference are in angle brackets: `list of <color>`.
  ///
  /// - Parameter isWhole: Whether all names are listed, however many there are.
  static func text(of schema: JSONValue, isWhole: Bool = false) -> String? {
    forms(of: schema, isWhole).listed
  }

  /// Returns the forms of a value, each once, so that they make a single list with one "or".
  private static func forms(of schema: JSONValue, _ isWhole: Bool) -> [String] {
    if case .string(let path)? = schema["$ref"] {
      return name(ofDefinition: path).map { [$0] } ?? []
    }
    if let value = schema["const"] { return [shown(value)] }
    if case .array(let names)? = schema["enum"] { return forms(ofNames: names, isWhole) }
    for key in ["anyOf", "oneOf"] {
      guard case .array(let parts)? = schema[key] else { continue }
      var all: [String] = []
      for form in parts.flatMap({ forms(of: $0, isWhole) }) where !all.contains(form) {
        all.append(form)
      }
      if !all.isEmpty { return all }
    }
    if case .string("boolean")? = schema["type"] { return ["true", "false"] }
    return text(ofTypes: schema).map { [$0] } ?? []
  }

  private static func name(ofDefinition path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return switch name {
    case "template": nil
    case "measure": "length"
    default: "<\(name.split(separator: ".").last.map(String.init) ?? name)>"
    }
  }

  private static func forms(ofNames names: [JSONValue], _ isWhole: Bool) -> [String] {
    let shown = names.map(shown)
    guard !isWhole, shown.count > mostNames else { return shown }
    return Array(shown.prefix(mostNames / 2)) + ["one of \(shown.count - mostNames / 2) more"]
  }

  private static func text(ofTypes schema: JSONValue) -> String? {
    var types: [String] = []
    switch schema["type"] {
    case .string(let type)?: types = [type]
    case .array(let all)?: types = all.map(shown)
    default: break
    }
    if types.contains("object") { return text(ofObject: schema) }
    if types.contains("string") { return schema["pattern"].map(text(ofPattern:)) ?? "text" }
    switch types.first {
    case "array"?:
      let items = schema["items"].flatMap { text(of: $0) }
      return items.map { "list of " + ($0.contains(" or ") ? "(\($0))" : plural($0)) } ?? "list"
    case "number"?: return "number" + bounds(of: schema)
    case "integer"?: return "whole number" + bounds(of: schema)
    case "boolean"?: return "true or false"
    case "null"?: return "null"
    default: return nil
    }
  }

  /// Returns a type as the items of a list have it: `numbers from 0`.
  private static func plural(_ type: String) -> String {
    let words = ["whole number", "number", "text", "mapping"]
    guard let word = words.first(where: { type == $0 || type.hasPrefix($0 + " ") }) else {
      return type
    }
    return word + "s" + type.dropFirst(word.count)
  }

  private static func text(ofObject schema: JSONValue) -> String {
    guard case .object(let properties)? = schema["properties"] else { return "mapping" }
    return "{" + properties.map(\.name).joined(separator: ", ") + "}"
  }

  private static func text(ofPattern pattern: JSONValue) -> String {
    shown(pattern).hasPrefix("^#") ? "#RRGGBB" : "text"
  }

  /// The bounds of a number, without bounds that only exclude absurd values.
  private static func bounds(of schema: JSONValue) -> String {
    func bound(_ name: String) -> Double? {
      guard case .number(let number)? = schema[name], abs(number) < 100_000 else { return nil }
      return number
    }
    return switch (bound("minimum"), bound("maximum")) {
    case (let low?, let high?) where low == high: " \(shown(.number(low)))"
    case (let low?, let high?): " from \(shown(.number(low))) to \(shown(.number(high)))"
    case (let low?, nil): " from \(shown(.number(low)))"
    case (nil, let high?): " up to \(shown(.number(high)))"
    case (nil, nil): ""
    }
  }

  private static func shown(_ value: JSONValue) -> String {
    if case .string(let text) = value { text } else { value.compact }
  }
}
