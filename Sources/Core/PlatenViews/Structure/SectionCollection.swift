internal import PlatenLayout

/// One of the sections that a view consists of.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the others.
  public struct ID: Hashable, Sendable {
    fileprivate let position: Int
  }

  /// The identity of the section.
  public let id: ID
  /// The views over the section's own; empty without a header.
  public let header: SubviewsCollection
  /// The section's own views.
  public let content: SubviewsCollection
  /// The views under the section's own; empty without a footer.
  public let footer: SubviewsCollection
  /// The values of the section for its container.
  public let containerValues: ContainerValues
}

/// The sections that a view consists of; what stands between two of them is one as well.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ nodes: [Node]) {
    sections = Self.parts(of: nodes).enumerated().map { position, parts in
      func views(_ kind: SectionPart.Kind) -> SubviewsCollection {
        SubviewsCollection(parts.filter { Self.kind(of: $0) ?? .content == kind })
      }
      return SectionConfiguration(
        id: SectionConfiguration.ID(position: position), header: views(.header),
        content: views(.content), footer: views(.footer),
        containerValues: parts.first.map(ContainerValues.init) ?? ContainerValues())
    }
  }

  private static func kind(of node: Node) -> SectionPart.Kind? {
    node.layoutValue(for: SectionPart.self)?.kind
  }

  /// The nodes of each section: a part that begins ends the section before, unless it comes behind the parts over it.
  private static func parts(of nodes: [Node]) -> [[Node]] {
    var sections: [[Node]] = []
    var last: SectionPart.Kind?
    for node in nodes {
      let part = node.layoutValue(for: SectionPart.self)
      let begins =
        switch part?.kind {
        case nil: last != nil
        case .header: part?.isFirst == true || last != .header
        case .content: part?.isFirst == true && last != .header || last == nil || last == .footer
        case .footer: part?.isFirst == true && last == .footer || last == nil
        }
      if begins || sections.isEmpty { sections.append([]) }
      sections[sections.count - 1].append(node)
      last = part?.kind
    }
    return sections
  }

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections that a view consists of, once they are known.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, ResolvedInContext {
  private let nodes: (_ViewContext) -> [Node]
  private var sections = SectionCollection([])

  fileprivate init(_ view: some View) { nodes = { $0.child(0).nodes(of: view) } }

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  func resolved(in context: _ViewContext) -> ForEachSectionCollection {
    var collection = self
    collection.sections = SectionCollection(nodes(context))
    return collection
  }
}

extension ForEach where Content: View {
  /// Makes a view for each of the sections that another consists of.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(view), content: content, id: \.id)
  }
}

/// The views that a closure makes from the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: _PrimitiveView {
  let view: Sections
  let transform: (SectionCollection) -> Content

  /// Adds the nodes of the result.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let sections = SectionCollection(context.child(0).nodes(of: view))
    let content = context.pass.watching(context.bodyOwner) { transform(sections) }
    context.child(1).append(content, to: &list)
  }
}

extension Group {
  /// Makes the views that a closure makes from the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(view: view, transform: transform) }
  }
}
