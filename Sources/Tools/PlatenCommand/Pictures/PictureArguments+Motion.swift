internal import Platen
internal import PlatenBase
internal import PlatenConsole
internal import PlatenScenes

extension PictureArguments {
  /// Draws a picture that becomes another one, says what was found in both and writes it.
  ///
  /// - Throws: As of a still picture, and ``CommandError`` for a format that does not move.
  func print(
    _ scene: PictureScene, movingTo end: PictureScene.End, _ library: FontLibrary
  ) throws {
    let format = try motionFormat()
    let numbered = try output.flatMap(NumberedPath.init)
    if numbered != nil, format != .frames(.png) {
      throw CommandError(
        .usage, "\"\(output ?? "")\" names a file for each frame: expected the extension .png")
    }
    let said: [PictureFormat] =
      switch format {
      case .svg, .json: [.svg]
      case .frames(.webp): [.webp]
      case .frames: [.png]
      }
    if encoding.compression != nil, format != .frames(.png) {
      let need = OptionNeed.value("format", oneOf: ["png"])
      throw CommandError(NoEffectError(option: "compression", need: need))
    }
    try checkFrameRate(of: format)
    let svgOptions = try encoding.svgOptions(of: said) ?? SVGOptions()
    var options = try encoding.pngOptions(of: said)
    options.scale = format.isPixels && given.text(of: "scale") == nil ? 2 : scene.canvas.scale
    let moving = try scene.moving(to: end, as: [format], library: library) { renderer in
      renderer.scale = options.scale
      return try renderer.fittedPicture()
    }
    if let numbered {
      try FindingLog(isStrict: isStrict, isQuiet: isQuiet).check(moving.findings)
      try write(moving, to: numbered, options, library)
      try writeLayout(of: moving)
      return
    }
    let sink = try FileSink.output(at: output ?? "-")
    let losses = try moving.print(
      as: format, options: options, svgOptions: svgOptions, library: library, to: sink)
    try FindingLog(isStrict: isStrict, isQuiet: isQuiet).check(moving.findings + losses)
    try writeLayout(of: moving)
    try sink.commit()
  }

  private func write(
    _ moving: PictureScene.Moving, to path: NumberedPath, _ options: PNGOptions,
    _ library: FontLibrary
  ) throws {
    var count = 0
    try moving.printFrames(options: options, library: library) { number, bytes in
      let sink = try FileSink.output(at: path.path(number))
      try sink.write(bytes)
      try sink.commit()
      count = number
    }
    // Encoders take as many files as there are.
    let next = path.path(count + 1)
    if !isQuiet, FileStamp(of: next, followsLinks: true) != nil {
      StandardError.print(
        "note: \(count) frames are written; \"\(next)\" is from an earlier run and is kept")
    }
  }

  /// - Throws: ``CommandError`` for frames per second of a picture without frames.
  private func checkFrameRate(of format: MovingFormat) throws {
    guard given.text(of: "frameRate") != nil else { return }
    if given.text(of: "moments") != nil {
      throw CommandError(NoEffectError(option: "frameRate", need: .leftOut("moments")))
    }
    guard !format.isPixels else { return }
    let need = OptionNeed.value("format", oneOf: ["png", "webp", "gif", "y4m"])
    throw CommandError(NoEffectError(option: "frameRate", need: need))
  }

  private func writeLayout(of moving: PictureScene.Moving) throws {
    guard let layout, let cloud = moving.cloud else { return }
    let sink = try FileSink.output(at: layout)
    try sink.write(Array((cloud.json + "\n").utf8))
    try sink.commit()
  }

  /// The format that is asked for, or that the output's ending names.
  private func motionFormat() throws -> MovingFormat {
    if benchmark != nil {
      throw CommandError(.usage, "--benchmark has no effect on an animation")
    }
    guard let name = format?.rawValue ?? output.map({ $0.pathEnding.lowercased() }) else {
      throw CommandError(.usage, "no output: give -o FILE, or --format and -o - for a pipe")
    }
    do {
      return try MovingFormat(named: name)
    } catch {
      let found = format == nil ? "\"\(output ?? "")\"" : "--format \(name)"
      throw CommandError(
        .usage,
        "\(found) is not a format for animations: expected svg, png, webp, gif, y4m or json")
    }
  }
}
