/// The entities of a data model of Core Data, as Xcode's file `contents` has them.
struct DataModel {
  struct Attribute: Equatable {
    var name: String
    /// Such as `Integer 64`.
    var type: String
    var isScalar = false
    /// The class of a transformable value.
    var customClass: String?
    /// What it has at first.
    var defaultValue: String?
  }

  struct Relationship: Equatable {
    var name: String
    var destination: String
    var isToMany = false
    var isOrdered = false
    var inverse: String?
    /// Such as `Cascade`.
    var deletionRule = "Nullify"
  }

  /// What Xcode writes for an entity.
  enum Generated: Equatable { case nothing, properties, all }

  struct Entity: Equatable {
    var name: String
    /// The class's name without its module; nil if the objects have none of their own.
    var className: String?
    var parent: String?
    var isAbstract = false
    var generated = Generated.nothing
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  private(set) var entities: [Entity] = []

  /// Reads a model.
  ///
  /// - Parameter contents: The XML of the file, whose elements have all that is read in their attributes.
  init(contents: String) {
    var isInEntity = false
    let elements = contents.replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
      .matches(of: /<(\/?)(\w+)((?:\s+[\w:.-]+\s*=\s*"[^"]*")*)\s*(\/?)>/)
    for element in elements {
      let (_, end, name, text, isEmpty) = element.output
      if name == "entity" {
        isInEntity = end.isEmpty && isEmpty.isEmpty
        if end.isEmpty { entities.append(Self.entity(Self.values(in: text))) }
      } else if isInEntity, end.isEmpty {
        let values = Self.values(in: text)
        switch name {
        case "attribute": entities[entities.count - 1].attributes.append(Self.attribute(values))
        case "relationship":
          entities[entities.count - 1].relationships.append(Self.relationship(values))
        default: break
        }
      }
    }
  }

  /// The attributes of an element by their names.
  private static func values(in text: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for match in text.matches(of: /([\w:.-]+)\s*=\s*"([^"]*)"/) {
      values[String(match.output.1)] = unescaped(match.output.2)
    }
    return values
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let named = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")]
    let plain = String(text).replacing(/&#(x?)([0-9A-Fa-f]+);/) { match in
      let code = UInt32(match.output.2, radix: match.output.1.isEmpty ? 10 : 16)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
    return named.reduce(plain) { $0.replacing($1.0, with: $1.1) }.replacing("&amp;", with: "&")
  }

  private static func entity(_ values: [String: String]) -> Entity {
    let name = values["name"] ?? ""
    // `.Item` is of the module that is built.
    let path = values["representedClassName"]?.split(separator: ".").last.map(String.init)
    let generated: Generated =
      switch values["codeGenerationType"] {
      case "class": .all
      case "category": .properties
      default: .nothing
      }
    let own = path ?? (generated == .all ? name : nil)
    return Entity(
      name: name, className: own == "NSManagedObject" ? nil : own, parent: values["parentEntity"],
      isAbstract: values["isAbstract"] == "YES", generated: generated)
  }

  private static func attribute(_ values: [String: String]) -> Attribute {
    Attribute(
      name: values["name"] ?? "", type: values["attributeType"] ?? "",
      isScalar: values["usesScalarValueType"] == "YES", customClass: values["customClassName"],
      defaultValue: values["defaultValueString"] ?? values["defaultDateTimeInterval"])
  }

  private static func relationship(_ values: [String: String]) -> Relationship {
    Relationship(
      name: values["name"] ?? "", destination: values["destinationEntity"] ?? "",
      isToMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES",
      inverse: values["inverseName"], deletionRule: values["deletionRule"] ?? "Nullify")
  }
}
