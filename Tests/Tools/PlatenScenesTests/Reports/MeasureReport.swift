import Foundation
import Platen

@testable import PlatenScenes

/// What is answered to a request to measure, as whoever reads it has it.
struct MeasureReport: Codable {
  var labels: [Label]

  struct Label: Codable {
    var text: String
    var fontSize: Double
    var bounds, ink: Box
    var firstBaseline, lastBaseline: Double
    var isTruncated: Bool
    var lines: [Line]
    var missing: [Missing]
  }

  struct Box: Codable {
    var x, y, width, height: Double
  }

  struct Line: Codable {
    var text: String
    var x, width, baseline: Double
    var runs: [Run]
  }

  struct Run: Codable {
    var text, script, direction: String
    var size, x, width: Double
    var font: Face
    var glyphs: [Item]
  }

  struct Face: Codable {
    var family, file: String
    var index: Int
    var variations: [String: Double]
  }

  struct Item: Codable {
    var id, cluster: Int
    var x, y, advance: Double
  }

  struct Missing: Codable {
    var character: String
    var codePoints: [String]
  }

  init(_ request: MeasureRequest) throws {
    self = try JSONDecoder().decode(
      MeasureReport.self, from: Data(try request.json(in: .shared)))
  }
}
