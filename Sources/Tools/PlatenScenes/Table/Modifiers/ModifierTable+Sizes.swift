internal import Platen

extension ModifierTable {
  /// How large a view is.
  static let sizes: [Part<Modifier>] = [
    frame,
    Part("fixedSize", "Gives the view its ideal size.") { fields in
      let horizontal = fields.optional(
        "horizontal", .boolean, default: true, "Whether its width is the ideal one.")
      let vertical = fields.optional(
        "vertical", .boolean, default: true, "Whether its height is the ideal one.")
      return { values, _ in
        let (horizontal, vertical) = (values[horizontal], values[vertical])
        return { AnyView($0.fixedSize(horizontal: horizontal, vertical: vertical)) }
      }
    },
    Part("aspectRatio", "Gives the view a ratio of width to height.") { fields in
      let ratio = fields.optional(
        "aspectRatio", .aspectRatio,
        "Width by height, as 1.5, 3/2 or a width and a height; left out: the view's own.")
      let mode = fields.optional(
        "contentMode", .contentMode, default: "fit", "Whether it fits into or fills its space.")
      fields.setPrimary(ratio)
      return { values, _ in
        let (ratio, mode) = (values[ratio], values[mode])
        return { AnyView($0.aspectRatio(ratio, contentMode: mode)) }
      }
    },
    Part(
      "scaledToFit", "Makes the view as large as fits, in its own ratio of width to height.",
      modify: { $0.scaledToFit() }),
    Part(
      "scaledToFill", "Makes the view fill its space, in its own ratio of width to height.",
      modify: { $0.scaledToFill() }),
    Part("containerRelativeFrame", "Gives the view a part of its container.") { fields in
      let axes = fields.optional(
        "axes", .axes, default: ["horizontal", "vertical"], "The sides that are the container's.")
      let count = fields.optional(
        "count", .count, default: 1, "How many such views the container has room for.")
      let span = fields.optional(
        "span", .count, default: 1, "How many of these places the view takes.")
      let spacing = fields.optional(
        "spacing", .coordinate, default: 0, "Points between the places.")
      let alignment = fields.alignment()
      fields.setPrimary(axes)
      return { values, _ in
        let (axes, count, span) = (values[axes], values[count], values[span])
        let (spacing, alignment) = (values[spacing], values[alignment])
        return {
          AnyView(
            $0.containerRelativeFrame(
              axes, count: count, span: span, spacing: spacing, alignment: alignment))
        }
      }
    },
    Part(
      "layoutPriority", "Lets the view choose its size before or after others in a stack.",
      "value", .number, "0 where nothing is said; the greatest chooses first."
    ) { $0.layoutPriority($1) },
    Part("scale", "Draws the view at a width and a height, in the place that it has without.") {
      fields in
      let width = fields.optional("width", .length, "Points; left out: as it is.")
      let height = fields.optional("height", .length, "Points; left out: as it is.")
      let enlarging = fields.optional(
        "enlarging", .boolean, default: false, "Whether it may become larger.")
      return { values, _ in
        let (width, height, enlarging) = (values[width], values[height], values[enlarging])
        return { AnyView($0.scale(width ?? -1, height ?? -1, enlarging: enlarging)) }
      }
    },
    Part("device", "Gives the view the size and the pixels of a device's screen.") { fields in
      let device = fields.required("device", .device, "The device's name.")
      let isLandscape = fields.optional(
        "landscape", .boolean, default: false, "Whether the device lies on its long side.")
      let alignment = fields.alignment()
      fields.setPrimary(device)
      return { values, _ in
        let device = values[isLandscape] ? values[device].landscape : values[device]
        let alignment = values[alignment]
        return { AnyView($0.device(device, alignment: alignment)) }
      }
    },
  ]

  private static let frame = Part<Modifier>("frame", "Gives the view a size or bounds of it.") {
    fields in
    let width = fields.optional("width", .frameLength, "Points; left out: the view's own.")
    let height = fields.optional("height", .frameLength, "Points; left out: the view's own.")
    let minWidth = fields.optional("minWidth", .length, "The least points; left out: no bound.")
    let idealWidth = fields.optional(
      "idealWidth", .length, "Points where no width is offered; left out: the view's own.")
    let maxWidth = fields.optional(
      "maxWidth", .boundlessLength,
      "The most points, or infinity for all that there are; left out: no bound.")
    let minHeight = fields.optional("minHeight", .length, "The least points; left out: no bound.")
    let idealHeight = fields.optional(
      "idealHeight", .length, "Points where no height is offered; left out: the view's own.")
    let maxHeight = fields.optional(
      "maxHeight", .boundlessLength,
      "The most points, or infinity for all that there are; left out: no bound.")
    let alignment = fields.alignment()
    return { values, decoder in
      let (width, height, alignment) = (values[width], values[height], values[alignment])
      let horizontal = (values[minWidth], values[idealWidth], values[maxWidth])
      let vertical = (values[minHeight], values[idealHeight], values[maxHeight])
      let bounds = [
        horizontal.0, horizontal.1, horizontal.2, vertical.0, vertical.1, vertical.2,
      ]
      guard bounds.contains(where: { $0 != nil }) else {
        return { AnyView($0.frame(width: width, height: height, alignment: alignment)) }
      }
      guard width == nil, height == nil else {
        return decoder.report(
          values, found: "\(width == nil ? "height" : "width") beside a bound",
          expected: "either width and height or lengths that begin with min, ideal or max; "
            + "two frames can have both")
      }
      return {
        AnyView(
          $0.frame(
            minWidth: horizontal.0, idealWidth: horizontal.1, maxWidth: horizontal.2,
            minHeight: vertical.0, idealHeight: vertical.1, maxHeight: vertical.2,
            alignment: alignment))
      }
    }
  }
}

extension FieldList {
  /// Returns where a view stands in what is larger or smaller than it is.
  mutating func alignment() -> Field<Alignment> {
    optional("alignment", .alignment, default: "center", "Where the view stands in it.")
  }
}
