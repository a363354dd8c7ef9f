import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// The folder as a bundle.
  var bundle: Bundle { get throws { try #require(Bundle(url: url)) } }
}
