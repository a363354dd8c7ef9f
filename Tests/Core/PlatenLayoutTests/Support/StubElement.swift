import PlatenBase
import PlatenLayout

/// A view without pixels: it answers proposals by a rule, counts them, and keeps its place.
final class StubElement: LayoutElement {
  var layoutPriority: Double = 0
  var layoutSpacing: ViewSpacing = .leaf
  var horizontalGuides: [ObjectIdentifier: CGFloat] = [:]
  var verticalGuides: [ObjectIdentifier: CGFloat] = [:]
  var values: [ObjectIdentifier: Any] = [:]

  private let rule: (ProposedViewSize) -> CGSize
  private(set) var measurements = 0
  private(set) var proposals: [ProposedViewSize] = []
  private(set) var placements:
    [(position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)] =
      []
  private(set) var isHidden = false

  init(_ rule: @escaping (ProposedViewSize) -> CGSize) {
    self.rule = rule
  }

  func layoutSize(in proposal: ProposedViewSize) -> CGSize {
    measurements += 1
    proposals.append(proposal)
    return rule(proposal)
  }

  func explicitAlignment(of guide: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    switch guide {
    case .horizontal(let guide): horizontalGuides[ObjectIdentifier(guide.id)]
    case .vertical(let guide): verticalGuides[ObjectIdentifier(guide.id)]
    }
  }

  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    placements.append((position, anchor, proposal))
    isHidden = false
  }

  func hide() {
    isHidden = true
  }

  /// The frame of the last placement, which does not count as a measurement.
  var frame: CGRect? {
    guard let last = placements.last, !isHidden else { return nil }
    let size = rule(last.proposal)
    let anchor = last.anchor.in(size)
    return CGRect(
      x: last.position.x - anchor.x, y: last.position.y - anchor.y,
      width: size.width, height: size.height)
  }
}

// MARK: - Rules

extension StubElement {
  /// Always of one size.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> StubElement {
    StubElement { _ in CGSize(width: width, height: height) }
  }

  /// Takes what it is proposed between a smallest and a largest width; 10 points ideally.
  static func flexible(
    width: ClosedRange<CGFloat> = 0...CGFloat.infinity,
    height: ClosedRange<CGFloat> = 0...CGFloat.infinity
  ) -> StubElement {
    StubElement { proposal in
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: min(max(size.width, width.lowerBound), width.upperBound),
        height: min(max(size.height, height.lowerBound), height.upperBound))
    }
  }

  /// Wraps a length of text, breakable anywhere, into lines of a height.
  static func text(_ length: CGFloat, lineHeight: CGFloat = 20) -> StubElement {
    let element = StubElement { proposal in
      guard let width = proposal.width, width < length else {
        return CGSize(width: length, height: lineHeight)
      }
      let lines = width > 0 ? (length / width).rounded(.up) : 1
      return CGSize(width: width, height: lines * lineHeight)
    }
    return element
  }

  /// Sets the priority.
  func priority(_ priority: Double) -> StubElement {
    layoutPriority = priority
    return self
  }

  /// Sets the preferred distances.
  func spacing(_ spacing: ViewSpacing) -> StubElement {
    layoutSpacing = spacing
    return self
  }

  /// Sets a guide.
  func guide(_ guide: HorizontalAlignment, _ value: CGFloat) -> StubElement {
    horizontalGuides[ObjectIdentifier(guide.id)] = value
    return self
  }

  /// Sets a guide.
  func guide(_ guide: VerticalAlignment, _ value: CGFloat) -> StubElement {
    verticalGuides[ObjectIdentifier(guide.id)] = value
    return self
  }
}

// MARK: - In grids

extension StubElement {
  /// Changes what the element says to the grid around it.
  func cell(_ change: (inout GridCellTraits) -> Void) -> StubElement {
    let key = ObjectIdentifier(GridCellTraits.self)
    var traits = values[key] as? GridCellTraits ?? .defaultValue
    change(&traits)
    values[key] = traits
    return self
  }

  /// Makes the element a part of a section.
  func part(_ kind: SectionPart.Kind, isFirst: Bool = false) -> StubElement {
    values[ObjectIdentifier(SectionPart.self)] = SectionPart(kind: kind, isFirst: isFirst)
    return self
  }
}

/// The elements of some rows, which know their places in them.
func rows(_ rows: [StubElement]..., alignment: VerticalAlignment? = nil) -> [StubElement] {
  rows.flatMap { row in
    row.enumerated().map { index, element in
      element.cell { $0.row = .init(index: index, alignment: alignment) }
    }
  }
}
