internal import Foundation
package import PlatenBase

/// A frame as it is encoded: x, y, width and height in points, rounded to thousandths.
struct FrameCode: Codable {
  private enum CodingKeys: String, CodingKey { case x, y, width, height }

  private let x, y, width, height: CGFloat

  init(_ frame: CGRect) {
    x = LayoutNumber.rounded(frame.minX)
    y = LayoutNumber.rounded(frame.minY)
    width = LayoutNumber.rounded(frame.width)
    height = LayoutNumber.rounded(frame.height)
  }

  var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension FrameCode: JSONWritable {
  package func write(to json: inout JSONText) {
    json.begin("{")
    json.add(x, for: CodingKeys.x)
    json.add(y, for: CodingKeys.y)
    json.add(width, for: CodingKeys.width)
    json.add(height, for: CodingKeys.height)
    json.end("}")
  }
}

extension CGRect: JSONWritable {
  package func write(to json: inout JSONText) { FrameCode(self).write(to: &json) }
}
