/// What is told of how views fitted while they are drawn, in the order in which they are.
final class FitRecord {
  var texts: [TextFit] = []
  /// The nodes that a layout has hidden.
  var hidden: [Node] = []
}
