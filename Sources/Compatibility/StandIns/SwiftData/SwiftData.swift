// SwiftData's names: models are kept in memory while the previews are drawn, and queries are answered from there.
// The inverse of a relationship is not set.

@_exported public import Foundation
@_exported public import Observation

@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PlatenMacros", type: "Model")

@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PlatenMacros", type: "Nothing")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PlatenMacros", type: "Nothing")

@attached(peer)
public macro Transient() = #externalMacro(module: "PlatenMacros", type: "Nothing")

@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PlatenMacros", type: "Nothing")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PlatenMacros", type: "Nothing")

// MARK: - Models

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var id: PersistentIdentifier { persistentModelID }
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(of: self) }
  public var modelContext: ModelContext? { nil }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { false }
}

public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  private let number: Int
  public let entityName: String

  init(of model: any PersistentModel) {
    number = Int(bitPattern: ObjectIdentifier(model))
    entityName = "\(type(of: model))"
  }

  public var id: Self { self }
  public var storeIdentifier: String? { nil }
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

// MARK: - Schemas

public final class Schema: Sendable {
  public struct Version: Hashable, Comparable, Codable, Sendable {
    let parts: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }
    public static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
  }

  public enum Attribute {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
      public static var externalStorage: Option { Option() }
      public static var spotlight: Option { Option() }
      public static var encrypt: Option { Option() }
      public static var allowsCloudEncryption: Option { Option() }
      public static var preserveValueOnDeletion: Option { Option() }
      public static func ephemeral(_ hashModifier: String? = nil) -> Option { Option() }
      public static var ephemeral: Option { Option() }
      public static func transformable(by name: String) -> Option { Option() }
      public static func transformable(by type: Any.Type) -> Option { Option() }
    }
  }

  public enum Relationship {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
    }
    public enum DeleteRule: String, CaseIterable, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }
  }

  public let version: Version

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

public struct ModelConfiguration: Hashable, Sendable {
  public struct CloudKitDatabase: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static func `private`(_ name: String) -> Self { Self() }
  }
  public struct GroupContainer: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static func identifier(_ name: String) -> Self { Self() }
  }

  public let name: String
  public let isStoredInMemoryOnly: Bool
  public var url = URL(fileURLWithPath: "/dev/null")

  public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.isStoredInMemoryOnly) = (name ?? "default", isStoredInMemoryOnly)
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema)
    self.url = url
  }
}
