internal import Foundation
internal import PlatenBase
package import PlatenReports

nonisolated extension View {
  /// This view, which is the region of a packed cloud: a report of the picture has the cloud's
  /// arrangement, and there is no picture if not a single word has room.
  ///
  /// - Parameters:
  ///   - isShaped: Whether the words fill another shape than all of the region.
  ///   - arrangement: Where the words lie; the origin is found when the view is drawn.
  package func reportedAsCloud(
    isShaped: Bool, _ arrangement: @escaping () -> CloudArrangement
  ) -> some View {
    CloudRegionView(
      content: self, cloud: ReportedCloud(isShaped: isShaped, arrangement: arrangement))
  }
}

private struct CloudRegionView<Content: View>: _PrimitiveView {
  let content: Content
  let cloud: ReportedCloud

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    content._appendNodes(to: &list, in: context)
    for node in list.nodes[start...] { node.cloud = cloud }
  }
}

extension Drawing {
  /// Tells of a cloud whose region has its top left at a corner.
  ///
  /// A call of its own, as views in views have no stack for it.
  @inline(never)
  func report(_ reported: ReportedCloud, at corner: CGPoint) {
    var cloud = reported.arrangement()
    if cloud.words.isEmpty, !cloud.leftOut.isEmpty {
      let count = cloud.leftOut.count
      let (width, height) = (
        LayoutNumber.text(cloud.size.width), LayoutNumber.text(cloud.size.height)
      )
      pass.report(
        RenderError(
          code: .noRoom,
          description: "\(count) \(count == 1 ? "word does" : "words do") not fit"
            + " in \(reported.isShaped ? "a shape of " : "")\(width)×\(height) points"))
    }
    cloud.origin = corner
    pass.clouds.append(cloud)
  }
}
