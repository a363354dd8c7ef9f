@_spi(Reflection) private import Swift

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
