internal import Platen
internal import PlatenBase
internal import PlatenReports

extension ViewTable {
  /// Texts for scanners.
  static let code = Part<AnyView>("qr", "A square QR code of a text.") { fields in
    let text = fields.required("text", .text, "The text that a scanner reads.")
    let correction = fields.optional(
      "correction", .correction, default: "medium",
      "How much of the code may be damaged: low 7 %, medium 15 %, quartile 25 % or high 30 %.")
    let quietZone = fields.optional(
      "quietZone", .integer("a whole number from 0 to 100", in: 0...100), default: 4,
      "The width of the margin in modules. Scanners need 4.")
    let color = fields.optional(
      "color", .color, default: "#000000", "The colour of dark modules.")
    let background = fields.optional(
      "background", .color, default: "#FFFFFF",
      "The colour of light modules and of the margin. With a transparent colour, the background"
        + " shows through.")
    fields.setPrimary(text)
    return { values, decoder in
      // A component's parameters are not known where it is read alone.
      if decoder.isProbing { return AnyView(EmptyView()) }
      let text = values[text]
      let result = Result { () throws(QRCodeError) in
        try QRCode(text, correction: values[correction])
      }
      switch result {
      case .failure(let error):
        return decoder.at("text") {
          decoder.report(
            values.node, UnexpectedValue(found: error.found, expected: error.expected),
            ofRecord: true)
        }
      case .success(let code):
        // As much work as some views.
        let cost = code.modules.side * code.modules.side / 50
        guard decoder.countViews(cost, at: values.node) else { return nil }
        decoder.noteContrast(of: values[color], on: values[background], at: values.node)
        let view = ModuleMatrixView(
          code.modules, quietZone: values[quietZone], color: values[color], text: text)
        return AnyView(
          view.background(values[background]).accessibilityElement()
            .accessibilityLabel(Text(verbatim: text)).accessibilityAddTraits(.isImage))
      }
    }
  }
}

extension ValueType where Value == QRCode.Correction {
  /// How much of a code may be damaged.
  fileprivate static var correction: ValueType {
    .name("a correction", QRCode.Correction.allCases.map { ("\($0)", $0) })
  }
}

extension SceneDecoder {
  /// The least by which light modules are brighter than dark ones: that of grade C in ISO/IEC 15415.
  private static let leastContrast = 0.4

  /// Notes that dark modules are hardly darker than light ones, or that they are the lighter ones.
  fileprivate func noteContrast(of color: Color, on background: Color, at node: SourceNode) {
    let canvas = sceneEnvironment.canvas
    let schemes =
      canvas?.followsReader == true ? ColorScheme.allCases : [canvas?.colorScheme ?? .light]
    let contrasts = schemes.map { scheme in
      let white = Color.Resolved(red: 1, green: 1, blue: 1)
      let behind = canvas?.background ?? sceneEnvironment.theme.background
      let ground = behind.resolved(in: scheme).over(white)
      let light = background.resolved(in: scheme).over(ground)
      return light.luminance - color.resolved(in: scheme).over(light).luminance
    }
    guard let least = contrasts.min(), least < Self.leastContrast else { return }
    let found =
      least < 0
      ? "is light on dark" : "has a contrast of \(Int((100 * least).rounded(.down))) %"
    note(
      SceneFinding(
        kind: .faint, position: node.position, path: currentPath,
        detail:
          "the code \(found): scanners need dark modules with a contrast of at least 40 % to"
          + " their background"))
  }
}
