/// The values that a text may name, from the innermost `forEach` outwards.
package struct DataScope: Sendable {
  /// The item that a `forEach` has come to.
  package struct Level: Sendable {
    /// What the scene calls the item.
    package var name: String
    package var item: DataItem
  }

  /// The items of the loops around a text, the innermost one last.
  package private(set) var levels: [Level] = []
  /// The values of the whole scene.
  package var values: DataRecord

  package init(values: DataRecord = DataRecord([:])) { self.values = values }

  /// The scope within one more loop, whose item is called `item` unless the scene names it.
  package func adding(_ item: DataItem, as name: String = "item") -> DataScope {
    var scope = self
    scope.levels.append(Level(name: name, item: item))
    return scope
  }

  /// The value that a name stands for.
  ///
  /// From the innermost loop outwards, a name is that of a field of the loop's item, or that of the
  /// item itself, alone or with one of its fields after a point: `language`, `language.name`,
  /// `language.$number`. What no loop knows is looked up among the values of the scene. So a loop
  /// hides what the loops around it call the same, and a column hides an item of its name.
  package subscript(path: FieldPath) -> DataValue? {
    if path.text.hasPrefix("$") { return special(path.text) }
    for level in levels.reversed() {
      if let value = level.item[path] ?? level.named(path) { return value }
    }
    return values[path]
  }

  /// All names that may be written here, for the error of one that is not known.
  package var names: [String] {
    var known: Set<String> = []
    let all =
      levels.reversed().flatMap { $0.item.fields.names } + values.fields.names
      + levels.reversed().map(\.name)
    return all.filter { known.insert($0).inserted }
  }

  private func special(_ name: String) -> DataValue? { levels.last?.item.special(name) }
}

extension DataScope.Level {
  /// The value of a path that begins with the item's name.
  fileprivate func named(_ path: FieldPath) -> DataValue? {
    guard path.components.first == name else { return nil }
    guard path.components.count > 1 else { return item.value }
    let rest = path.components.dropFirst().joined(separator: ".")
    return rest.hasPrefix("$") ? item.special(rest) : item[FieldPath(rest)]
  }
}
