internal import PlatenBase

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
  /// The items of the whole scene's lists, by the lists' names.
  private(set) var items: [String: [DataItem]] = [:]
  /// The same lists as values.
  private var lists: [String: DataValue] = [:]
  /// What views named for those in them, with the number of loops around each.
  private var named: [(loops: Int, name: String, value: DataValue)] = []

  package init(values: DataRecord = DataRecord([:])) { self.values = values }

  /// The scope within one more loop, whose item is called `item` unless the scene names it.
  package func adding(_ item: DataItem, as name: String = "item") -> DataScope {
    var scope = self
    scope.levels.append(Level(name: name, item: item))
    return scope
  }

  /// The scope outside of all loops and views.
  var outermost: DataScope {
    var scope = self
    (scope.levels, scope.named) = ([], [])
    return scope
  }

  /// The scope in which a value has a name.
  package func naming(_ name: String, _ value: DataValue) -> DataScope {
    var scope = self
    scope.named.append((levels.count, name, value))
    return scope
  }

  /// The values of a list of the scene; nil if it has none of this name.
  func list(_ name: String) -> DataValue? { lists[name] }

  /// Adds a list of the whole scene.
  mutating func add(_ list: [DataItem], named name: String) {
    items[name] = list
    lists[name] = .list(list.map(\.value))
  }

  /// The value that a name stands for.
  ///
  /// From the innermost loop outwards, a name is that of a field of the loop's item, or that of the
  /// item itself, alone or with one of its fields after a point: `language`, `language.name`,
  /// `language.$number`. What no loop knows is looked up among the values of the scene. So a loop
  /// hides what the loops around it call the same, and a column hides an item of its name.
  package subscript(path: FieldPath) -> DataValue? {
    if path.text.hasPrefix("$") { return special(path.text) }
    for (loops, level) in levels.enumerated().reversed() {
      if let value = named(path, within: loops + 1) ?? level.item[path] ?? level.named(path) {
        return value
      }
    }
    return named(path, within: 0) ?? values[path]
  }

  /// What a view named within so many loops; the innermost of several.
  private func named(_ path: FieldPath, within loops: Int) -> DataValue? {
    guard !named.isEmpty, let first = path.components.first,
      let found = named.last(where: { $0.loops == loops && $0.name == first })
    else { return nil }
    return DataRecord([first: found.value])[path]
  }

  /// All names that may be written here, for the error of one that is not known.
  package var names: [String] {
    var known: Set<String> = []
    let all =
      named.reversed().map(\.name) + levels.reversed().flatMap { $0.item.fields.names }
      + values.fields.names
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

// MARK: - Errors

extension DataScope {
  /// Returns the error of a name that is not known here.
  func unknown(_ path: FieldPath, at offset: Int) -> TemplateError {
    let found = "{\(path.text)}"
    guard !levels.isEmpty || !values.values.isEmpty || !named.isEmpty else {
      var error = TemplateError(
        at: offset, found: found, expected: "a text without fields, because no data is used here")
      error.isUnknownName = true
      return error
    }
    let isSpecial = path.components.last?.hasPrefix("$") == true && !levels.isEmpty
    let names = isSpecial ? DataItem.specials : candidates(for: path)
    var error = TemplateError(
      at: offset, found: found, expected: FieldTree.expected(names),
      suggestion: NearestSpelling.of(path.text, among: Array(names.prefix(10_000)), limit: 1).first)
    error.isUnknownName = path.components.first.map { !self.names.contains($0) } ?? false
    return error
  }

  /// The names that could be meant: those next to the wrong one, if it lies within a known record.
  private func candidates(for path: FieldPath) -> [String] {
    let outer = path.components.dropLast()
    guard !outer.isEmpty else { return names }
    for level in levels.reversed() {
      let fields = level.item.fields
      let fieldNames =
        fields.names(within: outer)
        ?? (outer.first == level.name ? fields.names(within: outer.dropFirst()) : nil)
      if let fieldNames { return fieldNames.map { (outer + [$0]).joined(separator: ".") } }
    }
    return names
  }
}
