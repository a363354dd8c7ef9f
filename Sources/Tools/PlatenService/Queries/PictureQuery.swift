internal import Platen
internal import PlatenScenes

/// A picture that is asked for by the names and values of an address's query.
///
/// Names and values are decoded already. Nothing in them is a template, YAML or the path of a file.
struct PictureQuery: Sendable {
  let kind: PictureKind
  let text: QueryText

  /// - Parameters:
  ///   - pairs: The names and values in their order; a name that stands for a list may be repeated.
  ///   - places: Where the body has the last of the pairs.
  init(
    _ kind: PictureKind, _ pairs: [(name: String, value: String)],
    body places: [QueryText.Place] = []
  ) {
    self.kind = kind
    text = QueryText(pairs, body: places)
  }

  /// The names and values in a form that is the same for queries that ask for the same in other
  /// words: a part of a cache's key.
  var canonicalText: String { QueryText(kind.canonical(text.pairs)).canonicalText }

  /// Reads the picture.
  ///
  /// - Parameter memory: What earlier readings of queries kept.
  /// - Throws: All that is wrong, as a `SceneFileError`: a problem's path is the parameter's name, with
  ///   an index in a list; its place is the character in ``QueryText``
  ///   or in the body. A ``Problem`` for a parameter without effect, and for problems of both. `RenderError` if the reading is cancelled.
  func scene(
    options: SceneOptions = SceneOptions(), memory: SceneCache = SceneCache()
  ) throws -> PictureScene {
    try PictureScene.cancellable(options) {
      let decoder = SceneDecoder(options: options, memory: memory)
      let node = text.node(of: kind.names, decoder)
      do throws(PictureOptionError) {
        return try PictureSpecification(kind, node, decoder).scene()
          .tellingEnd(options, as: told)
      } catch {
        throw told(error)
      }
    }
  }

  private func told(_ error: PictureOptionError) -> any Error {
    switch error {
    case .values(let problems): text.error(problems)
    case .data(let problem): SceneFileError(of: text.shown, [problem])
    case .noEffect(let error): Problem(.badRequest, error.message(.address) + ".")
    }
  }
}
