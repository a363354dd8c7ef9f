package import Platen
package import PlatenBase

/// What a picture that moves is printed as.
package enum MovingFormat: Hashable, Sendable {
  case svg
  case frames(AnimationFormat)
  /// When and where everything goes, instead of the picture.
  case json

  /// The format that is called so, or that files with an ending of that name have.
  ///
  /// - Throws: `RenderError` for a format whose pictures stand still.
  package init(named name: String) throws {
    if name == "svg" {
      self = .svg
    } else if name == "json" {
      self = .json
    } else if let format = AnimationFormat(ending: name) {
      self = .frames(format)
    } else {
      throw RenderError(
        code: .format,
        description: "\(name) cannot show an animation: expected svg, png, webp, gif or json")
    }
  }

  /// What the names of its files end in.
  package var fileEnding: String {
    switch self {
    case .svg: "svg"
    case .json: "json"
    case .frames(let format): format.rawValue
    }
  }

  /// Whether it is made of pixels, and no document.
  package var isPixels: Bool { if case .frames = self { true } else { false } }

  /// Whether it may have numbers of a palette's colours as pixels.
  var hasPalette: Bool { self == .frames(.png) || self == .frames(.gif) }
}

extension PictureScene {
  /// The scene with what is wrong in what it becomes told as another error.
  package func tellingEnd(
    _ options: SceneOptions, as told: @escaping (PictureOptionError) -> any Error
  ) -> PictureScene {
    guard let end else { return self }
    var scene = self
    scene.end = End(end.motion) { cloud in
      do {
        return try PictureScene.cancellable(options) { try end.scene(cloud) }
      } catch let error as PictureOptionError {
        throw told(error)
      }
    }
    return scene
  }

  /// What a scene becomes, and how.
  package struct End {
    /// How it goes there.
    package var motion: PictureMotion
    /// Makes the scene of the end, which may follow the first one's cloud.
    package var scene: (CloudArrangement?) throws -> PictureScene

    package init(
      _ motion: PictureMotion, scene: @escaping (CloudArrangement?) throws -> PictureScene
    ) {
      (self.motion, self.scene) = (motion, scene)
    }
  }

  /// A picture that becomes another one, and what was found in both.
  package struct Moving {
    package var motion: Motion
    /// How often it goes its way, and in how many frames.
    package var options: PictureMotion
    package var findings: [FitFinding]
    /// Where the words of the last picture lie, if it is a cloud.
    package var cloud: CloudArrangement?
  }

  /// Lays both pictures out and matches them.
  ///
  /// - Parameters:
  ///   - formats: What the picture is to be printed as.
  ///   - lay: Lays one of them out.
  /// - Throws: What reading and laying out throw, and `RenderError` for options that the formats do not have.
  package func moving(
    to end: End, as formats: [MovingFormat], library: FontLibrary,
    lay: (ImageRenderer<AnyView>) throws -> FittedPicture
  ) throws -> Moving {
    if canvas.followsReader {
      throw RenderError(
        code: .format,
        description:
          "an animation is light or dark for all readers: found auto as its colorScheme,"
          + " expected light or dark")
    }
    guard end.motion.frameColors == nil || formats.contains(where: \.hasPalette) else {
      throw RenderError(
        code: .format,
        description: "a limit of colours has no effect on this format: expected png or gif")
    }
    guard end.motion.svgForm == .css || formats.contains(.svg) else {
      throw RenderError(
        code: .format,
        description: "the form of an SVG animation has no effect on this format: expected svg")
    }
    guard end.motion.moments == nil || formats == [.frames(.png)] else {
      throw RenderError(
        code: .format,
        description: "moments are drawn in one PNG: found another format, expected png")
    }
    func laid(_ scene: PictureScene) throws -> FittedPicture {
      let renderer = scene.renderer(library: library)
      renderer.parts = .named
      return try lay(renderer)
    }
    let first = try laid(self)
    let scene = try end.scene(first.report.clouds.first)
    let last = try laid(scene)
    let motion = Motion(from: first.list, to: last.list, timing: end.motion.timing)
    var findings = self.findings(of: first.report)
    for finding in scene.findings(of: last.report) where !findings.contains(finding) {
      findings.append(finding)
    }
    if motion.isStill {
      findings.append(
        FitFinding(
          kind: .unmatched, detail: "both pictures are the same: nothing moves"))
    } else if !motion.sharesParts {
      findings.append(
        FitFinding(
          kind: .unmatched,
          detail:
            "the pictures have nothing in common: one fades out and the other fades in"))
    }
    return Moving(
      motion: motion, options: end.motion, findings: findings, cloud: last.report.clouds.first)
  }
}

extension PictureScene.Moving {
  /// Prints each frame as a PNG of its own, for encoders: one that is shown for longer is there as often.
  ///
  /// - Parameters:
  ///   - options: How frames become pixels: limits count for all of them together.
  ///   - body: Takes the number of a frame, from 1 on, and the PNG.
  /// - Throws: As ``print(as:options:svgOptions:library:to:)``, and for colours that are to be fewer.
  package func printFrames(
    options: PNGOptions, library: FontLibrary, _ body: (Int, [UInt8]) throws -> Void
  ) throws {
    guard self.options.frameColors == nil else {
      throw RenderError(
        code: .format,
        description:
          "a limit of colours has no effect on numbered files: expected one PNG or GIF")
    }
    guard self.options.moments == nil else {
      throw RenderError(
        code: .format, description: "moments are drawn in one PNG, not in numbered files")
    }
    let frames = motion.frames(rate: self.options.frameRate, loops: self.options.loops)
    // Looks at all frames before the first is drawn.
    _ = try AnimationPrinter(frames, as: .png, options: AnimationOptions(options))
    var number = 0
    for frame in 0..<frames.count {
      let sink = MemorySink()
      try frames.displayList(frame).print(as: .png, options: options, library: library, to: sink)
      let shown = frames.delay(frame) / .seconds(1) * self.options.frameRate
      for _ in 0..<max(Int(shown.rounded()), 1) {
        number += 1
        try body(number, sink.bytes)
      }
    }
  }

  /// The pixels of all frames; 0 for a document.
  package func pixels(as format: MovingFormat, scale: CGFloat) -> CGFloat {
    guard format.isPixels else { return 0 }
    let count = options.moments ?? motion.count(ofFrames: options.frameRate, loops: options.loops)
    return (motion.size.width * scale).rounded(.up) * (motion.size.height * scale).rounded(.up)
      * CGFloat(count)
  }

  /// Prints the picture into a sink, and returns what is lost in the file.
  ///
  /// - Parameter options: How frames become pixels: limits count for all of them together.
  /// - Throws: As of still pictures, and `PrintError` for more frames than a file may have.
  package func print(
    as format: MovingFormat, options: PNGOptions, svgOptions: SVGOptions, library: FontLibrary,
    to sink: any ByteSink
  ) throws -> [FitFinding] {
    switch format {
    case .svg:
      try motion.printSVG(
        options, loops: self.options.loops, form: self.options.svgForm, options: svgOptions,
        library: library, to: sink)
      return []
    case .json:
      try sink.write(Array(motion.record.json.utf8))
      return []
    case .frames(let format):
      if let count = self.options.moments {
        try print(MotionStrip(motion, count: count), options: options, library: library, to: sink)
        return []
      }
      let frames = motion.frames(rate: self.options.frameRate, loops: self.options.loops)
      var options = AnimationOptions(options)
      options.colors = self.options.frameColors
      options.frameRate = self.options.frameRate
      let losses = try AnimationPrinter(frames, as: format, options: options)
        .print(library: library, to: sink)
      return FitFinding.findings(losses, in: format)
    }
  }

  /// Prints moments as a PNG that says what moves.
  private func print(
    _ strip: MotionStrip, options: PNGOptions, library: FontLibrary, to sink: any ByteSink
  ) throws {
    let picture = MemorySink()
    try strip.displayList.print(as: .png, options: options, library: library, to: picture)
    try sink.write(strip.record.added(to: picture.bytes))
  }
}
