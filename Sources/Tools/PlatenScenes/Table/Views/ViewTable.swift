internal import Platen

/// The views that a scene can name.
enum ViewTable {
  static let views = PartTable(
    "view",
    [
      text, images, [code], layouts, [radial, cloudLayout], grids, containers, labels, controls,
      components,
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
        "count", .amount, "How often it occurs, in parentheses; default: no count.")
      let isSelected = fields.optional(
        "isSelected", .boolean, default: false,
        "Whether it has a check mark on a coloured background.")
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
