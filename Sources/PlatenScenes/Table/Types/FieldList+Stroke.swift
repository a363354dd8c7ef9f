internal import Platen

extension FieldList {
  /// The fields of a line; the width may stand for them.
  mutating func strokeStyle() -> (FieldValues) -> StrokeStyle {
    let lineWidth = optional("lineWidth", .length, default: 1, "Points.")
    setPrimary(lineWidth)
    let ends = lineEnds()
    return { ends($0, $0[lineWidth]) }
  }

  /// The fields of a line but for its width, which is given with their values.
  mutating func lineEnds() -> (FieldValues, CGFloat) -> StrokeStyle {
    let cap = optional("lineCap", .lineCap, default: "butt", "The shape of the line's ends.")
    let join = optional("lineJoin", .lineJoin, default: "miter", "The shape of its corners.")
    let limit = optional(
      "miterLimit", .factor, default: 10,
      "How far a corner may reach, in widths of the line, before it is cut off.")
    let dash = optional(
      "dash", ValueType<CGFloat>.length.oneOrMore("points, or a list of them"), default: [],
      "Points of dashes and gaps in turn; without any the line is whole.")
    let phase = optional(
      "dashPhase", .coordinate, default: 0, "Points into the dashes at which the line begins.")
    return { values, lineWidth in
      StrokeStyle(
        lineWidth: lineWidth, lineCap: values[cap], lineJoin: values[join],
        miterLimit: values[limit], dash: values[dash], dashPhase: values[phase])
    }
  }
}

extension ValueType where Value == StrokeStyle {
  /// A line: its width in points, or a mapping of its fields.
  static var strokeStyle: ValueType {
    RecordType<StrokeStyle>("a line's width in points, or a mapping of its fields") { fields in
      let style = fields.strokeStyle()
      return { values, _ in style(values) }
    }.type.named("strokeStyle")
  }
}

extension ValueType where Value == CGLineCap {
  /// The shape of a line's ends.
  static var lineCap: ValueType {
    name("a line cap", [("butt", .butt), ("round", .round), ("square", .square)])
  }
}

extension ValueType where Value == CGLineJoin {
  /// The shape of a line's corners.
  static var lineJoin: ValueType {
    name("a line join", [("miter", .miter), ("round", .round), ("bevel", .bevel)])
  }
}
