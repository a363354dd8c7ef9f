import Platen

/// What views have told of themselves, in order.
final class Recorder {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// How often something was told.
  func count(of entry: String) -> Int { entries.count { $0 == entry } }
}

/// Lays a view out for what it does on the way.
@discardableResult
func renderUntilStable(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) throws
  -> DisplayList
{
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return try renderer.displayList()
}

/// The error of a view that does not settle, in words.
func complaint(about view: some View) -> String? {
  do {
    try renderUntilStable(view)
    return nil
  } catch {
    return (error as? RenderError)?.description
  }
}
