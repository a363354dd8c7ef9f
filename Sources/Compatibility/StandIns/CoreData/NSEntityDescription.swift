public import Foundation

// Unchecked, as entities are: Apple's are Sendable, and nothing changes them once they are made.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public var entities: [NSEntityDescription] {
    didSet { for entity in entities { entity.finish(nil, among: entities) } }
  }
  public var versionIdentifiers: Set<AnyHashable> = []

  public override init() { entities = [] }
  init(_ entities: [NSEntityDescription]) { self.entities = entities }
  /// The model has the entities of the module that asks, wherever its file would be.
  public convenience init?(contentsOf url: URL, _fileID: String = #fileID) {
    self.init(KnownEntities.all(in: KnownEntities.module(of: _fileID)))
  }
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init((models ?? []).flatMap(\.entities))
  }
  public class func mergedModel(from bundles: [Bundle]?, _fileID: String = #fileID)
    -> NSManagedObjectModel?
  {
    NSManagedObjectModel(KnownEntities.all(in: KnownEntities.module(of: _fileID)))
  }

  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }
}

open class NSEntityDescription: NSObject, @unchecked Sendable {
  public var name: String?
  public var managedObjectClassName: String!
  public var isAbstract = false
  public var renamingIdentifier: String?
  public var userInfo: [AnyHashable: Any]?
  public var uniquenessConstraints: [[Any]] = []
  public private(set) weak var superentity: NSEntityDescription?
  public var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  private var parentName: String?
  private var ownProperties: [NSPropertyDescription] = []
  private var module: String?

  public override init() {}
  public init(
    _name: String, managedObjectClassName: String, isAbstract: Bool = false, parent: String? = nil,
    properties: [NSPropertyDescription] = []
  ) {
    (name, self.managedObjectClassName) = (_name, managedObjectClassName)
    (self.isAbstract, parentName, ownProperties) = (isAbstract, parent, properties)
  }

  /// Whether an entity is among the parents of another, as in a broken model.
  private static func leadsBack(
    to name: String?, from parent: String, among entities: [NSEntityDescription]
  ) -> Bool {
    var (seen, next): (Set<String>, String?) = ([], parent)
    while let one = next, seen.insert(one).inserted {
      if one == name { return true }
      next = entities.first { $0.name == one }?.parentName
    }
    return next != nil
  }

  /// Finds the parent of one that a command has written.
  func finish(_ module: String?, among entities: [NSEntityDescription]) {
    self.module = module ?? self.module
    if let parentName, !Self.leadsBack(to: name, from: parentName, among: entities) {
      superentity = entities.first { $0.name == parentName }
    }
    for property in ownProperties { property.entity = self }
  }

  public var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set { ownProperties = newValue }
  }
  public var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The name of the class without its module.
  var shortClassName: String? {
    managedObjectClassName?.split(separator: ".").last.map(String.init)
  }
  func isNamed(_ name: String) -> Bool {
    self.name == name || superentity?.isNamed(name) ?? false
  }
  public func isKindOf(entity: NSEntityDescription) -> Bool { isNamed(entity.name ?? "") }

  /// The class of the objects, if the code has it.
  var objectType: NSManagedObject.Type {
    let name = shortClassName ?? ""
    return NSClassFromString("\(module ?? "").\(name)") as? NSManagedObject.Type ?? NSManagedObject.self
  }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext, _fileID: String = #fileID
  ) -> NSEntityDescription? {
    let module = KnownEntities.module(of: _fileID)
    return context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
      ?? KnownEntities.all(in: module).first { $0.name == entityName }
      ?? KnownEntities.other(entityName, in: module)
  }
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext,
    _fileID: String = #fileID
  ) -> NSManagedObject {
    let found = entity(forEntityName: entityName, in: context, _fileID: _fileID)
    let entity = found ?? KnownEntities.other(entityName, in: "")
    return entity.objectType.init(entity: entity, insertInto: context)
  }
}

// MARK: - Properties

open class NSPropertyDescription: NSObject {
  public var name = ""
  public var isOptional = true
  public var isTransient = false
  public var userInfo: [AnyHashable: Any]?
  public internal(set) weak var entity: NSEntityDescription!
  public override init() {}
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

open class NSAttributeDescription: NSPropertyDescription {
  public var attributeType = NSAttributeType.undefinedAttributeType
  public var attributeValueClassName: String?
  public var valueTransformerName: String?
  public var allowsExternalBinaryDataStorage = false
  public var defaultValue: Any?

  public override init() {}
  public convenience init(_name: String, defaultValue: Any? = nil) {
    self.init()
    (name, self.defaultValue) = (_name, defaultValue)
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription {
  public weak var destinationEntity: NSEntityDescription?
  public weak var inverseRelationship: NSRelationshipDescription?
  public var minCount = 0
  public var maxCount = 0
  public var isOrdered = false
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  private var writtenInverse: String?

  public override init() {}
  public convenience init(
    _name: String, isToMany: Bool, isOrdered: Bool = false, inverse: String? = nil,
    deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    self.init()
    (name, maxCount, self.isOrdered) = (_name, isToMany ? 0 : 1, isOrdered)
    (writtenInverse, self.deleteRule) = (inverse, deleteRule)
  }

  public var isToMany: Bool { maxCount != 1 }
  var inverseName: String? { writtenInverse ?? inverseRelationship?.name }
  /// What a relationship to many has before anything is in it.
  var empty: Any? { isToMany ? (isOrdered ? NSOrderedSet() : NSSet()) as Any : nil }
}
