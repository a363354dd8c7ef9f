import Foundation
import HTTPTypes
import NIOCore

/// What a service answered to a request.
struct TestResponse: Sendable {
  let head: HTTPResponse
  let body: ByteBuffer

  var status: HTTPResponse.Status { head.status }
  var headers: HTTPFields { head.headerFields }
  var text: String { String(buffer: body) }
  var bytes: [UInt8] { Array(body.readableBytesView) }

  /// A member of an answer in JSON.
  func member(_ name: String) throws -> Any? {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    return (object as? [String: Any])?[name]
  }
}
