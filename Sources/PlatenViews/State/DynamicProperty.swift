@_spi(Reflection) private import Swift

/// A stored property of a view that gets its value from outside of the view.
public protocol DynamicProperty {
  /// Called before the body is asked for; custom properties may bring themselves up to date.
  mutating func update()

  /// Takes what a render has for this property.
  mutating func _install(_ context: _PropertyContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Installs the dynamic properties that this one is made of.
  public mutating func _install(_ context: _PropertyContext) {
    context.install(context.pass.fields(of: Self.self), in: &self)
    update()
  }
}

/// What a dynamic property may take from the render and the place of its view.
public struct _PropertyContext {
  let environment: EnvironmentValues
  let identity: Identity
  let pass: RenderPass
  /// The view, or the modifier, that the property belongs to, and its name there.
  let owner: StateOwner

  /// Installs each of a value's dynamic properties.
  func install<Root>(_ fields: [DynamicField<Root>], in root: inout Root) {
    for (i, field) in fields.enumerated() {
      let name = owner.property.isEmpty ? field.name : "\(owner.property).\(field.name)"
      let inner = _PropertyContext(
        environment: environment, identity: identity.child(i), pass: pass,
        owner: StateOwner(view: owner.view, property: name))
      field.install(&root, inner)
    }
  }

  /// Where a property's value is kept.
  func location<Value>(initial: @autoclosure () -> Value) -> StateLocation<Value> {
    pass.location(for: identity, owner: owner, initial: initial())
  }
}

extension _ViewContext {
  /// A view or modifier with its dynamic properties installed.
  package func installed<T>(_ value: T) -> T {
    let fields = pass.fields(of: T.self)
    if fields.isEmpty { return value }
    var value = value
    // What the body keeps is known by the type alone; the properties have a place of their own.
    let properties = descending(into: T.self).child(-1)
    let context = _PropertyContext(
      environment: environment, identity: properties.identity, pass: pass,
      owner: StateOwner(view: T.self, property: ""))
    context.install(fields, in: &value)
    return value
  }
}

// MARK: - Fields

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
    return DynamicField(name: name.hasPrefix("_") ? String(name.dropFirst()) : name) {
      $0[keyPath: keyPath]._install($1)
    }
  }
}

// MARK: - Namespace

/// A name that a view has for itself, different from that of all others.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A view's name.
  public struct ID: Hashable, Sendable {
    fileprivate let identity: Identity
  }

  private var id = ID(identity: Identity())

  /// Makes the property.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }

  /// Takes the identity of the view.
  public mutating func _install(_ context: _PropertyContext) { id = ID(identity: context.identity) }
}
