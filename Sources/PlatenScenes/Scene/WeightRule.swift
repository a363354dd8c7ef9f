internal import Platen

/// How weights become sizes and colours.
struct WeightRule {
  var weights: DataWeights
  /// The colours from the least to the greatest weight; nil for the theme's.
  var colors: [Color]?

  static let type = RecordType<WeightRule>("a mapping of scale, sizes and colors") { fields in
    let field = fields.optional(
      "field", .text, "The field of the weights; left out: weight, count or the second one.")
    let scale = fields.optional(
      "scale", ValueType<WeightScale>.name("a weight scale"), default: "linear",
      "The rule from a weight to its place between the least and the greatest.")
    let sizes = fields.optional(
      "sizes", .sizes, default: "14...48", "Points for the least and the greatest weight.")
    let colors = fields.optional(
      "colors", ValueType<Color>.color.list("a list of 1 to 12 colours", count: 1...12),
      "The colours from the least to the greatest weight; left out: the theme's scale.")
    return { values, _ in
      WeightRule(
        weights: DataWeights(
          field: values[field].map { FieldPath($0) }, scale: values[scale], sizes: values[sizes]),
        colors: values[colors])
    }
  }.type
}
