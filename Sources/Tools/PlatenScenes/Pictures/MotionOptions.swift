package import Platen

/// How a picture becomes another one.
package struct PictureMotion: Sendable {
  package var timing = MotionTiming()
  /// How often it goes its way: from the second time on it goes back before; 0 for there and back for ever.
  package var loops = 1
  /// How many moments a PNG shows beside each other, instead of moving; nil for none.
  package var moments: Int?
  /// How an SVG says what moves.
  package var svgForm = SVGMotionForm.css
  /// Frames a second of pictures of pixels.
  package var frameRate: Double = 30
  /// The most colours of all frames of a PNG or GIF, 2 to 255; nil for as many as the format has.
  package var frameColors: Int?

  init() {}
}

/// The options of how a picture becomes another one.
enum MotionOptions {
  /// - Parameters:
  ///   - end: The option that says what the picture becomes.
  ///   - hasRows: Whether the picture has rows that things can go along.
  static func options(end: String, hasRows: Bool) -> OptionSetters<PictureMotion> {
    let needs = [OptionNeed.given([end])]
    return OptionSetters { motion in
      if hasRows {
        motion.add(
          "path", .name("a way"), default: "rows", unit: "way", in: .output, needs: needs,
          "How items move to another row. With rows, they leave at one end and enter at the other"
            + " end. With straight, they move directly."
        ) { $0.timing.path = $1 }
      }
      motion.add(
        "duration", .number("seconds from 0.05 to 10", in: 0.05...10), default: 0.5,
        unit: "seconds", in: .output, needs: needs,
        "How many seconds the movement appears to take. The whole change takes about twice as long,"
          + " and longer with `bounce`."
      ) { $0.timing.duration = $1 }
      motion.add(
        "bounce", .number("a number from 0 to 0.8", in: 0...0.8), default: 0, unit: "number",
        in: .output, needs: needs, "How far items overshoot their places. With 0, they do not."
      ) { $0.timing.bounce = $1 }
      motion.add(
        "hold", .number("seconds from 0 to 10", in: 0...10), default: 0.3, unit: "seconds",
        in: .output, needs: needs, "How many seconds the picture waits before it moves."
      ) { $0.timing.hold = $1 }
      motion.add(
        "loops", .integer("a whole number from 0 to 100", in: 0...100), default: 1, unit: "number",
        in: .output, needs: needs,
        "How many times the animation plays forwards. It plays backwards in between. 0 repeats it"
          + " for ever."
      ) { $0.loops = $1 }
      motion.add(
        "svgMotion", .name("a form"), default: "css", unit: "form", in: .output, needs: needs,
        "How an SVG is animated. With smil, it also moves where styles are blocked, and for readers"
          + " who prefer less motion."
      ) { $0.svgForm = $1 }
      motion.add(
        "frameRate", .number("frames per second from 1 to 60", in: 1...60), default: 30,
        unit: "number", in: .output, needs: needs,
        "The frames per second of all formats except SVG."
      ) { $0.frameRate = $1 }
      motion.add(
        "moments", .integer("a whole number from 2 to 24", in: 2...24), unit: "number",
        in: .output, needs: needs,
        "The number of moments to draw side by side in one still PNG, for snapshots.",
        leftOut: "an animation"
      ) { $0.moments = $1 }
      motion.add(
        "frameColors", .integer("a whole number from 2 to 255", in: 2...255), unit: "number",
        in: .output, needs: needs,
        "The maximum number of colours in a PNG or GIF. With 255, a PNG is about half as large.",
        leftOut: "no limit in a PNG, 255 in a GIF"
      ) { $0.frameColors = $1 }
    }
  }
}
