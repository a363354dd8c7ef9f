internal import ArgumentParser

/// How previews look, whether they are shown or compared.
struct PreviewLookOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "What to vary, such as colorScheme=all or dynamicTypeSize=large,accessibility3; repeatable.",
      valueName: "key=values"))
  var vary: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A device to show previews on, or all; repeatable.", valueName: "name"))
  var device: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point. (default: the device's)", valueName: "number"),
    transform: PreviewLookOptions.scale)
  var scale: Double?

  @Flag(help: "Show views without a size of their own at the size that they take, not on a device.")
  var fit = false

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
    ]
    return given.first(where: \.1)?.0
  }

  private static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale >= 0.1, scale <= 10 else {
      throw ValidationError("found \"\(text)\", expected a number from 0.1 to 10")
    }
    return scale
  }
}
