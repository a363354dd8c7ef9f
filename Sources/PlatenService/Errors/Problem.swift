internal import HTTPTypes
internal import Hummingbird
internal import PlatenScenes

/// Why a request was refused or failed, as RFC 9457 says it.
struct Problem: Error, Sendable {
  /// What kind of problem it is: the status, and what names it in its type.
  struct Kind: Hashable, Sendable {
    let status: HTTPResponse.Status
    /// The last part of the problem's type: `urn:platen:problem:SLUG`.
    let slug: String
    let title: String
  }

  var kind: Kind
  /// What was found and what was expected, in sentences.
  var detail: String
  /// What is wrong in a scene or a query, with places and hints.
  var records: [SceneFileError.Record] = []
  /// The seconds after which it may be worth to ask again.
  var retryAfter: Int?
  /// Methods that the resource has, for a 405.
  var allowedMethods: [String] = []

  init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }
}

extension Problem {
  /// The problem as `application/problem+json`.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", .string("urn:platen:problem:\(kind.slug)")),
      .init("title", .string(kind.title)), .init("status", .number(Double(kind.status.code))),
      .init("detail", .string(detail)),
    ]
    if !records.isEmpty { members.append(.init("problems", .array(records.map(\.json)))) }
    return .object(members)
  }
}

extension SceneFileError.Record {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("line", .number(Double(line))), .init("column", .number(Double(column))),
      .init("path", .string(path)), .init("found", .string(found)),
      .init("expected", .string(expected)),
    ]
    if let suggestion { members.append(.init("suggestion", .string(suggestion))) }
    return .object(members)
  }
}
