internal import Platen

/// The options of clocks.
///
/// They are fields of a scene's `clockFace` or `worldClock`, too.
enum ClockOptions {
  private static let ofOneFace: [OptionNeed] = [.leftOut("zones")]
  private static let ofZones: [OptionNeed] = [.given(["zones"])]

  static let time = PictureOption<ClockFace.Time?>(
    "time", .timeOfDay, unit: "h:mm", in: .what, needs: ofOneFace,
    "Where the hands point, as 10:08.", leftOut: "no hands")
  static let second = PictureOption<Int?>(
    "second", .integer("a whole number from 0 to 59", in: 0...59), unit: "number", in: .what,
    needs: ofOneFace + [.given(["time"])],
    "Where a thin hand in the accent colour points.", leftOut: "no such hand")
  static let arcs = PictureOption<[ClockArc]>(
    "arcs", ValueType<ClockArc>.spelledArc.commaSeparated("a list of arcs"),
    scene: ValueType<ClockArc>.clockArc.list("a list of arcs"), default: [],
    unit: "h:mm-h:mm=color",
    in: .what, needs: ofOneFace,
    "Times of the day as segments of a ring outside of all numbers.")
  static let zones = PictureOption<[WorldClock.Zone]>(
    "zones", ValueType<WorldClock.Zone>.spelledZone.commaSeparated("a list of places"),
    default: [], unit: "zone", in: .what, needs: [.given(["at"])],
    "The places, in order, each with a clock of its own: time zones, as Tokyo=Asia/Tokyo.")
  static let at = PictureOption<Date?>(
    "at", .moment, unit: "moment", in: .what, needs: ofZones,
    "The moment that the clocks of `zones` show, as 2026-11-21T10:08:00Z.", leftOut: "none")
  static let diameter = PictureOption<CGFloat?>(
    "diameter", .side, unit: "points", "The width and height of a face in points.",
    leftOut: "as many as width and height have room for, or else 400, and 160 with `zones`")
  static let numerals = PictureOption<ClockFace.Numerals>(
    "numerals", .name("numerals"), default: "arabic", unit: "name", "How the hours are written.")
  static let showsTicks = PictureOption<Bool>(
    "showsTicks", .boolean, default: false, unit: "boolean", needs: ofOneFace,
    "Whether a tick for every minute takes the place of the dashed ring.")
  static let showsMinutes = PictureOption<Bool>(
    "showsMinutes", .boolean, default: true, unit: "boolean", needs: ofOneFace,
    "Whether numbers of minutes stand outside of the ring.")
  static let emphasizesQuarters = PictureOption<Bool>(
    "emphasizesQuarters", .boolean, default: false, unit: "boolean",
    "Whether 12, 3, 6 and 9 stand out and the other numbers are lighter.")
  static let showsDisc = PictureOption<Bool>(
    "showsDisc", .boolean, default: false, unit: "boolean", needs: ofOneFace,
    "Whether the face stands on a disc.")
  static let fill = PictureOption<Color?>(
    "fill", .spelledColor, scene: .color, unit: "color",
    needs: [.given(["showsDisc", "zones"])],
    "The colour of the discs that faces stand on.", leftOut: "the theme's surface")
  static let inset = PictureOption<CGFloat?>(
    "inset", .length, unit: "points", needs: ofOneFace,
    "Points between the outermost of the face and the sides of its square.",
    leftOut: "4 % of the diameter, so that the face fills 92 % of it")
  static let showsSeconds = PictureOption<Bool>(
    "showsSeconds", .boolean, default: false, unit: "boolean", needs: ofZones,
    "Whether a thin third hand shows the seconds.")
  static let spacing = PictureOption<CGFloat?>(
    "spacing", .length, unit: "points", needs: ofZones,
    "Points between the clocks.", leftOut: "a fifth of the diameter")
  static let alignment = PictureOption<Alignment>(
    "alignment", .alignment, default: "center", unit: "name",
    // A face takes the width or the height that alone is said, and the lesser of both.
    needs: [
      .given(["width", "height"]), .given(["height", "diameter", "zones"]),
      .given(["width", "diameter", "zones"]),
    ], "Where the clocks stand on a larger canvas.")
}

/// A clock's face, or the clocks of some places: what `platen clock` and the addresses of clocks draw.
struct ClockPicture {
  private enum Face {
    case one(ClockFace, at: ClockFace.Time?)
    case many(WorldClock)
  }

  private let face: Face
  private let paper: PictureCanvas.Values
  /// Where the options were read.
  private let node: SourceNode
}

extension ClockPicture: OptionedPicture {
  static let part = Part<ClockPicture>("clock", "A face, or some clocks.") { declare(in: &$0) }

  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self? {
    let time = options.add(ClockOptions.time)
    let second = options.add(ClockOptions.second)
    let arcs = options.add(ClockOptions.arcs)
    let zones = options.add(ClockOptions.zones)
    let at = options.add(ClockOptions.at)
    let canvas = PictureCanvas(
      &options,
      .init(
        paddingLeftOut: "0, and a fifth of the diameter around the clocks of `zones`"))
    let diameter = options.add(ClockOptions.diameter)
    let numerals = options.add(ClockOptions.numerals)
    let showsTicks = options.add(ClockOptions.showsTicks)
    let showsMinutes = options.add(ClockOptions.showsMinutes)
    let emphasizesQuarters = options.add(ClockOptions.emphasizesQuarters)
    let showsDisc = options.add(ClockOptions.showsDisc)
    let fill = options.add(ClockOptions.fill)
    let inset = options.add(ClockOptions.inset)
    let showsSeconds = options.add(ClockOptions.showsSeconds)
    let spacing = options.add(ClockOptions.spacing)
    let alignment = options.add(ClockOptions.alignment)
    return { values, decoder in
      let isWorld = !values[zones].isEmpty
      let side = values[diameter] ?? 160
      guard
        var paper = canvas.values(values, otherPadding: isWorld ? side / 5 : 0, decoder)
      else { return nil }
      paper.canvas.alignment = values[alignment]
      if isWorld, let date = values[at] {
        var clock = WorldClock(
          at: date, zones: values[zones], diameter: side, spacing: values[spacing],
          numerals: values[numerals])
        clock.showsSeconds = values[showsSeconds]
        clock.emphasizesQuarters = values[emphasizesQuarters]
        clock.fill = values[fill] ?? paper.theme.surface
        return ClockPicture(face: .many(clock), paper: paper, node: values.node)
      }
      let room = [paper.innerWidth, paper.innerHeight].compactMap(\.self).min()
      let face = ClockFace(
        diameter: values[diameter] ?? room ?? 400, time: values[time], second: values[second],
        numerals: values[numerals], showsTicks: values[showsTicks],
        showsMinutes: values[showsMinutes], arcs: values[arcs], showsDisc: values[showsDisc],
        fill: values[fill] ?? paper.theme.surface,
        emphasizesQuarters: values[emphasizesQuarters], inset: values[inset])
      return ClockPicture(face: .one(face, at: values[time]), paper: paper, node: values.node)
    }
  }

  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene? {
    switch face {
    case .one(let face, let time):
      return paper.scene(of: face, .clock, title: PictureTitle.clock(at: time), decoder)
    case .many(let clock):
      guard decoder.countViews(clock.zones.count, at: node) else { return nil }
      return paper.scene(of: clock, .clock, title: PictureTitle.clocks(of: clock.zones), decoder)
    }
  }
}
