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
