internal import Platen

/// The options of clocks, but for those of ``ClockLook``.
enum ClockOptions {
  static let zones = PictureOption<[WorldClock.Zone]>(
    "zones", ValueType<WorldClock.Zone>.spelledZone.commaSeparated("a list of places"),
    default: [], unit: "zone", in: .what, needs: [.given(["at"])],
    "The time zones to show, with a clock for each, such as Tokyo=Asia/Tokyo.")
  static let at = PictureOption<Date?>(
    "at", .moment, unit: "moment", in: .what, needs: [.given(["zones"])],
    "The moment that the clocks of `zones` show, such as 2026-11-21T10:08:00Z.", leftOut: "none")
  static let toTime = PictureOption<ClockFace.Time?>(
    "toTime", .timeOfDay, unit: "h:mm", in: .what, needs: [.given(["time"]), .leftOut("zones")],
    "The time that the hands move to in an animation. They take the shorter way.",
    leftOut: "the hands do not move")
  static let motion = MotionOptions.options(end: "toTime", hasRows: false)
  static let diameter = PictureOption<CGFloat?>(
    "diameter", .side, unit: "points", "The width and height of a face in points.",
    leftOut: "the largest that fits width and height; without these 400, or 160 with `zones`")
  static let alignment = PictureOption<Alignment>(
    "alignment", .alignment, default: "center", unit: "name",
    // A face takes the width or the height that alone is said, and the lesser of both.
    needs: [
      .given(["width", "height"]), .given(["height", "diameter", "zones"]),
      .given(["width", "diameter", "zones"]),
    ],
    needsNote: "Only with `width` and `height`, or with one of them and `diameter` or `zones`.",
    "Where to place the clocks on a larger canvas.")
}

/// What clocks show and look like.
struct ClockLook {
  var face = ClockFace()
  var world = WorldClock(at: Date(timeIntervalSince1970: 0), zones: [])
  /// The colour of the discs that faces stand on; nil for the theme's.
  private var fill: Color?

  private static let ofOneFace: [OptionNeed] = [.leftOut("zones")]
  private static let ofRing: [OptionNeed] = [.value("showsRing", oneOf: ["true"])]
  private static let ofZones: [OptionNeed] = [.given(["zones"])]

  /// Fields of a scene's `clockFace`.
  static let ofOne = OptionSetters<ClockLook> { look in
    look.add(
      "time", .timeOfDay, unit: "h:mm", in: .what, needs: ofOneFace,
      "The time that the hands show, such as 10:08.", leftOut: "no hands"
    ) { $0.face.time = $1 }
    look.add(
      "second", .integer("a whole number from 0 to 59", in: 0...59), unit: "number", in: .what,
      needs: ofOneFace + [.given(["time"])],
      "The second that a thin hand in the accent colour shows.", leftOut: "no second hand"
    ) { $0.face.second = $1 }
    look.add(
      "arcs", ValueType<ClockArc>.spelledArc.commaSeparated("a list of arcs"),
      scene: ValueType<ClockArc>.clockArc.list("a list of arcs"), default: [],
      unit: "h:mm-h:mm=color",
      in: .what, needs: ofOneFace,
      "Spans of time, drawn as segments of a ring around the numbers."
    ) { $0.face.arcs = $1 }
    look.add(
      "hands", .name("hands"), default: "baton", unit: "name",
      needs: ofOneFace + [.given(["time"])], "The shape of the hands."
    ) { $0.face.hands = $1 }
    look.add(
      "showsRing", .boolean, default: true, unit: "boolean", needs: ofOneFace,
      "Whether to draw marks between the hours and the minutes."
    ) { $0.face.showsRing = $1 }
    look.add(
      "showsTicks", .boolean, default: false, unit: "boolean", needs: ofOneFace + ofRing,
      "Whether a tick for each minute replaces the dashed ring."
    ) { $0.face.showsTicks = $1 }
    look.add(
      "tickLength", .length, unit: "points", needs: ofOneFace + ofRing,
      "The length in points of the ring's dashes or hour ticks.", leftOut: "depends on the diameter"
    ) { $0.face.tickLength = $1 }
    look.add(
      "tickWidth", .length, unit: "points", needs: ofOneFace + ofRing,
      "The thickness in points of the ring's dashes or hour ticks.",
      leftOut: "depends on the diameter"
    ) { $0.face.tickWidth = $1 }
    look.add(
      "showsMinutes", .boolean, default: true, unit: "boolean", needs: ofOneFace,
      "Whether to number the minutes outside the ring."
    ) { $0.face.showsMinutes = $1 }
    look.add(
      "showsDisc", .boolean, default: false, unit: "boolean", needs: ofOneFace,
      "Whether to draw a disc behind the face."
    ) { $0.face.showsDisc = $1 }
    look.add(
      "inset", .length, unit: "points", needs: ofOneFace,
      "The space in points between the face and the sides of its square.",
      leftOut: "4 % of the diameter, so that the face fills 92 % of it"
    ) { $0.face.inset = $1 }
  }

  /// Fields of a scene's `clockFace` and `worldClock`.
  static let ofAll = OptionSetters<ClockLook> { look in
    look.add(
      "numerals", .name("numerals"), default: "arabic", unit: "name", "The numerals of the hours."
    ) { look, numerals in
      look.face.numerals = numerals
      look.world.numerals = numerals
    }
    look.add(
      "emphasizesQuarters", .boolean, default: false, unit: "boolean",
      "Whether 12, 3, 6 and 9 stand out from the other numbers."
    ) { look, isOn in
      look.face.emphasizesQuarters = isOn
      look.world.emphasizesQuarters = isOn
    }
    look.add(
      "fill", .spelledColor, scene: .color, unit: "color",
      needs: [.given(["showsDisc", "zones"])],
      "The colour of the disc behind each face.", leftOut: "the theme's surface"
    ) { $0.fill = $1 }
  }

  /// Fields of a scene's `worldClock`.
  static let ofMany = OptionSetters<ClockLook> { look in
    look.add(
      "showsSeconds", .boolean, default: false, unit: "boolean", needs: ofZones,
      "Whether to show the seconds with a thin third hand."
    ) { $0.world.showsSeconds = $1 }
    look.add(
      "spacing", .length, unit: "points", needs: ofZones,
      "The space between the clocks in points.", leftOut: "a fifth of the diameter"
    ) { $0.world.spacing = $1 }
  }

  /// - Parameter setters: Set what the options say.
  init(
    _ values: FieldValues, _ setters: [OptionSetters<ClockLook>.Setter], in theme: SceneTheme
  ) {
    for set in setters { set(&self, values) }
    face.fill = fill ?? theme.surface
    world.fill = face.fill
  }
}

/// A clock's face, or the clocks of some places: what `platen clock` and the addresses of clocks draw.
struct ClockPicture {
  private enum Face {
    case one(ClockFace)
    case many(WorldClock)
  }

  private var face: Face
  /// Where the hands go; nil for a still picture.
  private var toTime: ClockFace.Time?
  let motion: PictureMotion
  private let paper: PictureCanvas.Values
  /// Where the options were read.
  private let node: SourceNode
}

extension ClockPicture: PictureDeclaration {
  static let part = Part<ClockPicture>("clock", "A face, or some clocks.") { declare(in: &$0) }

  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self? {
    let one = options.add(ClockLook.ofOne)
    let zones = options.add(ClockOptions.zones)
    let at = options.add(ClockOptions.at)
    let toTime = options.add(ClockOptions.toTime)
    let canvas = PictureCanvas(
      &options,
      .init(
        paddingLeftOut: "0, or a fifth of the diameter with `zones`"))
    let diameter = options.add(ClockOptions.diameter)
    let look = [ClockLook.ofAll, ClockLook.ofMany].map { options.add($0) }
    let alignment = options.add(ClockOptions.alignment)
    let setMotion = options.add(ClockOptions.motion)
    return { values, decoder in
      let isWorld = !values[zones].isEmpty
      let side = values[diameter] ?? 160
      guard
        var paper = canvas.values(values, otherPadding: isWorld ? side / 5 : 0, decoder)
      else { return nil }
      paper.canvas.alignment = values[alignment]
      var motion = PictureMotion()
      motion.timing.path = .straight
      setMotion(&motion, values)
      var clocks = ClockLook(values, [one] + look, in: paper.theme)
      if isWorld, let date = values[at] {
        (clocks.world.date, clocks.world.zones) = (date, values[zones])
        clocks.world.diameter = side
        return ClockPicture(
          face: .many(clocks.world), motion: motion, paper: paper, node: values.node)
      }
      let room = [paper.innerWidth, paper.innerHeight].compactMap(\.self).min()
      clocks.face.diameter = values[diameter] ?? room ?? 400
      return ClockPicture(
        face: .one(clocks.face), toTime: values[toTime], motion: motion, paper: paper,
        node: values.node)
    }
  }

  var end: ClockPicture? {
    guard let toTime, case .one(var face) = face else { return nil }
    face.time = toTime
    var end = self
    (end.face, end.toTime) = (.one(face), nil)
    return end
  }

  func state(of option: String) -> (value: String, phrase: String)? {
    guard option == "showsRing", case .one(let face) = face else { return nil }
    return face.showsRing ? ("true", "on a ring") : ("false", "without a ring")
  }

  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene? {
    switch face {
    case .one(let face):
      return paper.scene(of: face, .clock, title: PictureTitle.clock(at: face.time), decoder)
    case .many(let clock):
      guard decoder.countViews(clock.zones.count, at: node) else { return nil }
      return paper.scene(of: clock, .clock, title: PictureTitle.clocks(of: clock.zones), decoder)
    }
  }
}
