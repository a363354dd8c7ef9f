internal import ArgumentParser
internal import Platen

/// How previews look, whether they are shown or compared.
struct PreviewLookOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "What to vary, such as colorScheme=all or dynamicTypeSize=large,accessibility3. Repeatable.",
      valueName: "key=values"))
  var vary: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A device to show previews on, or all. Repeatable.", valueName: "name"))
  var device: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point. (default: the device's)", valueName: "number"),
    transform: PreviewLookOptions.scale)
  var scale: Double?

  @Flag(help: "Show views that have no fixed size at their natural size, not on a device.")
  var fit = false

  @Flag(
    help: "Let views use a device's whole screen, even under its status bar and home indicator.")
  var noSafeArea = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long to run the tasks, timers and queues that a view starts when it appears. With 0,"
        + " they do not run. (default: 1s)",
      valueName: "seconds"), transform: PreviewLookOptions.settleTime)
  var settle: Double?

  /// How long views go on of which nothing is said, in seconds.
  static let settleTime = 1.0

  /// The look, of pictures in a format, in a folder.
  func look(_ format: PictureFormat, in folder: String) -> Look {
    Look(
      format: format, folder: folder, scale: scale, fits: fit, hasSafeArea: !noSafeArea,
      settleTime: settle ?? Self.settleTime)
  }

  /// The ways in which all previews are drawn.
  ///
  /// - Throws: An error of usage for what cannot be varied, and for devices that are not known.
  func variants() throws -> [PreviewVariant] {
    try PreviewVariant.all(varying: vary, devices: device)
  }

  /// The first of the options that was given.
  var given: String? {
    let given = [
      ("vary", !vary.isEmpty), ("device", !device.isEmpty), ("scale", scale != nil), ("fit", fit),
      ("no-safe-area", noSafeArea), ("settle", settle != nil),
    ]
    return given.first(where: \.1)?.0
  }

  private static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale >= 0.1, scale <= 10 else {
      throw ValidationError("found \"\(text)\", expected a number from 0.1 to 10")
    }
    return scale
  }

  private static func settleTime(_ text: String) throws -> Double {
    let isInThousandths = text.hasSuffix("ms")
    let number = Double(text.hasSuffix("s") ? String(text.dropLast(isInThousandths ? 2 : 1)) : text)
    let seconds = number.map { isInThousandths ? $0 / 1000 : $0 }
    guard let seconds, seconds >= 0, seconds <= 60 else {
      throw ValidationError("found \"\(text)\", expected a time from 0 to 60s, such as 1s or 500ms")
    }
    return seconds
  }
}
