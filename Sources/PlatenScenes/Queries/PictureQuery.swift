/// A picture that is asked for by names and values alone, as in the query of an address.
///
/// Names and values are decoded already. Nothing in them is a template, YAML or the path of a file.
package struct PictureQuery: Sendable {
  /// What is drawn.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Tags that flow, as `platen tags` draws them.
    case tags
    /// A clock's face, as `platen clock` draws it.
    case clock
    /// Texts in a grid, as `platen grid` draws them.
    case grid
  }

  package let kind: Kind
  let text: QueryText

  /// - Parameter pairs: The names and values in their order; a name that stands for a list may be
  ///   repeated.
  package init(_ kind: Kind, _ pairs: [(name: String, value: String)]) {
    self.kind = kind
    text = QueryText(pairs)
  }

  /// The names and values in a form that is the same for queries that differ only in the order of
  /// their names: a part of a cache's key.
  package var canonicalText: String { text.canonicalText }

  /// Reads the picture.
  ///
  /// - Throws: All that is wrong. A problem's path is the parameter's name, with an index where the
  ///   parameter is repeated; its place is the character in ``QueryText``. `RenderError` if the reading
  ///   is cancelled.
  package func scene(options: SceneOptions = SceneOptions()) throws -> PictureScene {
    try PictureScene.cancellable(options) { () throws(SceneFileError) in try read(options) }
  }

  private func read(_ options: SceneOptions) throws(SceneFileError) -> PictureScene {
    let decoder = SceneDecoder(options: options)
    let node = text.node(of: kind.parameters, decoder)
    let scene = kind.part.declared().read(node, decoder)
    guard let scene, decoder.errors.isEmpty else {
      throw SceneFileError(of: text.shown, decoder.errors)
    }
    return scene
  }
}

extension PictureQuery.Kind {
  /// The parameters in the order of their declarations.
  package var parameters: [QueryParameter] {
    switch self {
    case .tags: Self.tagsParameters
    case .clock: Self.clockParameters
    case .grid: Self.gridParameters
    }
  }

  private static let tagsParameters = parameters(of: .tags)
  private static let clockParameters = parameters(of: .clock)
  private static let gridParameters = parameters(of: .grid)

  private static func parameters(of kind: Self) -> [QueryParameter] {
    kind.part.declared().fields.declarations.map { QueryParameter($0) }
  }

  /// What the parameters are, and how a scene is made of them.
  var part: Part<PictureScene> {
    switch self {
    case .tags: QueryTable.tags
    case .clock: QueryTable.clock
    case .grid: QueryTable.grid
    }
  }
}
