import Foundation
import Platen
import PlatenReports
import Testing

@testable import PlatenScenes

/// What is found in the words of a cloud, and what is not.
@Suite("Words of clouds")
struct CloudWordTests {
  /// Noto Sans Khmer is there in regular alone, and a cloud's own weight is semibold.
  @Test func `A weight that nobody asked for is not missed`() throws {
    func missing(_ options: [String: String]) throws -> [String] {
      try request(.cloud, ["words": "ភ្នំពេញ:2,tea"].merging(options) { $1 }).scene()
        .renderer(library: .shared).fitReport().findings.filter { $0.kind == .missingStyle }
        .map(\.detail)
    }
    #expect(try missing([:]).isEmpty)
    #expect(
      try missing(["words": "ភ្នំពេញ:2:a", "groupFonts": "a=Noto Sans Khmer"]).isEmpty)
    #expect(
      try missing(["fontWeight": "bold"]) == ["Noto Sans Khmer has no weight 700: 400 is used"])
  }
}
