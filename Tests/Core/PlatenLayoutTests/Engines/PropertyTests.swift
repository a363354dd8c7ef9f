import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// What holds for every engine, whatever it is given; a failure names the seed.
struct PropertyTests {
  private static let seeds = 0..<150

  /// A layout and views drawn from a seed, at a scale.
  private struct Scene {
    var layouts: [(name: String, layout: AnyLayout)]
    var sizes: [CGSize]
    var width: CGFloat
    var height: CGFloat

    init(seed: Int, scale: CGFloat = 1) {
      var random = SeededGenerator(seed: seed)
      sizes = random.sizes(0...30, upTo: 120).map {
        CGSize(width: $0.width * scale, height: $0.height * scale)
      }
      width = random.length(0...600) * scale
      height = random.length(0...600) * scale
      let spacing = random.length(0...20) * scale
      let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .justified]
      let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
      let alignment = Alignment(
        horizontal: horizontal.randomElement(using: &random) ?? .leading,
        vertical: vertical.randomElement(using: &random) ?? .top)
      let limit = Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil
      let start = Angle.degrees(Double.random(in: -400...400, using: &random))
      let end = Bool.random(using: &random) ? start * 1.5 : nil
      let orientation = RadialLayout.Orientation.allCases.randomElement(using: &random) ?? .upright
      layouts = [
        ("HStack", AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))),
        ("VStack", AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))),
        ("ZStack", AnyLayout(ZStackLayout(alignment: alignment))),
        (
          "Flow",
          AnyLayout(
            FlowLayout(
              alignment: alignment, spacing: spacing, lineSpacing: spacing / 2, lineLimit: limit))
        ),
        (
          "Radial",
          AnyLayout(
            RadialLayout(
              radius: .fit, startAngle: start, endAngle: end, orientation: orientation))
        ),
        ("Grid", AnyLayout(AdaptiveGridLayout(alignment: alignment, spacing: spacing))),
        ("Stretched grid", AnyLayout(AdaptiveGridLayout(spacing: spacing))),
      ]
    }

    /// Boxes that keep their size, apart from those that would not fit a row.
    var elements: [StubElement] {
      sizes.map { size in
        StubElement { proposal in
          CGSize(width: min(size.width, proposal.width ?? .infinity), height: size.height)
        }
      }
    }

    var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }
  }

  @Test(arguments: seeds)
  func framesAreFiniteAndEveryViewHasOne(seed: Int) {
    let scene = Scene(seed: seed)
    for (name, layout) in scene.layouts {
      let elements = scene.elements
      let stage = Stage(layout, elements, in: scene.proposal)
      #expect(CGRect(origin: .zero, size: stage.size).isSound, "\(name)")
      #expect(stage.shown.allSatisfy { $0.isSound }, "\(name)")
      #expect(elements.allSatisfy { $0.placements.count == ($0.isHidden ? 0 : 1) }, "\(name)")
    }
  }

  @Test(arguments: seeds)
  func rightToLeftIsTheMirrorImage(seed: Int) {
    let scene = Scene(seed: seed)
    for (name, layout) in scene.layouts {
      let left = Stage(layout, scene.elements, in: scene.proposal)
      let right = Stage(layout, scene.elements, in: scene.proposal, direction: .rightToLeft)
      #expect(left.size == right.size)
      for (frame, image) in zip(left.shown, right.shown) {
        let mirrored = CGRect(
          left.size.width - frame.maxX, frame.minY, frame.width, frame.height)
        #expect(isClose(mirrored, image, within: 1e-7), "\(name)")
      }
    }
  }

  @Test(arguments: seeds)
  func twiceTheLengthsTwiceTheFrames(seed: Int) {
    // A power of two, so that the doubled numbers are exact.
    let (scene, large) = (Scene(seed: seed), Scene(seed: seed, scale: 4))
    for ((name, layout), (_, largeLayout)) in zip(scene.layouts, large.layouts) {
      let small = Stage(layout, scene.elements, in: scene.proposal)
      let wide = Stage(largeLayout, large.elements, in: large.proposal)
      #expect(small.shown.count == wide.shown.count, "\(name)")
      for (frame, other) in zip(small.shown, wide.shown) {
        let scaled = CGRect(
          frame.minX * 4, frame.minY * 4, frame.width * 4, frame.height * 4)
        #expect(isClose(scaled, other, within: 1e-7), "\(name)")
      }
    }
  }

  @Test(arguments: seeds)
  func boundsElsewhereMoveEveryFrameAlong(seed: Int) {
    let scene = Scene(seed: seed)
    for (name, layout) in scene.layouts {
      let home = Stage(layout, scene.elements, in: scene.proposal)
      let bounds = CGRect(origin: CGPoint(x: 512, y: -256), size: home.size)
      let away = Stage(layout, scene.elements, in: scene.proposal, bounds: bounds)
      for (frame, moved) in zip(home.shown, away.shown) {
        #expect(
          isClose(frame.offsetBy(dx: 512, dy: -256), moved, within: 1e-7), "\(name)")
      }
    }
  }
}
