/// What is found of each item of a list: a field by its name, or what an expression in braces computes.
struct ItemKey {
  fileprivate let node: SourceNode

  /// - Returns: nil for what is no text.
  fileprivate init?(_ node: SourceNode) {
    guard case .scalar = node.content, !node.isNull else { return nil }
    self.node = node
  }

  /// The field of a name that is written nowhere.
  init(field name: String, at position: SourcePosition) {
    node = SourceNode(.scalar(.init(text: name, isPlain: false)), at: position)
  }

  /// The field's name; nil for an expression.
  var field: String? {
    guard case .scalar(let scalar) = node.content, !scalar.hasBraces else { return nil }
    return scalar.text
  }
}

extension ValueType where Value == ItemKey {
  static var itemKey: ValueType {
    let expected = "a field, or an expression in braces"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      ItemKey(node) ?? decoder.report(node, expected: expected)
    }
  }
}

/// The order of a list by the keys of its items: numbers before texts, and what is empty last.
struct ItemOrder {
  var key: ItemKey
  var isDescending = false

  static let type: ValueType<ItemOrder> = {
    let expected = "a field, an expression in braces, or a mapping of by and descending"
    let described = RecordType<ItemOrder>(expected) { fields in
      let key = fields.required("by", .itemKey, "A field, or an expression in braces.")
      let descending = fields.optional(
        "descending", .boolean, default: false, "Whether the greatest is first.")
      return { values, _ in ItemOrder(key: values[key], isDescending: values[descending]) }
    }.type
    return .scalar(
      ValueType<ItemKey>.itemKey.map { ItemOrder(key: $0) }, or: described, expected: expected)
  }()
}

// MARK: - Lists of the data

/// The order of a list of the data.
enum ListOrder {
  case query(DataOrder)
  case computed(ItemOrder)

  static var type: ValueType<ListOrder> {
    let named = DataOrder.type
    return ValueType(expected: named.expected, schema: named.schema) { node, decoder in
      isComputed(node)
        ? ItemOrder.type.read(node, decoder).map { .computed($0) }
        : named.read(node, decoder).map { .query($0) }
    }
  }

  private static func isComputed(_ node: SourceNode) -> Bool {
    var key = node
    if case .mapping(let entries) = node.content {
      guard let by = entries.first(where: { $0.key == "by" }) else { return false }
      key = by.value
    }
    return ItemKey(key).map { $0.field == nil } ?? false
  }
}

// MARK: - Keys

extension SceneDecoder {
  /// Returns the items in an order, numbered anew; nil after an error was reported.
  func sorted(_ items: [DataItem], by order: ItemOrder, called name: String) -> [DataItem]? {
    guard let keys = keys(order.key, of: items, called: name) else { return nil }
    let locale = sceneEnvironment.formatter.locale
    var sorted = DataQuery.sorted(Array(zip(items, keys.map(SortKey.init)))) { one, other in
      one.1.precedes(other.1, descending: order.isDescending, locale: locale)
    }.map(\.0)
    for i in sorted.indices { sorted[i].index = i }
    return sorted
  }

  /// Returns an item for each of the items' keys, in the order in which these come first.
  ///
  /// Its name is the key, and its field `items` has the items; nil after an error was reported.
  func grouped(_ items: [DataItem], by key: ItemKey, called name: String) -> [DataItem]? {
    guard let keys = keys(key, of: items, called: name) else { return nil }
    var places: [DataValue: Int] = [:]
    var groups: [(key: DataValue, items: [DataValue])] = []
    for (item, key) in zip(items, keys) {
      let place = places[key] ?? groups.count
      if place == groups.count { groups.append((key, [])) }
      places[key] = place
      groups[place].items.append(item.value)
    }
    let fields = FieldNames(["name", "items"])
    let records = groups.map {
      DataValue.record(
        DataRecord(fields: fields, values: [$0.key, .list($0.items)], at: key.node.position))
    }
    return self.items(records, at: key.node)
  }

  /// Returns the value of a key for each of the items; nil after an error was reported.
  func keys(_ key: ItemKey, of items: [DataItem], called name: String) -> [DataValue]? {
    each(items, called: name) { item in
      guard let field = key.field else { return filled(key.node) }
      return item[FieldPath(field)]
        ?? reportUnknown(key.node, field, among: item.fields.names, expected: "one of the fields")
    }
  }

  /// Returns what is read for each of the items; nil where one was nil, as what is wrong for one item
  /// is most likely wrong for all.
  func each<Result>(
    _ items: [DataItem], called name: String, _ read: (DataItem) -> Result?
  ) -> [Result]? {
    let outer = sceneEnvironment.scope
    defer { sceneEnvironment.scope = outer }
    var results: [Result] = []
    results.reserveCapacity(items.count)
    for item in items {
      sceneEnvironment.scope = outer.adding(item, as: name)
      guard let result = read(item) else { return nil }
      results.append(result)
    }
    return results
  }
}
