internal import Foundation

/// Where references are read that are not a folder of this machine: a revision, or an archive of a server.
package enum ReferenceSource: Hashable, Sendable {
  case revision(GitRevision)
  case archive(ReferenceAddress)

  /// Reads a place of references; nil for what is a folder.
  ///
  /// - Throws: An error of usage for a revision or an address that cannot be read.
  package init?(_ text: String) throws(ReviewError) {
    if let revision = try GitRevision(text) {
      self = .revision(revision)
    } else if let address = try ReferenceAddress(text) {
      self = .archive(address)
    } else {
      return nil
    }
  }

  /// What messages call it.
  package var noun: String {
    switch self {
    case .revision: "a revision"
    case .archive: "an archive"
    }
  }
}

/// The address of an archive of references, and what is known of it:
/// `https://example.com/references.tar.gz#sha256=…&folder=scenes/__Snapshots__`.
package struct ReferenceAddress: Hashable, Sendable {
  /// The address without what follows the number sign.
  let url: String
  /// The address without its query, which may hold a signature: what messages call the archive.
  let name: String
  /// The SHA-256 that the archive has to have, in lower case hexadecimal digits; nil for any.
  let digest: String?
  /// The folder of the references in the archive; nil for the top of it.
  let folder: String?

  /// Reads an address; nil for what is none.
  ///
  /// - Throws: An error of usage for an address without `https`, and for what follows the number sign and
  ///   is not known.
  package init?(_ text: String) throws(ReviewError) {
    guard let scheme = text.firstMatch(of: #/^[A-Za-z][A-Za-z0-9+.-]*(?=:\/\/)/#)?.output else {
      return nil
    }
    // A query may hold a signature.
    let shown = text.prefix { $0 != "?" }
    func wrong(_ found: String, _ expected: String) -> ReviewError {
      ReviewError(.usage, "--references \"\(shown)\": found \(found), expected \(expected)")
    }
    guard scheme.lowercased() == "https" else { throw wrong("\(scheme)://", "https://") }
    guard var parts = URLComponents(string: text), parts.host?.isEmpty == false else {
      throw wrong("no server in the URL", "https://HOST/PATH.tar.gz")
    }
    var (digest, folder): (String?, String?) = (nil, nil)
    for item in (parts.fragment ?? "").split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1).map(String.init)
      switch (pair.first, pair.count) {
      case ("sha256", 2):
        digest = pair[1].lowercased()
        guard pair[1].utf8.count == 64, pair[1].allSatisfy(\.isHexDigit) else {
          throw wrong("\"\(pair[1])\"", "64 hexadecimal digits after sha256=")
        }
      case ("folder", 2): folder = pair[1]
      default: throw wrong("\"\(item)\"", "#sha256=DIGEST, #folder=FOLDER, or both with & between")
      }
    }
    (self.digest, self.folder) = (digest, folder)
    parts.fragment = nil
    url = parts.string ?? text
    (parts.query, parts.user, parts.password) = (nil, nil, nil)
    name = parts.string ?? url
  }
}
