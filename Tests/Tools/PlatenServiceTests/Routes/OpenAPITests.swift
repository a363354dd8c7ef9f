import Foundation
import HTTPTypes
import PlatenScenes
import Testing

@testable import PlatenService

@Suite struct OpenAPITests {
  private typealias Object = [String: Any]

  private func document() async throws -> Object {
    let answer = try await ServiceTester().answer(.get, "/v1/openapi.json")
    #expect(answer.headers[.contentType] == "application/json")
    let object = try JSONSerialization.jsonObject(with: Data(answer.bytes))
    return try #require(object as? Object)
  }

  private func operations() async throws -> [(path: String, method: String, operation: Object)] {
    let paths = try #require(try await document()["paths"] as? [String: [String: Object]])
    return paths.sorted { $0.key < $1.key }.flatMap { path, methods in
      methods.sorted { $0.key < $1.key }.map { (path, $0.key, $0.value) }
    }
  }

  @Test func whatTheIssueNamesIsDescribed() async throws {
    let described = Set(try await operations().map { "\($0.method) \($0.path)" })
    #expect(
      described.isSuperset(of: [
        "post /v1/render", "get /v1/tags.{format}", "get /v1/clock.{format}",
        "get /v1/grid.{format}", "post /v1/measure", "post /v1/layout", "get /v1/fonts",
        "get /v1/schema", "get /v1/openapi.json", "get /v1/version", "post /v1/batch",
      ]))
  }

  /// What is described is there; what is answered has a status and a type that are described.
  @Test func theServiceDoesWhatItsDescriptionSays() async throws {
    let tester = try ServiceTester()
    for (path, method, operation) in try await operations() {
      let uri = path.replacing("{format}", with: "svg")
      let method = try #require(HTTPRequest.Method(method.uppercased()))
      let answer = try await tester.answer(method, uri, method == .post ? "" : nil)
      // No short address was given out.
      let missing = path.hasPrefix("/v1/p/") ? [405] : [404, 405]
      #expect(!missing.contains(answer.status.code), "\(method) \(uri)")
      let responses = try #require(operation["responses"] as? [String: Object])
      let response = try #require(responses["\(answer.status.code)"], "\(uri) \(answer.status)")
      let types = (response["content"] as? Object)?.keys.sorted() ?? []
      let type = answer.headers[.contentType]?.prefix { $0 != ";" }
      #expect(types.contains(String(type ?? "")), "\(method) \(uri): \(type ?? "")")
    }
  }

  /// What each may answer beside 200 and what may befall any request.
  @Test(arguments: [
    ("get /v1/tags.{format}", [304, 404, 412, 422, 429, 503], [405, 406, 413, 415]),
    ("get /v1/version", [304], [404, 406, 412, 413, 415, 422]),
    ("post /v1/render", [406, 408, 412, 413, 415, 422], [304, 404]),
    ("post /v1/measure", [408, 412, 413, 415, 422], [304, 404, 406]),
    ("post /v1/batch", [406, 408, 413, 415, 422], [304, 404, 412]),
  ])
  func theStatusesOfAnOperationAreThoseThatItHas(
    _ name: String, _ own: [Int], _ others: [Int]
  ) async throws {
    let operation = try #require(
      try await operations().first { "\($0.method) \($0.path)" == name }?.operation)
    let responses = try #require(operation["responses"] as? [String: Object])
    let statuses = Set(responses.keys.compactMap { Int($0) })
    #expect(statuses.isSuperset(of: own))
    #expect(statuses.isDisjoint(with: others))
    // What HTTP itself may be refused for.
    #expect(statuses.isSuperset(of: [200, 400, 401, 403, 408, 414, 431, 500, 501, 503]))
  }

  /// A batch may have no lines; what is to be drawn has to be there.
  @Test(arguments: [
    ("/v1/batch", 200, false), ("/v1/render", 422, true), ("/v1/measure", 422, true),
  ])
  func aBodyThatIsRequiredIsMissed(
    _ path: String, _ status: Int, _ isRequired: Bool
  ) async throws {
    let answer = try await ServiceTester().answer(.post, path)
    #expect(answer.status.code == status)
    let operation = try await operations().first { $0.path == path }?.operation
    #expect((operation?["requestBody"] as? Object)?["required"] as? Bool == isRequired)
  }

  /// An `<img>` that asks for what there is not gets a picture that says why.
  @Test func theProblemsOfWhatIsReadMayBePictures() async throws {
    let accept: HTTPFields = [.accept: "image/avif,image/webp,*/*"]
    let answer = try await ServiceTester().answer(.get, "/v1/tags.bmp", headers: accept)
    let type = try #require(answer.headers[.contentType]?.prefix { $0 != ";" })
    let operation = try await operations().first { $0.path == "/v1/tags.{format}" }?.operation
    let responses = try #require(operation?["responses"] as? [String: Object])
    #expect((responses["404"]?["content"] as? Object)?[String(type)] != nil)
  }

  @Test func everyParameterOfAPathIsRequiredAndDescribed() async throws {
    for (path, _, operation) in try await operations() {
      let parameters = operation["parameters"] as? [Object] ?? []
      let names = path.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
      let own = parameters.filter { $0["in"] as? String == "path" }
      #expect(own.compactMap { $0["name"] as? String } == names.map(String.init))
      #expect(own.allSatisfy { $0["required"] as? Bool == true })
      for parameter in parameters {
        #expect(parameter["schema"] is Object)
        #expect((parameter["description"] as? String)?.isEmpty == false)
      }
    }
  }

  /// Names, units, defaults and sentences are those of the pictures' table.
  @Test(arguments: PictureKind.allCases)
  func theParametersOfAPictureAreItsTable(kind: PictureKind) async throws {
    let operation = try await operations().first { $0.path == "/v1/\(kind).{format}" }
    let parameters = try #require(operation?.operation["parameters"] as? [Object])
    let own = parameters.filter {
      !["format", "quality", "svg", "findings", "strict", "download", "maxAge"].contains(
        $0["name"] as? String)
    }
    #expect(own.compactMap { $0["name"] as? String } == kind.options.map(\.name))
    for (parameter, option) in zip(own, kind.options) {
      let schema = try #require(parameter["schema"] as? Object)
      #expect(parameter["description"] as? String == option.sentence)
      #expect(schema["x-unit"] as? String == option.words.unit)
      #expect((schema["x-needs"] as? [Object] ?? []).count == option.words.needs.count)
      switch option.defaultValue {
      case .string(let text): #expect(schema["default"] as? String == text)
      case .number(let number): #expect(schema["default"] as? Double == number)
      case .bool(let bool): #expect(schema["default"] as? Bool == bool)
      case nil: #expect(schema["default"] == nil)
      default: #expect(schema["default"] != nil)
      }
    }
  }

  /// The page leaves out what has no effect by this.
  @Test func whatAnOptionNeedsIsDescribed() async throws {
    let operation = try await operations().first { $0.path == "/v1/tags.{format}" }
    let parameters = try #require(operation?.operation["parameters"] as? [Object])
    func needs(_ name: String) throws -> [Object] {
      let schema = parameters.first { $0["name"] as? String == name }?["schema"] as? Object
      return try #require(schema?["x-needs"] as? [Object], "\(name)")
    }
    let radius = try needs("cornerRadius")
    #expect(radius.map { $0["option"] as? String } == ["style"])
    #expect(radius.map { $0["oneOf"] as? [String] } == [["pill"]])
    #expect(try needs("accent").map { $0["given"] as? [String] } == [["select"]])
    #expect(try needs("fontDesign").map { $0["leftOut"] as? String } == ["font"])
  }

  /// What draws pictures tells of what it leaves out; what measures has nothing to leave out.
  @Test func theFieldOfFindingsIsDescribedWherePicturesAreDrawn() async throws {
    for (path, _, operation) in try await operations() {
      let responses = try #require(operation["responses"] as? [String: Object])
      let fields = responses["200"]?["headers"] as? Object
      let parameters = operation["parameters"] as? [Object] ?? []
      let isStrict = parameters.contains { $0["name"] as? String == "strict" }
      func begins(_ names: [String]) -> Bool { names.contains { path.hasPrefix("/v1/\($0)") } }
      let drawn = begins(["tags", "cloud", "clock", "grid", "render", "layout", "scenes/"])
      // A link says how strict its picture is once, and draws it then.
      #expect((fields?["Platen-Findings"] != nil) == (drawn || begins(["p/"])), "\(path)")
      #expect(isStrict == (drawn || begins(["links"])), "\(path)")
      #expect((responses["201"] != nil) == begins(["links"]), "\(path)")
    }
  }

  @Test func operationsHaveNamesOfTheirOwn() async throws {
    let names = try await operations().compactMap { $0.operation["operationId"] as? String }
    #expect(Set(names).count == names.count)
  }
}
