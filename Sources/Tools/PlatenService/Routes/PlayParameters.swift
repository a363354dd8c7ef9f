internal import PlatenScenes

// How a scene's changes are shown, as queries say it.

extension Endpoint.Parameter {
  /// What a query may say of how a scene's changes are shown.
  static let play = [
    Self(
      name: "animate",
      summary: "Whether to animate the scene's changes, as SVG, PNG or WebP. A GIF always does.",
      schema: ["type": "boolean", "default": false]),
    Self(
      name: "duration",
      summary: "How many seconds of the changes to show; default: until nothing moves.",
      schema: ["type": "number", "minimum": 0.05, "maximum": 20]),
    Self(
      name: "loops",
      summary: "How many times to show the changes. 0 repeats them for ever.",
      schema: ["type": "integer", "minimum": 0, "maximum": 100, "default": 1]),
    Self(
      name: "frameRate", summary: "The frames per second of all formats except SVG.",
      schema: ["type": "number", "minimum": 1, "maximum": 60, "default": 30]),
  ]
}

extension QueryPairs {
  /// Takes out of the query how a scene's changes are shown; nil for the picture before them.
  ///
  /// - Throws: A ``Problem`` for numbers out of their ranges, for formats that cannot move, and for what only
  ///   pictures that move have.
  mutating func play(as format: OutputFormat) throws -> ScenePlay? {
    let isAsked = try flag("animate") || format == .gif
    let duration = try number(
      "duration", "seconds from 0.05 to 20", in: 0.05...PictureScene.longestMotion)
    let loops = try number("loops", "a whole number from 0 to 100", in: 0...100)
    let frameRate = try number("frameRate", "frames per second from 1 to 60", in: 1...60)
    let names = [("duration", duration), ("loops", loops), ("frameRate", frameRate)]
    guard isAsked else {
      if let (name, _) = names.first(where: { $0.1 != nil }) {
        throw Problem(.badRequest, "\(name) is for animations: add animate=true.")
      }
      return nil
    }
    guard [.gif, .svg, .png, .webp].contains(format) else {
      throw Problem(.badRequest, "animate has no effect on the format \(format.rawValue).")
    }
    if format == .svg, let (name, _) = names.dropFirst().first(where: { $0.1 != nil }) {
      throw Problem(.badRequest, "\(name) has no effect on an animated SVG.")
    }
    if let loops, loops.rounded() != loops {
      throw Self.problem("loops", found: "\(loops)", expected: "a whole number from 0 to 100")
    }
    return ScenePlay(duration: duration, loops: Int(loops ?? 1), frameRate: frameRate ?? 30)
  }

  private mutating func number(
    _ name: String, _ expected: String, in range: ClosedRange<Double>
  ) throws -> Double? {
    guard let text = take(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw Self.problem(name, found: text, expected: expected)
    }
    return number
  }
}
