public import Foundation
public import FoundationNetworking

// Foundation on Linux has these methods with a delegate alone, whose default no requirement of a protocol has: an app's
// protocol for sessions needs the methods themselves.
extension URLSession {
  /// Returns the answer to a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Returns what a URL has.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Returns the answer to a request that sends data.
  public func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: data, delegate: nil)
  }
}
