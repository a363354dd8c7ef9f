internal import Platen

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
