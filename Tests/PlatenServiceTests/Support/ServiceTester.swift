import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore

@testable import PlatenService

/// Asks a service as a client does, without a network.
struct ServiceTester {
  let service: Service

  init(_ change: (inout ServiceConfiguration) -> Void = { _ in }) throws {
    var configuration = ServiceConfiguration()
    configuration.limits.renders = 2
    change(&configuration)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    service = try Service(configuration, logger: logger)
  }

  /// What is answered to one request.
  func answer(
    _ method: HTTPRequest.Method = .get, _ uri: String, _ body: String? = nil,
    headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await service.application.test(.router) { client in
      try await client.execute(
        uri: uri, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
    }
  }

  /// What is answered to a scene.
  func picture(
    of scene: String = ServiceTester.scene, query: String = "", headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await answer(.post, "/v1/render\(query)", scene, headers: headers)
  }

  /// A red rectangle of 40 x 20 points.
  static let scene = """
    platen: 1
    view: {rectangle: {fill: "#FF0000"}, modifiers: [{frame: {width: 40, height: 20}}]}
    """
}

extension TestResponse {
  var text: String { String(buffer: body) }
  var bytes: [UInt8] { Array(body.readableBytesView) }

  /// A member of an answer in JSON.
  func member(_ name: String) throws -> Any? {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    return (object as? [String: Any])?[name]
  }
}
