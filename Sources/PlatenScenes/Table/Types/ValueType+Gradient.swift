internal import Platen

extension ValueType where Value == AnyGradient {
  /// Colours that run into each other, without telling where: a list of colours or stops, one colour
  /// for its slight gradient, or a mapping.
  static var gradient: ValueType {
    let color = ValueType<Color>.color.map { $0.gradient }
    let stops = ValueType<[Gradient.Stop]>.gradientStops.map { AnyGradient(Gradient(stops: $0)) }
    let mapping = RecordType<AnyGradient>("a mapping of colors or stops") { fields in
      fields.gradient()
    }.type
    let expected = "a gradient: a colour, a list of colours, or a mapping of colors or stops"
    return ValueType(expected: expected) { definitions in
      [
        "anyOf": [
          color.schema(&definitions), stops.schema(&definitions), mapping.schema(&definitions),
        ]
      ]
    } read: { node, decoder in
      switch node.content {
      case .scalar: return color.read(node, decoder)
      case .sequence: return stops.read(node, decoder)
      case .mapping(let entries):
        let isGradient = entries.contains { ["colors", "stops", "colorSpace"].contains($0.key) }
        return isGradient ? mapping.read(node, decoder) : color.read(node, decoder)
      }
    }.named("gradient")
  }
}

extension FieldList {
  /// The fields that say a gradient's colours, and what makes the gradient of them.
  mutating func gradient() -> Part<AnyGradient>.Make {
    let colors = optional(
      "colors", .colors, "Colours at equal distances; left out: the stops are given.")
    let stops = optional(
      "stops", .gradientStops, "Colours with their places; left out: the colours are given.")
    let space = optional(
      "colorSpace", .gradientColorSpace, default: "device",
      "Where the colours between two stops are found.")
    return { values, decoder in
      let gradient: Gradient
      switch (values[colors], values[stops]) {
      case (let colors?, nil): gradient = Gradient(colors: colors)
      case (nil, let stops?): gradient = Gradient(stops: stops)
      case (nil, nil):
        return decoder.report(values, found: "neither", expected: "colors or stops")
      case (.some, .some):
        return decoder.report(values, found: "both", expected: "either colors or stops")
      }
      return gradient.colorSpace(values[space])
    }
  }
}

extension ValueType where Value == [Color] {
  /// The colours of a gradient, in order.
  static var colors: ValueType {
    ValueType<Color>.color.list("a list of colours", count: 1...1000)
  }
}

extension ValueType where Value == [Gradient.Stop] {
  /// The stops of a gradient: mappings of a colour and a place, or colours at equal distances.
  static var gradientStops: ValueType {
    let stop = RecordType<(Color, CGFloat?)>("a mapping of color and location") { fields in
      let color = fields.required("color", .color, "The colour.")
      let location = fields.required(
        "location", ValueType<Double>.fraction.map { CGFloat($0) },
        "From 0, the gradient's start, to 1, its end.")
      return { values, _ in (values[color], values[location]) }
    }.type
    let color = ValueType<Color>.color.map { ($0, CGFloat?.none) }
    let either = ValueType<(Color, CGFloat?)>(expected: "a colour, or color and location") {
      ["anyOf": [stop.schema(&$0), color.schema(&$0)]]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content,
        entries.contains(where: { $0.key == "location" })
      else { return color.read(node, decoder) }
      return stop.read(node, decoder)
    }
    return either.list("a list of colours, each with its location or none", count: 1...1000).map {
      stops in
      let last = CGFloat(max(stops.count - 1, 1))
      return stops.enumerated().map { i, stop in
        Gradient.Stop(color: stop.0, location: stop.1 ?? CGFloat(i) / last)
      }
    }
  }
}

extension ValueType where Value == Gradient.ColorSpace {
  /// Where the colours between two others are found.
  static var gradientColorSpace: ValueType {
    name("a gradient's colour space", [("device", .device), ("perceptual", .perceptual)])
  }
}
