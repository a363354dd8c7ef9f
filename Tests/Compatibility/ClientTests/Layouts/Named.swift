import SwiftUI

extension Layout where Self == JustifiedFlow {
  static var flow: JustifiedFlow { JustifiedFlow() }

  static func flow(
    _ justification: JustifiedFlow.Justification, spacing: CGFloat = 5
  ) -> JustifiedFlow {
    JustifiedFlow(justification: justification, spacing: spacing)
  }
}

/// A view that others extend by name.
struct Tile: View {
  let name: String
  let side: CGFloat

  var body: some View { box(name, side, side) }
}

extension View where Self == Tile {
  static func tile(_ name: String) -> Tile { Tile(name: name, side: 12) }
}

/// Views in a layout that is handed over.
func arranged<Content: View>(
  _ layout: some Layout, @ViewBuilder content: () -> Content
) -> some View {
  layout { content() }
}

/// A view that is handed over by name.
func framed(_ view: some View) -> some View { view.padding(3) }
