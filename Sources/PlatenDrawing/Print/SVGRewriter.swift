internal import Foundation

struct SVGRewriter {
  let title: String
  let size: CGSize
  func rewrite(_ bytes: [UInt8]) -> [UInt8] { bytes }
}
