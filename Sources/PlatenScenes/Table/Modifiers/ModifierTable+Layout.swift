internal import Platen

extension ModifierTable {
  /// Modifiers of a view's size and place.
  static let layout: [Part<Modifier>] = [
    Part("padding", "Adds space around the view.") { fields in
      let length = fields.optional(
        "length", .coordinate, "Points on each edge; left out: 16, or what suits the platform.")
      let edges = fields.optional("edges", .edges, default: "all", "The edges to add it to.")
      fields.setPrimary(length)
      return { values, _ in
        let (edges, length) = (values[edges], values[length])
        return { AnyView($0.padding(edges, length)) }
      }
    },
    Part("background", "Puts a style behind the view.", "style", .style, "The style.") {
      AnyView($0.background($1))
    },
  ]
}
