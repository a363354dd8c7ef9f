internal import Platen

extension PictureScene {
  /// Reads a scene.
  ///
  /// - Throws: All that is wrong in the text.
  package init(_ text: SceneText, as format: SourceFormat? = nil, options: SceneOptions)
    throws(SceneFailure)
  {
    try self.init(try SourceReader().read(text, as: format), of: text, options: options)
  }

  /// Reads a scene that is a part of a text.
  ///
  /// - Throws: All that is wrong in it, with its places in the text.
  package init(
    _ node: SourceNode, of text: SceneText, options: SceneOptions
  ) throws(SceneFailure) {
    var node = node
    for (i, override) in options.overrides.enumerated() {
      if let failure = override.problem(in: node) { throw failure }
      node = node.setting(override.path[...], to: override.placedValue(i))
    }
    let decoder = SceneDecoder(options: options)
    let scene = Self.part.declared().read(node, decoder)
    guard let scene, decoder.problems.isEmpty else {
      if let failure = Self.failure(of: options.overrides, decoder.problems) { throw failure }
      throw SceneFailure(
        of: text, decoder.problems, isInputMissing: decoder.missingCount == decoder.problems.count)
    }
    self = scene
  }

  /// What is wrong with a value that was set from outside of the scene.
  private static func failure(
    of overrides: [SceneOverride], _ problems: [SceneProblem]
  ) -> SceneFailure? {
    guard var problem = problems.first(where: { $0.position.line < 0 }) else { return nil }
    let override = overrides[-1 - problem.position.line]
    problem.position.line = 1
    return SceneFailure(of: override.text, [problem])
  }
}
