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
      "colors", .colors, "Colours at equal distances. Give either colors or stops.")
    let stops = optional(
      "stops", .gradientStops, "Colours with their places. Give either stops or colors.")
    let space = optional(
      "colorSpace", .gradientColorSpace, default: "device",
      "The colour space between two stops.")
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

// MARK: - Gradients that tell where they run

/// The gradients that tell where they run, which are styles and views.
enum GradientPart {
  static let linear = Part<LinearGradient>(
    "linearGradient", "A gradient from one point of the bounds to another."
  ) { fields in
    let gradient = fields.gradient()
    let start = fields.optional(
      "startPoint", .unitPoint, default: "top", "Where it starts, in the bounds.")
    let end = fields.optional(
      "endPoint", .unitPoint, default: "bottom", "Where it ends, in the bounds.")
    return { values, decoder in
      gradient(values, decoder).map {
        .linearGradient($0, startPoint: values[start], endPoint: values[end])
      }
    }
  }

  static let radial = Part<RadialGradient>(
    "radialGradient", "A gradient outwards from a point, in circles."
  ) { fields in
    let gradient = fields.gradient()
    let center = fields.center()
    let start = fields.optional(
      "startRadius", .length, default: 0, "Points from the centre to the first colour.")
    let end = fields.required(
      "endRadius", .length, "Points from the centre to the last colour.")
    return { values, decoder in
      gradient(values, decoder).map {
        .radialGradient(
          $0, center: values[center], startRadius: values[start], endRadius: values[end])
      }
    }
  }

  static let elliptical = Part<EllipticalGradient>(
    "ellipticalGradient", "A gradient outwards from a point, in ellipses of the bounds' shape."
  ) { fields in
    let gradient = fields.gradient()
    let center = fields.center()
    let start = fields.optional(
      "startRadiusFraction", .factor, default: 0,
      "The distance from the centre to the first colour, as a part of the bounds' sides.")
    let end = fields.optional(
      "endRadiusFraction", .factor, default: 0.5,
      "The distance from the centre to the last colour, as a part of the bounds' sides.")
    return { values, decoder in
      gradient(values, decoder).map {
        .ellipticalGradient(
          $0, center: values[center], startRadiusFraction: values[start],
          endRadiusFraction: values[end])
      }
    }
  }

  static let angular = Part<AngularGradient>(
    "angularGradient", "A gradient around a point, clockwise from one angle to another."
  ) { fields in
    let gradient = fields.gradient()
    let center = fields.center()
    let start = fields.optional(
      "startAngle", .angle, default: 0, "Degrees of the first colour; 0 is to the right.")
    let end = fields.optional(
      "endAngle", .angle, "Degrees of the last colour; default: a full turn from the first.")
    return { values, decoder in
      gradient(values, decoder).map {
        .angularGradient(
          $0, center: values[center], startAngle: values[start],
          endAngle: values[end] ?? values[start] + .degrees(360))
      }
    }
  }

  static let conic = Part<AngularGradient>(
    "conicGradient", "A gradient over a full turn around a point, clockwise."
  ) { fields in
    let gradient = fields.gradient()
    let center = fields.center()
    let angle = fields.optional(
      "angle", .angle, default: 0, "Degrees of the first colour; 0 is to the right.")
    return { values, decoder in
      gradient(values, decoder).map {
        .conicGradient($0, center: values[center], angle: values[angle])
      }
    }
  }
}

extension FieldList {
  /// The point that a gradient runs around.
  fileprivate mutating func center() -> Field<UnitPoint> {
    optional("center", .unitPoint, default: "center", "The point in the middle, in the bounds.")
  }
}
