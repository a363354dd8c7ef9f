internal import Platen

/// The views that a scene can name.
enum ViewTable {
  static let views = PartTable(
    "view",
    [
      text, images, layouts, [radial, cloudLayout], grids, containers, labels, controls, components,
      [tagCloud, cloud],
      shapes,
      data,
    ])
}

extension ViewTable {
  /// The shapes as views.
  static let shapes: [Part<AnyView>] = ShapeTable.shapes.parts.map { part in
    Part(part.name, part.summary) { fields in
      let shape = part.declare(&fields)
      let paint = fields.shapePaint()
      return { values, decoder in
        shape(values, decoder).flatMap { paint($0, values, decoder) }
      }
    }
  }
}

extension ViewTable {
  /// Platen's own views.
  static let components: [Part<AnyView>] = [
    Part("tagCell", "A tag with a mark, its count and a delete button.") { fields in
      let name = fields.required("name", .text, "The tag.")
      let count = fields.optional(
        "count", .amount, "How often it occurs, in parentheses; left out: no count.")
      let isSelected = fields.optional(
        "isSelected", .boolean, default: false, "Whether it has a check mark on a strong ground.")
      let isDeletable = fields.optional(
        "isDeletable", .boolean, default: false, "Whether it has a delete button.")
      fields.setPrimary(name)
      return { values, decoder in
        var cell = TagCell(
          name: values[name], count: values[count], isSelected: values[isSelected],
          isDeletable: values[isDeletable])
        cell.fill = decoder.sceneEnvironment.theme.surface
        cell.accent = decoder.sceneEnvironment.theme.ownAccent
        return AnyView(cell)
      }
    },
    clockFace, worldClock,
  ]
}

extension ValueType where Value == Int {
  /// How often something occurs.
  static var amount: ValueType {
    integer(
      "a whole number from -1000000000 to 1000000000", in: -1_000_000_000...1_000_000_000)
  }
}

extension ViewTable {
  /// Views that show data.
  static let data: [Part<AnyView>] = [
    Part("forEach", "A view for each item of a list, in the list's place.") { fields in
      let items = fields.required(
        "data", .items,
        "The name of a list of the scene's data, the list itself, whole numbers as 1...31, or a list within"
          + " an item, as \"{item.stops}\".")
      let filters = fields.optional(
        "where", .tests, default: [],
        "Which items have a view: those that pass all tests, as {field: day, is: \"{name}\"} with the"
          + " name of an outer loop's item, or those for which a text in braces is true, as"
          + " \"{minutes > 30}\".")
      let name = fields.optional(
        "as", .uncountedText, default: "item",
        "What an item is called, for loops inside of each other: {item.name}.")
      let view = fields.required("view", .template, "The view of an item.")
      return { values, decoder in
        guard
          let items = decoder.items(
            values[items], passing: values[filters], called: values[name], at: values.node)
        else { return nil }
        let views = decoder.at("view") {
          decoder.views(of: items, called: values[name], as: values[view])
        }
        return views.map { AnyView(ViewList(views: $0)) }
      }
    }
  ]
}

extension SceneDecoder {
  /// The items that pass all tests, numbered anew; nil after an error was reported.
  fileprivate func items(
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
          expected: "one of the fields \(FieldTree.list(names))",
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
    let outer = sceneEnvironment.scope
    defer { sceneEnvironment.scope = outer }
    var views: [AnyView] = []
    views.reserveCapacity(items.count)
    for item in items {
      sceneEnvironment.scope = outer.adding(item, as: name)
      // In a layout's tree each item has its own place; errors name that of the template.
      let shown = options.marksViews ? at(item.index) { view(template) } : view(template)
      // What is wrong for one item is most likely wrong for all.
      guard let shown else { return nil }
      views.append(AnyView(shown.part(named: item.name)))
    }
    return views
  }
}

extension ValueType where Value == SourceNode {
  /// A view that is read for each item of a loop.
  static var template: ValueType {
    ValueType(expected: "a view", schema: { $0.view() }, read: { node, _ in node })
  }
}
