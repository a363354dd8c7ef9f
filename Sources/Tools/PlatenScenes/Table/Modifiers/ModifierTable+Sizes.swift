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
    Part("aspectRatio", "Gives the view an aspect ratio.") { fields in
      let ratio = fields.optional(
        "aspectRatio", .aspectRatio,
        "Width divided by height, such as 1.5, 3/2 or a width and a height; default: the view's"
          + " own.")
      let mode = fields.optional(
        "contentMode", .contentMode, default: "fit", "Whether it fits or fills its space.")
      fields.setPrimary(ratio)
      return { values, _ in
        let (ratio, mode) = (values[ratio], values[mode])
        return { AnyView($0.aspectRatio(ratio, contentMode: mode)) }
      }
    },
    Part(
      "scaledToFit", "Makes the view as large as its space allows, and keeps its aspect ratio.",
      modify: { $0.scaledToFit() }),
    Part(
      "scaledToFill", "Makes the view fill its space, and keeps its aspect ratio.",
      modify: { $0.scaledToFill() }),
    Part("containerRelativeFrame", "Gives the view a share of its container's size.") { fields in
      let axes = fields.optional(
        "axes", .axes, default: ["horizontal", "vertical"],
        "The directions in which the container sets the size.")
      let count = fields.optional(
        "count", .count, default: 1, "How many parts to divide the container into.")
      let span = fields.optional(
        "span", .count, default: 1, "How many of these parts the view takes.")
      let spacing = fields.optional(
        "spacing", .coordinate, default: 0, "The space between the parts in points.")
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
      "layoutPriority", "Sets when the view chooses its size in a stack: before or after others.",
      "value", .number,
      "The priority, 0 without this modifier. The view with the greatest number chooses first."
    ) { $0.layoutPriority($1) },
    Part("scale", "Draws the view at a width and a height without changing its space.") {
      fields in
      let width = fields.optional("width", .length, "Points; default: unchanged.")
      let height = fields.optional("height", .length, "Points; default: unchanged.")
      let enlarging = fields.optional(
        "enlarging", .boolean, default: false, "Whether the view may become larger.")
      return { values, _ in
        let (width, height, enlarging) = (values[width], values[height], values[enlarging])
        return { AnyView($0.scale(width ?? -1, height ?? -1, enlarging: enlarging)) }
      }
    },
    Part("device", "Gives the view the size and pixel scale of a device's screen.") { fields in
      let device = fields.required("device", .device, "The device's name.")
      let isLandscape = fields.optional(
        "landscape", .boolean, default: false, "Whether the device is in landscape orientation.")
      let alignment = fields.alignment()
      fields.setPrimary(device)
      return { values, _ in
        let device = values[isLandscape] ? values[device].landscape : values[device]
        let alignment = values[alignment]
        return { AnyView($0.device(device, alignment: alignment)) }
      }
    },
  ]

  private static let frame = Part<Modifier>(
    "frame",
    "Gives the view a fixed size, or limits for its size."
  ) {
    fields in
    let width = fields.optional(
      "width", .frameLength,
      "The width in points; default: the view's own.")
    let height = fields.optional(
      "height", .frameLength,
      "The height in points; default: the view's own.")
    let minWidth = fields.optional("minWidth", .length, "The minimum in points; default: no limit.")
    let idealWidth = fields.optional(
      "idealWidth", .length, "The width in points if none is proposed; default: the view's own.")
    let maxWidth = fields.optional(
      "maxWidth", .boundlessLength,
      "The maximum in points, or infinity to fill the space; default: no limit.")
    let minHeight = fields.optional(
      "minHeight", .length,
      "The minimum in points; default: no limit.")
    let idealHeight = fields.optional(
      "idealHeight", .length, "The height in points if none is proposed; default: the view's own.")
    let maxHeight = fields.optional(
      "maxHeight", .boundlessLength,
      "The maximum in points, or infinity to fill the space; default: no limit.")
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
          expected:
            "either width and height, or lengths that begin with min, ideal or max; use two frames"
            + " for both")
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
    optional("alignment", .alignment, default: "center", "The alignment of the view in the frame.")
  }
}
