internal import Foundation
internal import PlatenService

/// An address of a picture with its signature.
struct SignedAddress {
  let text: String

  /// - Parameters:
  ///   - arguments: The address, how long it is to hold, and the key's name.
  ///   - configuration: The keys.
  init(_ arguments: ServerArguments, _ configuration: ServiceConfiguration) throws {
    guard let first = configuration.signingKeys.first else {
      throw ServerError(.usage, "no key to sign with: give --signing-key-file FILE")
    }
    let address = arguments.address ?? ""
    let (origin, target) = Self.parts(of: address)
    guard target.hasPrefix("/"), !target.contains("#") else {
      throw ServerError(
        .usage, "cannot sign \"\(address)\": expected a path or an http address without a fragment")
    }
    let expiry = Int(Date().timeIntervalSince1970) + Int(arguments.validTime / .seconds(1))
    let name = arguments.key ?? first.name
    let signer = TargetSigner(configuration.signingKeys)
    guard let signed = signer.sign(target, expiry: expiry, key: name) else {
      let names = configuration.signingKeys.map(\.name).joined(separator: ", ")
      throw ServerError(.usage, "no key \"\(name)\"; there are: \(names)")
    }
    text = origin + signed
  }

  /// What stands before the target of an address, and the target.
  private static func parts(of address: String) -> (origin: String, target: String) {
    guard let scheme = address.firstRange(of: "://") else { return ("", address) }
    let rest = address[scheme.upperBound...]
    guard let slash = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else {
      return (address, "/")
    }
    let origin = String(address[..<slash])
    return (origin, (rest[slash] == "?" ? "/" : "") + rest[slash...])
  }
}
