internal import HTTPTypes
internal import Hummingbird

extension Router where Context == ServiceContext {
  /// The methods that a resource may be asked with by mistake.
  private static var knownMethods: [HTTPRequest.Method] { [.get, .post, .put, .patch, .delete] }

  /// Adds endpoints; other methods of their resources are answered with those that they have.
  func add(_ endpoints: [Endpoint]) {
    for endpoint in endpoints {
      on(RouterPath(endpoint.routePath), method: endpoint.method) { request, context in
        try await endpoint.handler(request, context)
      }
    }
    var seen: Set<String> = []
    for path in endpoints.map(\.routePath) where seen.insert(path).inserted {
      refuseOtherMethods(of: path, endpoints.filter { $0.routePath == path }.map(\.method))
    }
  }

  private func refuseOtherMethods(of path: String, _ methods: [HTTPRequest.Method]) {
    let allowed = methods + (methods.contains(.get) ? [.head] : [])
    for method in Self.knownMethods where !methods.contains(method) {
      on(RouterPath(path), method: method) { _, _ -> Response in
        var problem = Problem(
          .methodNotAllowed,
          "\(method.rawValue) is none of \(allowed.map(\.rawValue).joined(separator: ", ")).")
        problem.allowedMethods = allowed.map(\.rawValue)
        throw problem
      }
    }
  }
}

extension Endpoint {
  /// The path as the router matches it.
  fileprivate var routePath: String { route ?? path }
}
