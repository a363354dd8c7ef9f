import Platen

/// The PNG of a view, for pictures that have to be the same.
func drawn(
  _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) throws -> Data {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  environment(&renderer.environment)
  return try renderer.pngData()
}
