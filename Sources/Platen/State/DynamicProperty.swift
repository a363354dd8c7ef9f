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
    DynamicProperties.install(in: &self, context)
    update()
  }
}

/// What a dynamic property may take from the render and the place of its view.
public struct _PropertyContext {
  let environment: EnvironmentValues
  let identity: Identity
  let pass: RenderPass
}

/// Finds the dynamic properties among a value's stored ones.
enum DynamicProperties {
  /// Installs each of a value's dynamic properties.
  static func install<Root>(in root: inout Root, _ context: _PropertyContext) {
    let properties = context.pass.properties(of: Root.self)
    for (i, property) in properties.enumerated() {
      guard let type = type(of: property).valueType as? any DynamicProperty.Type else { continue }
      let inner = _PropertyContext(
        environment: context.environment, identity: context.identity.child(i), pass: context.pass)
      install(type, property, in: &root, inner)
    }
  }

  /// The key paths of a type's stored properties that are dynamic.
  static func find<Root>(in type: Root.Type) -> [PartialKeyPath<Root>] {
    var found: [PartialKeyPath<Root>] = []
    // Fields of kinds that have no key path (1 << 1) are passed over.
    _ = _forEachFieldWithKeyPath(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) {
      _, keyPath in
      if Swift.type(of: keyPath).valueType is any DynamicProperty.Type { found.append(keyPath) }
      return true
    }
    return found
  }

  private static func install<Root, Property: DynamicProperty>(
    _ type: Property.Type, _ keyPath: PartialKeyPath<Root>, in root: inout Root,
    _ context: _PropertyContext
  ) {
    guard let keyPath = keyPath as? WritableKeyPath<Root, Property> else { return }
    root[keyPath: keyPath]._install(context)
  }
}

extension _ViewContext {
  /// A view or modifier with its dynamic properties installed.
  func installed<T>(_ value: T) -> T {
    guard !pass.properties(of: T.self).isEmpty else { return value }
    var value = value
    let context = _PropertyContext(
      environment: environment, identity: identity.child(named: ObjectIdentifier(T.self)),
      pass: pass)
    DynamicProperties.install(in: &value, context)
    return value
  }
}
