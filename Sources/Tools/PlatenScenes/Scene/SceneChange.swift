package import Platen

/// What becomes of a scene after some seconds, in a picture that moves.
struct SceneChange {
  /// Seconds from the beginning of the picture.
  var time: Double
  /// Where the time is written.
  var timePosition: SourcePosition
  /// How what changes goes to its new state; nil for at once.
  var animation: Animation?
  /// Values in place of the scene's own, by their names.
  var values: [SourceNode.Entry]

  static let part = Part<SceneChange>("change", "A change of the scene after some seconds.") {
    fields in
    let time = fields.required(
      "at",
      ValueType<Double>.number("seconds from 0 to 20", in: 0...PictureScene.longestMotion).located,
      "Seconds from the start of the animation, not earlier than the change before.")
    let values = fields.required(
      "set", .values,
      "New values of the data by name, such as {tags: [Swift, Rust]}. Dots in a name lead to"
        + " inner values."
    )
    let animation = fields.optional(
      "animation", SceneAnimation.table.type("an animation"), default: "smooth",
      "The animation of the change, such as smooth, none or {bouncy: {duration: 0.6}}.")
    return { read, _ in
      SceneChange(
        time: read[time].value, timePosition: read[time].position, animation: read[animation],
        values: read[values])
    }
  }
}

extension ValueType where Value == [SourceNode.Entry] {
  /// Values by names.
  fileprivate static var values: ValueType {
    let expected = "a mapping of names to values"
    return ValueType(expected: expected, schema: { _ in ["type": "object"] }) { node, decoder in
      guard case .mapping(let entries) = node.content, !entries.isEmpty else {
        return decoder.report(node, expected: expected)
      }
      return entries
    }
  }
}

// MARK: - Animations

/// The animations that a scene can name.
enum SceneAnimation {
  static let table = PartTable<Animation?>("animation", [springs + curves + [atOnce]])

  private static let springs: [Part<Animation?>] = [
    spring("smooth", "A spring that does not overshoot.") { .smooth(duration: $0) },
    spring("snappy", "A spring that overshoots a little.") { .snappy(duration: $0) },
    spring("bouncy", "A spring that overshoots clearly.") { .bouncy(duration: $0) },
  ]

  private static let curves: [Part<Animation?>] = [
    part("linear", "A change at constant speed.", default: 0.35) { .linear(duration: $0) },
    part("easeIn", "A change that begins slowly.", default: 0.35) { .easeIn(duration: $0) },
    part("easeOut", "A change that ends slowly.", default: 0.35) { .easeOut(duration: $0) },
    part("easeInOut", "A change that begins and ends slowly.", default: 0.35) {
      .easeInOut(duration: $0)
    },
  ]

  private static let atOnce = Part<Animation?>("none", "An immediate change.") { _ in
    { _, _ in Animation??.some(nil) }
  }

  private static func spring(
    _ name: String, _ summary: String, _ make: @escaping @Sendable (Double) -> Animation
  ) -> Part<Animation?> { part(name, summary, default: 0.5, make) }

  private static func part(
    _ name: String, _ summary: String, default seconds: Double,
    _ make: @escaping @Sendable (Double) -> Animation
  ) -> Part<Animation?> {
    Part(name, summary) { fields in
      let duration = fields.optional(
        "duration", .number("seconds from 0.05 to 10", in: 0.05...10), default: .number(seconds),
        "Seconds.")
      let delay = fields.optional(
        "delay", .number("seconds from 0 to 10", in: 0...10), default: 0,
        "Seconds before it begins.")
      return { values, _ in Animation??.some(make(values[duration]).delay(values[delay])) }
    }
  }
}

// MARK: - States

extension PictureScene {
  /// The most seconds that an animation is shown, or that a change may begin after: of as many frames as a file
  /// may have at 30 a second.
  package static let longestMotion = 20.0

  /// A state that the scene goes to.
  package struct State {
    var change: SceneChange
    package var scene: PictureScene
    /// The text that has the change.
    var text: SceneText
  }

  /// Reads the scene as each of its changes leaves it.
  ///
  /// - Parameters:
  ///   - node: The scene, as it is before the first.
  ///   - text: The text that it is in.
  /// - Throws: All that is wrong in a state.
  static func states(
    after changes: [SceneChange], of node: SourceNode, in text: SceneText, _ options: SceneOptions
  ) throws(SceneFileError) -> [State] {
    var options = options
    options.overrides = []
    var states: [State] = []
    var node = node
    for (i, change) in changes.enumerated() {
      if let last = states.last, change.time < last.change.time {
        throw SceneFileError(
          of: text,
          [
            SceneError(
              at: change.timePosition, path: "changes[\(i)].at", found: "\(change.time)",
              expected: "\(last.change.time) or more, the time of the change before")
          ])
      }
      for entry in change.values {
        guard !entry.key.split(separator: ".", omittingEmptySubsequences: false).contains("") else {
          throw SceneFileError(
            of: text,
            [
              SceneError(
                at: entry.position, path: "changes[\(i)].set", found: "an empty name",
                expected: "names with dots between them")
            ])
        }
        let override = SceneOverride([String](data: entry.key), entry.value, of: text)
        if var error = override.error(in: node, allowsFields: false)?.errors.first {
          (error.position, error.path) = (entry.position, "changes[\(i)].set.\(entry.key)")
          throw SceneFileError(of: text, [error])
        }
        node = node.setting(override.path[...], to: entry.value)
      }
      let scene = try read(node, of: text, options, readsChanges: false)
      states.append(State(change: change, scene: scene, text: text))
    }
    return states
  }
}

extension [String] {
  /// The names that lead to a value of the data, which may be written with `data.` before them.
  fileprivate init(data key: String) {
    let names = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self = names.first == "data" && names.count > 1 ? names : ["data"] + names
  }
}

// MARK: - The picture

/// The scene that is shown, which is another one after each change.
private final class ShownScene {
  var scene: PictureScene

  init(_ scene: PictureScene) { self.scene = scene }
}

private struct ShownSceneView: NonisolatedView {
  let shown: ShownScene

  var body: some View { AnyView(shown.scene.framed) }
}

extension PictureScene {
  /// A renderer of the scene and its changes, with all that its canvas asks for.
  package func animationRenderer(library: FontLibrary) -> AnimationRenderer<AnyView> {
    let shown = ShownScene(self)
    let renderer = AnimationRenderer(
      content: AnyView(ShownSceneView(shown: shown)), library: library.with(fonts))
    set(renderer.frames)
    for state in states {
      renderer.change(at: state.change.time, state.change.animation) { shown.scene = state.scene }
    }
    return renderer
  }
}

extension PictureScene {
  /// The findings of the states of a scene, each once: a picture that changes is blank only if all of them are.
  package static func findings(ofStates states: [[FitFinding]]) -> [FitFinding] {
    let isBlank = states.allSatisfy { $0.contains { $0.kind == .blank } }
    return states.joined().reduce(into: []) { findings, finding in
      if finding.kind == .blank, !isBlank { return }
      if !findings.contains(finding) { findings.append(finding) }
    }
  }
}

extension PictureScene {
  /// Prints the scene and its changes as frames or as an SVG, and returns what is lost in them.
  ///
  /// - Parameters:
  ///   - renderer: That of ``animationRenderer(library:)``.
  ///   - format: nil for an SVG.
  /// - Throws: As the renderer does; a `SceneFileError` for a change that begins too early for an SVG.
  package func print(
    _ renderer: AnimationRenderer<AnyView>, as format: AnimationFormat?, to sink: any ByteSink
  ) throws -> AnimationLosses {
    if format == nil, let overlap = try renderer.overlap, let error = error(overlap) { throw error }
    return try renderer.print(as: format, to: sink)
  }

  /// What is wrong with a change that begins before the one before it has ended; nil if no change is known.
  private func error(_ overlap: (start: Double, end: Double)) -> SceneFileError? {
    let index = states.lastIndex { $0.change.time <= overlap.start + 1e-9 }
    guard let index else { return nil }
    let state = states[index]
    // Rounded up, so that the time that is named is late enough.
    let end = (overlap.end * 1000).rounded(.up) / 1000
    return SceneFileError(
      of: state.text,
      [
        SceneError(
          at: state.change.timePosition, path: "changes[\(index)].at",
          found: "\(state.change.time)",
          expected: "\(end) or more in an SVG, which can show each change only after the one before"
            + " it has ended; or the format png, webp or gif")
      ])
  }
}
