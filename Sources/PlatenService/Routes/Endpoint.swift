internal import HTTPTypes
internal import Hummingbird
internal import PlatenScenes

/// A method of a resource: what may be asked, what is answered, and what answers.
///
/// The router and the OpenAPI document are both made of these.
struct Endpoint: Sendable {
  typealias Handler = @Sendable (Request, ServiceContext) async throws -> Response

  /// A parameter of the path or the query.
  struct Parameter: Sendable {
    enum Place: String, Sendable {
      case path, query
    }

    var name: String
    var place = Place.query
    var summary: String
    /// What a JSON Schema says of the value.
    var schema: JSONValue
    var isRequired = false
    /// Whether it stands for parameters of any names.
    var isExploded = false
  }

  /// A body, by what it may be.
  struct Body: Sendable {
    var mediaTypes: [String]
    var summary: String
    var schema: JSONValue
  }

  var method: HTTPRequest.Method
  /// The path, with the names of parameters in braces.
  var path: String
  /// The path as the router matches it, where that is another.
  var route: String?
  /// What names the operation, for programs that are made of the document.
  var operation: String
  var summary: String
  var parameters: [Parameter] = []
  var body: Body?
  /// The media types of the answer.
  var answers: [String]
  /// What may go wrong, beside what may go wrong everywhere.
  var problems: [Problem.Kind] = []
  /// Whether a client that names what it has is told when that is still the same.
  var isConditional = true
  var handler: Handler
}
