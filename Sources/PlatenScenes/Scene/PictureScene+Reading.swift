internal import Platen

extension PictureScene {
  /// Reads a scene.
  ///
  /// - Throws: All that is wrong in the text.
  package init(_ text: SceneText, as format: SourceFormat? = nil, options: SceneOptions)
    throws(SceneFailure)
  {
    var node = try SourceReader().read(text, as: format)
    for override in options.overrides {
      node = node.setting(override.path[...], to: override.value)
    }
    let decoder = SceneDecoder(options: options)
    let scene = Self.part.declared().read(node, decoder)
    guard let scene, decoder.problems.isEmpty else {
      throw SceneFailure(
        of: text, decoder.problems, isInputMissing: decoder.missingCount == decoder.problems.count)
    }
    self = scene
  }
}
