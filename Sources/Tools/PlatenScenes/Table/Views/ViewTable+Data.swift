internal import Platen

extension ViewTable {
  /// Views that show data.
  static let data: [Part<AnyView>] = [
    use, SceneTable.part, SceneBars.part, SceneLines.part, SceneLegend.part,
    Part("forEach", "A view for each item of a list.") { fields in
      let items = fields.required(
        "data", .items,
        "The name of a list in the scene's data, the list itself, whole numbers such as 1...31,"
          + " or a list within an item, such as \"{item.stops}\".")
      let filters = fields.optional(
        "where", .tests, default: [],
        "Which items get a view: those that pass all tests, such as {field: day, is: \"{name}\"},"
          + " where {name} is of an outer loop's item, or those for which an expression in braces is"
          + " true, such as \"{minutes > 30}\".")
      let order = fields.optional(
        "sort", ItemOrder.type,
        "The order of the items: a field, or an expression in braces, such as \"{price *"
          + " count}\"; default: the order of the list.")
      let group = fields.optional(
        "groupBy", .itemKey,
        "What the items of one view have in common: a field, or an expression in braces. {name}"
          + " is its value, and \"{items}\" are these items.")
      let name = fields.optional(
        "as", .uncountedText, default: "item",
        "The name of an item, for nested loops: {item.name}.")
      let view = fields.required("view", .template, "The view of an item.")
      return { values, decoder in
        guard
          var items = decoder.items(
            values[items], passing: values[filters], called: values[name], at: values.node)
        else { return nil }
        if let order = values[order] {
          let sorted = decoder.at("sort") { decoder.sorted(items, by: order, called: values[name]) }
          guard let sorted else { return nil }
          items = sorted
        }
        if let key = values[group] {
          let groups = decoder.at("groupBy") {
            decoder.grouped(items, by: key, called: values[name])
          }
          guard let groups else { return nil }
          items = groups
        }
        let views = decoder.at("view") {
          decoder.views(of: items, called: values[name], as: values[view])
        }
        return views.map { AnyView(ViewList(views: $0)) }
      }
    },
    Part("switch", "One of several views, chosen by a value.") { fields in
      let value = fields.required(
        "value", .written,
        "The value that chooses: a text, a number, true or false, such as \"{status}\".")
      let cases = fields.required("cases", .cases, "The views by the values that choose them.")
      let other = fields.optional(
        "default", .template,
        "The view for all other values. Without it, any other value is an error.")
      return { values, decoder in
        decoder.chosen(by: values[value], values[cases], otherwise: values[other])
      }
    },
  ]
}

extension ValueType where Value == [SourceNode.Entry] {
  /// Views by values, of which one is read.
  fileprivate static var cases: ValueType {
    let expected = "a mapping of values to views"
    return ValueType(expected: expected) { definitions in
      ["type": "object", "additionalProperties": definitions.view()]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: expected)
      }
      return entries
    }
  }
}

extension SceneDecoder {
  /// The view of the case that a value is, or the other one; nil after an error was reported.
  fileprivate func chosen(
    by node: SourceNode, _ cases: [SourceNode.Entry], otherwise other: SourceNode?
  ) -> AnyView? {
    let expected = "a text, a number, true or false"
    guard case .scalar = node.content else { return report(node, expected: expected) }
    guard let value = filled(node) else { return nil }
    switch value {
    case .list, .record: return report(node, found: value.phrase, expected: expected)
    case .null, .bool, .number, .text: break
    }
    if let entry = cases.first(where: { value.matches(.text($0.key)) }) {
      return at("cases") { at(entry.key) { view(entry.value) } }
    }
    if let other { return at("default") { view(other) } }
    let names = cases.map(\.key)
    return at("value") {
      report(
        node, found: value.phrase,
        expected: "one of the cases \(FieldTree.list(names)), or default in the switch",
        suggestion: NearestSpelling.of(value.text, among: names, limit: 1).first)
    }
  }
}

extension SceneDecoder {
  /// The items that pass all tests, numbered anew; nil after an error was reported.
  func items(
    _ items: [DataItem], passing tests: LoopTests, called name: String, at node: SourceNode
  ) -> [DataItem]? {
    if case .filters([]) = tests { return items }
    let outer = sceneEnvironment.scope
    defer { sceneEnvironment.scope = outer }
    var passing: [DataItem] = []
    for item in items {
      let result: Bool?
      switch tests {
      case .filters(let filters):
        result = passes(filters, at: node, value: { item[$0] }, names: item.fields.names)
      case .condition(let condition):
        sceneEnvironment.scope = outer.adding(item, as: name)
        result = at("where") { ValueType.boolean.read(condition, self) }
      }
      guard let passes = result else { return nil }
      if passes { passing.append(item) }
    }
    for i in passing.indices { (passing[i].index, passing[i].count) = (i, passing.count) }
    return passing
  }

  /// Returns whether the values of fields pass all tests; nil after an error was reported.
  ///
  /// - Parameters:
  ///   - value: The value of a field; nil for a field that there is not.
  ///   - names: The fields that there are.
  func passes(
    _ filters: [DataFilter], at node: SourceNode, value: (FieldPath) -> DataValue?,
    names: [String]
  ) -> Bool? {
    for filter in filters {
      guard let value = value(filter.field) else {
        return report(
          node, found: "\(Quotation(filter.field.text))",
          expected: FieldTree.expected(names),
          suggestion: NearestSpelling.of(filter.field.text, among: names, limit: 1).first)
      }
      do throws(SceneError) {
        guard try filter.accepts(value, at: node.position) else { return false }
      } catch {
        return report(node, error.unexpected)
      }
    }
    return true
  }

  /// The views of a loop.
  fileprivate func views(
    of items: [DataItem], called name: String, as template: SourceNode
  ) -> [AnyView]? {
    each(items, called: name) { item in
      // In a layout's tree each item has its own place; errors name that of the template.
      let shown = options.marksViews ? at(item.index) { view(template) } : view(template)
      return shown.map { AnyView($0.part(named: item.name)) }
    }
  }
}

extension ValueType where Value == SourceNode {
  /// A view that is read for each item of a loop.
  static var template: ValueType {
    ValueType(expected: "a view", schema: { $0.view() }, read: { node, _ in node })
  }
}
