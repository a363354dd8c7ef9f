import Platen

@testable import PlatenScenes

/// The picture that some options ask for.
func request(
  _ kind: PictureKind, _ values: [String: String], fonts: FontLibrary? = nil
) throws(PictureOptionError) -> PictureSpecification {
  let start = SourcePosition(line: 1, column: 1)
  // In the order of the table, as the command has them.
  let entries = kind.options.compactMap { option in
    values[option.name].map { text in
      SourceNode.Entry(
        key: option.name, position: start,
        value: SourceNode(.scalar(.init(text: text, isPlain: true)), at: start))
    }
  }
  var options = SceneOptions()
  options.fonts = fonts
  return try PictureSpecification(
    kind, SourceNode(.mapping(entries), at: start), SceneDecoder(options: options))
}

/// The picture of some options, with the fonts that there are.
func pictureScene(
  _ kind: PictureKind, _ values: [(String, String)]
) throws(PictureOptionError) -> PictureScene {
  let values = Dictionary(values) { first, _ in first }
  return try request(kind, values, fonts: .shared).scene()
}

/// What is wrong with some options, or why one of them has no effect; nil if all have.
func message(_ kind: PictureKind, _ values: [String: String]) -> String? {
  do throws(PictureOptionError) {
    _ = try request(kind, values).scene()
    return nil
  } catch {
    switch error {
    case .noEffect(let error): return error.message(.command)
    case .values(let errors):
      return errors.map { "\($0.path): \($0.unexpected.message)" }.joined(separator: "\n")
    case .data(let error): return "\(error)"
    }
  }
}
