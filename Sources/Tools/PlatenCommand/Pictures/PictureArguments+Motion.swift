internal import Platen
internal import PlatenBase
internal import PlatenConsole
internal import PlatenScenes

extension PictureArguments {
  /// What a picture that moves is written as.
  private enum MotionFormat {
    case svg
    case frames(AnimationFormat)
  }

  /// Draws a picture that becomes another one, says what was found in both and writes it.
  ///
  /// - Parameter reword: As of a still picture.
  /// - Throws: As of a still picture, and ``CommandError`` for a format that does not move.
  func print(
    _ scene: PictureScene, movingTo end: PictureScene.End, _ library: FontLibrary,
    _ reword: (FitFinding, FitReport) -> FitFinding
  ) throws {
    let format = try motionFormat()
    var scale = scene.canvas.scale
    if case .frames = format, given.text(of: "scale") == nil { scale = 2 }
    let moving = try scene.moving(to: end, library: library) { _, renderer in
      renderer.scale = scale
      return try renderer.fittedPicture()
    }
    var findings = moving.findings
    let sink = try FileSink.output(at: output ?? "-")
    switch format {
    case .svg:
      try FindingLog(isStrict: isStrict, isQuiet: isQuiet).check(findings)
      let options = try encoding.svgOptions(of: [.svg]) ?? SVGOptions()
      _ = try encoding.pngOptions(of: [.svg])
      try moving.motion.printSVG(
        scale: scale, loops: end.motion.loops, options: options, library: library, to: sink)
    case .frames(let format):
      _ = try encoding.svgOptions(of: [.png])
      var options = AnimationOptions(
        try encoding.pngOptions(of: [format == .webp ? .webp : .png]))
      options.png.scale = scale
      let frames = moving.motion.frames(rate: end.motion.frameRate, loops: end.motion.loops)
      let losses = try AnimationPrinter(frames, as: format, options: options)
        .print(library: library, to: sink)
      findings += FitFinding.findings(losses, in: format)
      try FindingLog(isStrict: isStrict, isQuiet: isQuiet).check(findings)
    }
    if let layout, let cloud = moving.cloud {
      let layoutSink = try FileSink.output(at: layout)
      try layoutSink.write(Array((cloud.json + "\n").utf8))
      try layoutSink.commit()
    }
    try sink.commit()
  }

  /// The format that is asked for, or that the output's ending names.
  private func motionFormat() throws -> MotionFormat {
    if benchmark != nil {
      throw CommandError(.usage, "--benchmark has no effect on a picture that moves")
    }
    if format == nil, output == nil {
      throw CommandError(.usage, "no output: give -o FILE, or --format and -o - for a pipe")
    }
    let name = format?.rawValue ?? (output ?? "").pathEnding.lowercased()
    if name == "svg" { return .svg }
    if let format = AnimationFormat(rawValue: name) { return .frames(format) }
    let found = format == nil ? "\"\(output ?? "")\"" : "--format \(name)"
    throw CommandError(
      .usage, "\(found) is no format of a picture that moves: expected svg, png, webp or gif")
  }
}
