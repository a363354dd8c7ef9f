internal import Foundation

/// The classes that Xcode makes of Core Data's models, as Swift code, and the entities for the stand-in.
///
/// As Core Data's own, they are of no actor, whatever a module's code is of.
struct DataModels {
  /// The file that has the code.
  static let file = "PlatenDataModels.swift"

  private var entities: [DataModel.Entity] = []
  /// The types that the module's files declare.
  private var types: Set<String> = []

  /// Looks for models below a folder: of those in versions, the current one.
  init(in folder: String) {
    let endings: Set = ["xcdatamodeld", "xcdatamodel"]
    for path in SwiftFiles.all(in: folder, endingIn: endings) {
      var model = path
      if path.hasSuffix(".xcdatamodeld") {
        guard let version = Self.currentVersion(of: path) else { continue }
        model = "\(path)/\(version)"
      } else if path.contains(".xcdatamodeld/") {
        continue
      }
      guard let text = try? String(contentsOfFile: "\(model)/contents", encoding: .utf8) else {
        continue
      }
      add(DataModel(contents: text))
    }
  }

  /// Takes models that are read already.
  init(_ models: [DataModel]) {
    for model in models { add(model) }
  }

  private mutating func add(_ model: DataModel) {
    // Two apps in one folder may have an entity of one name each: the module has the first.
    for entity in model.entities where !entities.contains(where: { $0.name == entity.name }) {
      entities.append(entity)
    }
  }

  private static func currentVersion(of folder: String) -> String? {
    let list = try? String(contentsOfFile: "\(folder)/.xccurrentversion", encoding: .utf8)
    let pattern = /<key>_XCCurrentVersionName<\/key>\s*<string>([^<]+)<\/string>/
    if let match = list?.firstMatch(of: pattern) { return String(match.output.1) }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter { $0.hasSuffix(".xcdatamodel") }.min()
  }

  // MARK: - Code

  /// Returns the code for a module; nil if it has no model, or no file that imports Core Data.
  ///
  /// - Parameter texts: The texts of the module's files, whose types are not made once more.
  func code(for texts: [String]) -> String? {
    guard !entities.isEmpty, texts.contains(where: { $0.contains(/\bimport CoreData\b/) }) else {
      return nil
    }
    var models = self
    models.types = Self.types(in: texts)
    return models.code(identifiable: { Self.isIdentifiable($0, in: texts) })
  }

  private func code(identifiable: (String) -> Bool) -> String {
    var blocks = ["import CoreData\nimport Foundation\n"]
    for entity in entities {
      guard let name = entity.className else { continue }
      let isThere = types.contains(name)
      if entity.generated == .all, !isThere {
        blocks.append("nonisolated public class \(name): \(parent(of: entity)) {}\n")
      }
      if entity.generated == .all && !isThere || entity.generated == .properties && isThere {
        blocks.append(properties(of: entity, name))
        if !inherits(entity), !identifiable(name) {
          blocks.append("nonisolated extension \(name): Identifiable {}\n")
        }
      }
    }
    blocks.append(descriptions)
    return blocks.joined(separator: "\n")
  }

  /// The types that files declare outside of all others.
  private static func types(in texts: [String]) -> Set<String> {
    let kinds = /(?:class|struct|enum|actor|protocol|typealias)[ \t]+(\w+)/
    let words: Set = ["public", "open", "internal", "final", "indirect"]
    var found: Set<String> = []
    for text in texts {
      for line in text.split(separator: "\n") where line.first?.isWhitespace == false {
        guard let match = line.firstMatch(of: kinds) else { continue }
        let before = line[..<match.range.lowerBound].split { $0 == " " || $0 == "\t" }
        let isDeclaration = before.allSatisfy { words.contains(String($0)) || $0.hasPrefix("@") }
        if isDeclaration { found.insert(String(match.output.1)) }
      }
    }
    return found
  }

  private static func isIdentifiable(_ name: String, in texts: [String]) -> Bool {
    texts.contains { text in
      text.contains(name) && text.contains("Identifiable")
        && text.matches(of: /\b(?:extension|class)\s+(\w+)\s*:([^{\n]*)/).contains {
          $0.output.1 == name && $0.output.2.contains("Identifiable")
        }
    }
  }

  /// Whether a class above has made the entity's class identifiable.
  private func inherits(_ entity: DataModel.Entity) -> Bool {
    guard let parent = entities.first(where: { $0.name == entity.parent }) else { return false }
    return parent.generated != .nothing
  }

  private func parent(of entity: DataModel.Entity) -> String {
    entity.parent.map(className) ?? "NSManagedObject"
  }

  /// The class of an entity's objects.
  private func className(_ entity: String) -> String {
    guard let found = entities.first(where: { $0.name == entity }), let name = found.className,
      found.generated == .all || types.contains(name)
    else { return "NSManagedObject" }
    return name
  }

  private func properties(of entity: DataModel.Entity, _ name: String) -> String {
    var lines = [
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(entity.name.swiftLiteral))", "  }",
    ]
    for attribute in entity.attributes {
      lines.append(property(attribute.name, type(of: attribute)))
    }
    for relationship in entity.relationships {
      let destination = className(relationship.destination)
      let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      lines.append(property(relationship.name, (relationship.isToMany ? many : destination) + "?"))
      if relationship.isToMany { lines += functions(of: relationship, destination, many) }
    }
    return "nonisolated extension \(name) {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  private func property(_ name: String, _ type: String) -> String {
    let quoted = DataModelValues.keywords.contains(name) ? "`\(name)`" : name
    return "  \(access(type))var \(quoted): \(type) { \(ManagedObjects.accessors(of: name)) }"
  }

  /// A public property cannot have a type that the user's code may keep to itself.
  private func access(_ type: String) -> String {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return names.contains(where: types.contains) ? "" : "public "
  }

  private func functions(
    of relationship: DataModel.Relationship, _ destination: String, _ many: String
  ) -> [String] {
    let key = relationship.name
    let name = key.prefix(1).uppercased() + key.dropFirst()
    var kinds = [
      ("addTo", "_ value: \(destination)"), ("removeFrom", "_ value: \(destination)"),
      ("addTo", "_ values: \(many)"), ("removeFrom", "_ values: \(many)"),
    ]
    if relationship.isOrdered {
      kinds += [
        ("insertInto", "_ value: \(destination), at idx: Int"), ("removeFrom", "at idx: Int"),
        ("insertInto", "_ values: [\(destination)], at indexes: NSIndexSet"),
        ("removeFrom", "at indexes: NSIndexSet"),
        ("replace", "at idx: Int, with value: \(destination)"),
        ("replace", "at indexes: NSIndexSet, with values: [\(destination)]"),
      ]
    }
    return kinds.map { kind, parameters in
      let body = ManagedObjects.call(kind, key: key, Substring(parameters))
      return "  \(access(parameters))func \(kind)\(name)(\(parameters)) { \(body) }"
    }
  }

  /// The type of an attribute's property, as Xcode chooses it.
  private func type(of attribute: DataModel.Attribute) -> String {
    if attribute.isScalar, let scalar = DataModelValues.scalars[attribute.type] { return scalar }
    if attribute.type == "Transformable" {
      return (attribute.customClass.flatMap(known) ?? "NSObject") + "?"
    }
    return (DataModelValues.objects[attribute.type] ?? "NSObject") + "?"
  }

  /// Returns a type's name if all in it is known.
  private func known(_ type: String) -> String? {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let isKnown = names.allSatisfy { types.contains($0) || DataModelValues.known.contains($0) }
    return isKnown && !names.isEmpty ? type : nil
  }

  // MARK: - Entities

  private var descriptions: String {
    let lines = entities.map { entity in
      var arguments = ["_name: \(entity.name.swiftLiteral)"]
      let name = entity.className ?? "NSManagedObject"
      arguments.append("managedObjectClassName: \(name.swiftLiteral)")
      if entity.isAbstract { arguments.append("isAbstract: true") }
      if let parent = entity.parent { arguments.append("parent: \(parent.swiftLiteral)") }
      let properties =
        entity.attributes.map(DataModelValues.description)
        + entity.relationships.map(DataModelValues.description)
      if !properties.isEmpty {
        arguments.append("properties: [\n      \(properties.joined(separator: ",\n      "))\n    ]")
      }
      return "    entities.append(NSEntityDescription(\(arguments.joined(separator: ", "))))"
    }
    return """
      nonisolated final class PlatenDataModels: _DataModels {
        static var _entities: [NSEntityDescription] {
          var entities: [NSEntityDescription] = []
      \(lines.joined(separator: "\n"))
          return entities
        }
      }

      """
  }
}
