internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
@_spi(Reflection) private import Swift
internal import Synchronization

/// A stored property of a view whose value comes from outside the view.
public protocol DynamicProperty {
  /// Runs before the body; custom properties may update themselves here.
  mutating func update()

  /// Installs the render's value of this property.
  mutating func _install(_ context: _PropertyContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Installs the dynamic properties inside this one.
  public mutating func _install(_ context: _PropertyContext) {
    context.install(context.pass.fields(of: Self.self).fields, in: &self)
    update()
  }
}

/// The context of a dynamic property: the render and the place of its view.
public struct _PropertyContext {
  let environment: EnvironmentValues
  let identity: Identity
  let pass: RenderPass
  /// Whether something changed of a view that the property's view is made in.
  let isRemade: Bool
  /// The view, or the modifier, that the property belongs to, and its name there.
  let owner: StateOwner

  /// Installs each of a value's dynamic properties.
  func install<Root>(_ fields: [DynamicField<Root>], in root: inout Root) {
    // By their positions: the first pairs of an `enumerated()` take a start a search.
    for i in fields.indices {
      let field = fields[i]
      let name = owner.property.isEmpty ? field.name : "\(owner.property).\(field.name)"
      let inner = _PropertyContext(
        environment: environment, identity: identity.child(i), pass: pass, isRemade: isRemade,
        owner: StateOwner(view: owner.view, property: name, place: owner.place))
      field.install(&root, inner)
    }
  }

  /// Returns where a property's value is kept.
  func location<Value>(initial: @autoclosure () -> Value) -> StateLocation<Value> {
    pass.location(for: identity, owner: owner, initial: initial())
  }
}

extension _ViewContext {
  /// A view or modifier with its dynamic properties installed.
  package func installed<T>(_ value: T) -> T {
    let fields = pass.fields(of: T.self).fields
    if fields.isEmpty { return value }
    var value = value
    // What the body keeps is known by the type alone; the properties have a place of their own.
    let body = descending(into: T.self)
    let context = _PropertyContext(
      environment: environment, identity: body.child(-1).identity, pass: pass,
      isRemade: isRemade,
      owner: StateOwner(view: T.self, property: "", place: body.identity))
    context.install(fields, in: &value)
    return value
  }
}

// MARK: - Fields

/// The dynamic properties of a type.
///
/// What a type has does not change: it is looked up once in a process, and after that each render
/// asks for it once.
final class DynamicFields<Root>: @unchecked Sendable {
  // Unchecked: the function that installs a property stores only the property's position.
  let fields: [DynamicField<Root>]

  private init(_ fields: [DynamicField<Root>]) { self.fields = fields }

  /// Those of a type.
  static func of(_ type: Root.Type) -> DynamicFields {
    let id = ObjectIdentifier(type)
    if let known = knownFields.withLock({ $0[id] }) {
      // A type's own are under its name alone.
      return unsafeDowncast(known, to: DynamicFields.self)
    }
    let found = DynamicFields(DynamicField.find(in: type))
    knownFields.withLock { $0[id] = found }
    return found
  }
}

/// The ``DynamicFields`` of all types that were asked for, by the types.
private let knownFields = Lock<[ObjectIdentifier: any AnyObject & Sendable]>([:])

/// A stored property of a type that gets its value from outside.
struct DynamicField<Root> {
  /// The property's name, as its author wrote it.
  let name: String
  let install: (inout Root, _PropertyContext) -> Void

  /// The dynamic properties among a type's stored ones.
  static func find(in type: Root.Type) -> [DynamicField] {
    var found: [DynamicField] = []
    // Fields of kinds that have no key path (1 << 1) are passed over.
    _ = _forEachFieldWithKeyPath(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) {
      name, keyPath in
      let valueType = Swift.type(of: keyPath).valueType
      if PlainTypes.contains(valueType) { return true }
      if let property = valueType as? any DynamicProperty.Type,
        let field = make(property, String(cString: name), keyPath)
      {
        found.append(field)
      }
      return true
    }
    return found
  }

  private static func make<Property: DynamicProperty>(
    _ type: Property.Type, _ name: String, _ keyPath: PartialKeyPath<Root>
  ) -> DynamicField? {
    guard let keyPath = keyPath as? WritableKeyPath<Root, Property> else { return nil }
    // A wrapped property is stored under its name with a line before it.
    // The Swift Programming Language, "Property Wrappers": the storage of `x` is `_x`.
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    // Where it lies is found once: a key path looks it up each time.
    guard let offset = MemoryLayout<Root>.offset(of: keyPath) else {
      return DynamicField(name: name) { $0[keyPath: keyPath]._install($1) }
    }
    return DynamicField(name: name) { root, context in
      withUnsafeMutablePointer(to: &root) {
        (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Property.self)
          .pointee._install(context)
      }
    }
  }
}

/// Types of stored properties that are no dynamic ones, as everybody knows.
///
/// To ask the runtime takes a search through all conformances of the program, for each type anew.
private enum PlainTypes {
  private static let known: Set<ObjectIdentifier> = [
    ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(Int?.self),
    ObjectIdentifier(Double.self), ObjectIdentifier(Double?.self), ObjectIdentifier(String.self),
    ObjectIdentifier(String?.self), ObjectIdentifier(CGFloat.self), ObjectIdentifier(CGFloat?.self),
    ObjectIdentifier(CGSize.self), ObjectIdentifier(CGRect.self), ObjectIdentifier(Color.self),
    ObjectIdentifier(Color?.self), ObjectIdentifier(HorizontalAlignment.self),
    ObjectIdentifier(VerticalAlignment.self), ObjectIdentifier(Alignment.self),
  ]

  static func contains(_ type: Any.Type) -> Bool { known.contains(ObjectIdentifier(type)) }
}

// MARK: - Namespace

/// A unique name of a view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A view's name.
  public struct ID: Hashable, Sendable {
    let identity: Identity
  }

  private var id = ID(identity: Identity())

  /// Makes the property.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }

  /// Takes the identity of the view.
  public mutating func _install(_ context: _PropertyContext) { id = ID(identity: context.identity) }
}
