internal import Platen
internal import PlatenLayout

extension PictureScene {
  /// Reads a scene.
  ///
  /// - Throws: A ``SceneFileError`` with all that is wrong in the text; `RenderError` if the reading is
  ///   cancelled.
  package init(_ text: SceneText, as format: SourceFormat? = nil, options: SceneOptions) throws {
    self = try Self.cancellable(options) { () throws(SceneFileError) in
      try Self.read(text, as: format, options)
    }
  }

  /// Reads a scene that is a part of a text.
  ///
  /// - Throws: As ``init(_:as:options:)``, with the places in the whole text.
  package init(_ node: SourceNode, of text: SceneText, options: SceneOptions) throws {
    self = try Self.cancellable(options) { () throws(SceneFileError) in
      try Self.read(node, of: text, options)
    }
  }

  /// Reads a scene, with one error if that is cancelled.
  package static func cancellable(
    _ options: SceneOptions, _ read: () throws -> PictureScene
  ) throws -> PictureScene {
    try RenderCancellation.with(options.cancellation) {
      do {
        return try read()
      } catch {
        throw RenderCancellation.current.isCancelled ? RenderError.cancelled : error
      }
    }
  }

  static func read(
    _ text: SceneText, as format: SourceFormat? = nil, _ options: SceneOptions
  ) throws(SceneFileError) -> PictureScene {
    let node = try SourceReader(limits: options.limits.source).read(text, as: format)
    return try read(node, of: text, options)
  }

  /// Reads a scene that is a part of a text.
  ///
  /// - Throws: All that is wrong in it, or in a value that takes the place of one of its own.
  package static func read(
    _ node: SourceNode, of text: SceneText, _ options: SceneOptions
  ) throws(SceneFileError) -> PictureScene {
    var node = node
    for (i, override) in options.overrides.enumerated() {
      if let failure = override.problem(in: node) { throw failure }
      node = node.setting(override.path[...], to: override.placedValue(i))
    }
    let decoder = SceneDecoder(options: options)
    let scene = part.declared().read(node, decoder)
    guard let scene, decoder.problems.isEmpty else {
      if let failure = failure(of: options.overrides, decoder.problems) { throw failure }
      throw SceneFileError(
        of: text, decoder.problems, isInputMissing: decoder.missingCount == decoder.problems.count)
    }
    return scene
  }

  /// What is wrong with a value that was set from outside of the scene.
  private static func failure(
    of overrides: [SceneOverride], _ problems: [SceneError]
  ) -> SceneFileError? {
    guard var problem = problems.first(where: { $0.position.line < 0 }) else { return nil }
    let override = overrides[-1 - problem.position.line]
    problem.position.line = 1
    return SceneFileError(of: override.text, [problem])
  }
}
