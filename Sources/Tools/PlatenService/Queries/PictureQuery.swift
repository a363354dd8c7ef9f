internal import Platen
internal import PlatenScenes

/// A picture that is asked for by the names and values of an address's query.
///
/// Names and values are decoded already. Nothing in them is a template, YAML or the path of a file.
struct PictureQuery: Sendable {
  let kind: PictureKind
  let text: QueryText

  /// - Parameter pairs: The names and values in their order; a name that stands for a list may be
  ///   repeated.
  init(_ kind: PictureKind, _ pairs: [(name: String, value: String)]) {
    self.kind = kind
    text = QueryText(pairs)
  }

  /// The names and values in a form that is the same for queries that ask for the same in other
  /// words: a part of a cache's key.
  var canonicalText: String { QueryText(kind.canonical(text.pairs)).canonicalText }

  /// Reads the picture.
  ///
  /// - Parameter memory: What earlier readings of queries kept.
  /// - Throws: All that is wrong, as a `SceneFileError`: a problem's path is the parameter's name, with
  ///   an index in a list; its place is the character in ``QueryText``. A ``Problem`` for a parameter
  ///   without effect. `RenderError` if the reading is cancelled.
  func scene(
    options: SceneOptions = SceneOptions(), memory: SceneMemory = SceneMemory()
  ) throws -> PictureScene {
    try PictureScene.cancellable(options) {
      let decoder = SceneDecoder(options: options, memory: memory)
      let node = text.node(of: kind.parameters, decoder)
      do throws(PictureOptionError) {
        return try PictureRequest(kind, node, decoder).scene()
      } catch {
        switch error {
        case .values(let problems): throw SceneFileError(of: text.shown, problems)
        case .data(let problem): throw SceneFileError(of: text.shown, [problem])
        case .noEffect(let error): throw Problem(.badRequest, error.message(.address) + ".")
        }
      }
    }
  }
}

extension PictureKind {
  /// The parameters of addresses, in the order of the picture's table.
  var parameters: [QueryParameter] { Self.parameters[self] ?? [] }

  private static let parameters = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.options.map(QueryParameter.init)) })
}

/// A parameter of an address's query: of a picture, or of a template.
struct QueryParameter: Hashable, Sendable {
  var name: String
  /// What it is for, in a sentence.
  var summary: String
  /// What a JSON Schema (draft 2020-12) says of its value, without references: that of an array where
  /// the parameter may be repeated.
  var schema: JSONValue
  /// What the value is counted in, or else what it is; nil where nobody says it.
  var unit: String?
  /// Whether it may be given more than once, each time with one element of a list.
  var isRepeated: Bool
  /// What stands for it if it is left out; nil where nothing does.
  var defaultValue: JSONValue?

  init(
    name: String, summary: String, schema: JSONValue, unit: String? = nil, isRepeated: Bool = false,
    defaultValue: JSONValue? = nil
  ) {
    self.name = name
    self.summary = summary
    self.schema = schema
    self.unit = unit
    self.isRepeated = isRepeated
    self.defaultValue = defaultValue
  }
}

extension QueryParameter {
  /// The parameter that an option of a picture is.
  init(_ option: PictureParameter) {
    self.init(
      name: option.name, summary: option.sentence, schema: option.schema,
      unit: option.words.unit, isRepeated: option.isList, defaultValue: option.defaultValue)
  }
}
