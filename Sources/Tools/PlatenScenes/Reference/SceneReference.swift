internal import Foundation

/// What scenes are made of: their views, modifiers, shapes and values, as the tables that decode them say it.
package struct SceneReference: Sendable {
  /// What kind of part an entry tells of, in the order of the reference.
  package enum Kind: String, CaseIterable, Sendable {
    case view, modifier, shape, shapeModifier, textModifier, gradientStyle, animation
    /// What expressions in braces can call.
    case function
    /// What fields may be, and the parts of the file itself: the canvas, the theme, colours, fonts.
    case value

    /// The heading of such parts.
    package var title: String {
      switch self {
      case .view: "Views"
      case .modifier: "Modifiers"
      case .shape: "Shapes"
      case .shapeModifier: "Modifiers of shapes"
      case .textModifier: "Modifiers of a text's parts"
      case .gradientStyle: "Gradients"
      case .animation: "Animations"
      case .function: "Functions of expressions"
      case .value: "Values"
      }
    }
  }

  /// A part that has a name.
  package struct Entry: Hashable, Sendable {
    package var kind: Kind
    package var name: String
    /// What it is, in a sentence.
    package var sentence: String
    /// What may stand in place of the fields; nil if nothing may.
    package var alone: String?
    package var fields: [Field]
    /// What stands under `view:` in a scene that shows the part, or that whole scene; nil without one.
    package var example: String?

    /// The name by which pages and links know the part.
    package var key: String { "\(kind.rawValue).\(name)" }
  }

  /// A field of a part.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var sentence: String
    /// What it may be.
    package var type: String
    /// What stands for it if it is left out; nil if nothing does.
    package var defaultText: String?
    package var isRequired: Bool
  }

  package let entries: [Entry]

  /// The reference of this version.
  package static let current = SceneReference(
    schema: SceneSchema.document, examples: ReferenceExamples.all)

  init(schema: JSONValue, examples: [String: String]) {
    guard case .object(let definitions)? = schema["$defs"] else {
      entries = []
      return
    }
    let unions = Set(Kind.allCases.map(\.rawValue) + ["template", "measure"])
    let file = JSONValue.Member("scene", schema)
    let parts = ([file] + definitions).compactMap { part in
      part.name == Kind.view.rawValue
        ? part.withoutNamesOfViews : unions.contains(part.name) ? nil : part
    }
    let found =
      parts.compactMap { Entry($0, examples) }
      + ExpressionFunction.allCases.map { Entry($0, examples) }
    entries = Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }

  /// Returns the entries of a name, of one kind or of all.
  package func entries(named name: String, of kind: Kind? = nil) -> [Entry] {
    entries.filter { $0.name == name && (kind == nil || $0.kind == kind) }
  }
}

// MARK: - From the schema

extension SceneReference.Entry {
  fileprivate init?(_ definition: JSONValue.Member, _ examples: [String: String]) {
    let parts = definition.name.split(separator: ".", maxSplits: 1).map(String.init)
    let kind = parts.count == 2 ? SceneReference.Kind(rawValue: parts[0]) : .value
    guard let kind, let name = parts.last else { return nil }
    let (alone, object) = Self.forms(of: definition.value)
    var sentence = definition.value["description"]?.string ?? ""
    if kind == .value {
      sentence = (ReferenceExamples.sentences[name] ?? sentence)
    }
    self.init(
      kind: kind, name: name, sentence: sentence, alone: alone,
      fields: object.map(Self.fields) ?? [], example: examples["\(kind.rawValue).\(name)"])
  }

  /// Returns what may stand in place of a mapping, and the mapping.
  private static func forms(of schema: JSONValue) -> (alone: String?, object: JSONValue?) {
    if schema["properties"] != nil { return (nil, schema) }
    guard case .array(let forms)? = schema["anyOf"] else {
      return (SchemaType.text(of: schema, isWhole: true), nil)
    }
    let object = forms.first { $0["properties"] != nil }
    let others = forms.filter { $0["properties"] == nil || $0 != object }
    return (SchemaType.text(of: ["anyOf": .array(others)], isWhole: true), object)
  }

  private static func fields(of object: JSONValue) -> [SceneReference.Field] {
    guard case .object(let properties)? = object["properties"] else { return [] }
    var required: Set<JSONValue> = []
    if case .array(let names)? = object["required"] { required = Set(names) }
    return properties.map { property in
      SceneReference.Field(
        name: property.name, sentence: property.value["description"]?.string ?? "",
        type: SchemaType.text(of: property.value) ?? "anything",
        defaultText: property.value["default"].map { value in
          value.string.flatMap { $0.isEmpty ? nil : $0 } ?? value.compact
        },
        isRequired: required.contains(.string(property.name)))
    }
  }
}

extension SceneReference.Entry {
  fileprivate init(_ function: ExpressionFunction, _ examples: [String: String]) {
    self.init(
      kind: .function, name: function.rawValue, sentence: function.sentence,
      alone: function.usage, fields: [], example: examples["function.\(function.rawValue)"])
  }
}

// MARK: - Examples

/// The scenes that show the parts.
enum ReferenceExamples {
  /// The text of each, by the keys of the parts.
  static let all: [String: String] = {
    let text = SceneText(
      name: "examples.yaml", text: String(decoding: PackageResources.examples_yaml, as: UTF8.self))
    guard
      case .mapping(let entries)? = (try? SourceReader(limits: SourceLimits()).read(text))?.content
    else { return [:] }
    var examples: [String: String] = [:]
    for entry in entries {
      if case .scalar(let scalar) = entry.value.content { examples[entry.key] = scalar.text }
    }
    return examples
  }()

  /// What values are for, where the schema says nothing but their fields.
  static let sentences = [
    "scene": "A scene: the whole file.",
    "view": "What every view takes, beside its name. A view without fields may be its name alone.",
    "theme": "The theme: its name, or a mapping that changes it.", "color": "A colour.",
    "font": "A font: a text style, a size in points, or a font's fields.",
    "size": "A width and a height.", "insets": "Distances from the four sides.",
    "unitPoint": "A place in a frame, from 0 to 1 in each direction.",
    "gradient": "The colours of a gradient.",
    "style": "A colour, a gradient, a material or another style.",
    "span": "A part of a text with its own modifiers.", "fill": "The fill of a shape.",
    "stroke": "The stroke of a shape's outline.", "gridItem": "A column or a row of a lazy grid.",
    "gridItems": "The columns or rows of a lazy grid.",
  ]
}

extension JSONValue.Member {
  /// The definition of any view with the fields that all views have, without one for each view's name.
  fileprivate var withoutNamesOfViews: JSONValue.Member? {
    guard case .array(let forms)? = value["anyOf"] else { return nil }
    for form in forms {
      guard case .object(let fields)? = form["properties"] else { continue }
      let own = fields.filter { field in
        guard case .string(let path)? = field.value["$ref"] else { return true }
        return !path.contains("/\(name).")
      }
      return JSONValue.Member(name, ["properties": .object(own)])
    }
    return nil
  }
}

extension JSONValue {
  /// The text, if the value is one.
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}
