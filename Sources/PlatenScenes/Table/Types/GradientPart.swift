internal import Platen

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
      "startRadius", .length, default: 0, "Points from the center to the first colour.")
    let end = fields.required(
      "endRadius", .length, "Points from the center to the last colour.")
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
      "From the center to the first colour, as a part of the bounds' sides.")
    let end = fields.optional(
      "endRadiusFraction", .factor, default: 0.5,
      "From the center to the last colour, as a part of the bounds' sides.")
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
      "endAngle", .angle, "Degrees of the last colour; left out: a full turn from the first.")
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
