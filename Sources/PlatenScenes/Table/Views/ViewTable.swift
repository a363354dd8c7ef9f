internal import Platen

/// The views that a scene can name.
enum ViewTable {
  static let views = PartTable(
    "view",
    [
      text, images, layouts, [radial], grids, containers, labels, controls, components, [tagCloud],
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
        cell.fill = decoder.surroundings.theme.surface
        cell.accent = decoder.surroundings.theme.ownAccent
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
        "data", .items, "The name of a list of the scene's data, or the list itself.")
      let name = fields.optional(
        "as", .uncountedText, default: "item",
        "What an item is called, for loops inside of each other: {item.name}.")
      let view = fields.required("view", .template, "The view of an item.")
      return { values, decoder in
        let views = decoder.at("view") {
          decoder.views(of: values[items], called: values[name], as: values[view])
        }
        return views.map { AnyView(ViewList(views: $0)) }
      }
    }
  ]
}

extension SceneDecoder {
  /// The views of a loop.
  fileprivate func views(
    of items: [DataItem], called name: String, as template: SourceNode
  ) -> [AnyView]? {
    let outer = surroundings.scope
    defer { surroundings.scope = outer }
    var views: [AnyView] = []
    views.reserveCapacity(items.count)
    for item in items {
      surroundings.scope = outer.adding(item, as: name)
      // In a layout's tree each item has its own place; errors name that of the template.
      let shown = options.marksViews ? at(item.index) { view(template) } : view(template)
      // What is wrong for one item is most likely wrong for all.
      guard let shown else { return nil }
      views.append(shown)
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
