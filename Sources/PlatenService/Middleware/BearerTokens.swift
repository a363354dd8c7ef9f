internal import HTTPTypes
internal import Hummingbird

/// The tokens that let a request in, as RFC 6750 has them.
struct BearerTokens: Sendable {
  private let tokens: [[UInt8]]

  init(_ tokens: [String]) { self.tokens = tokens.map { Array($0.utf8) } }

  var isEmpty: Bool { tokens.isEmpty }

  /// The token that a request bears; nil if it bears none.
  static func token(of request: Request) -> Substring? {
    guard let value = request.headers[.authorization] else { return nil }
    let scheme = "bearer "
    guard value.utf8.count > scheme.utf8.count,
      value.prefix(scheme.count).lowercased() == scheme
    else { return nil }
    return value.dropFirst(scheme.count).trimming { $0 == " " }
  }

  /// Whether a token is one of these.
  ///
  /// The time that it takes tells nothing but lengths.
  func contains(_ token: Substring) -> Bool {
    let found = Array(token.utf8)
    var isKnown = false
    for known in tokens where known.count == found.count {
      var difference: UInt8 = 0
      for i in known.indices { difference |= known[i] ^ found[i] }
      isKnown = difference == 0 || isKnown
    }
    return isKnown
  }
}

extension Substring {
  fileprivate func trimming(while isOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOut)
    while let last = rest.last, isOut(last) { rest.removeLast() }
    return rest
  }
}
