internal import CPreviews
internal import PlatenLayout
package import PlatenText

/// Takes the previews that the macro `#Preview` has left in a program.
public enum _PreviewCollector {
  /// Adds a preview; the expansion of `#Preview` calls it.
  ///
  /// - Parameter collector: The collector that ``PreviewCatalog`` passed to the expansion.
  public static func add(
    to collector: UnsafeMutableRawPointer, fileID: String, line: Int,
    name: @escaping @MainActor () -> String?,
    traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>],
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let declared = DeclaredPreview(
      fileID: fileID, line: line, name: name, traits: traits, body: body)
    collector.assumingMemoryBound(to: [DeclaredPreview].self).pointee.append(declared)
  }
}

/// A use of `#Preview`.
struct DeclaredPreview {
  let fileID: String
  let line: Int
  let name: @MainActor () -> String?
  let traits: @MainActor () -> [PreviewTrait<Preview.ViewTraits>]
  let body: @MainActor () -> any View
}

/// A preview of a program: where it comes from, how it is shown, and its view.
@MainActor
package struct CatalogPreview {
  /// The module and the file, as `#fileID` has them; the module and the type of a provider.
  package let source: String
  /// The line of `#Preview`; 0 in a provider.
  package let line: Int
  package var settings = PreviewSettings()
  let content: () async throws -> AnyView

  /// Makes the view.
  ///
  /// - Throws: What a modifier of previews throws.
  package func view() async throws -> AnyView { try await content() }
}

/// The previews of this program.
@MainActor
package enum PreviewCatalog {
  /// The previews that `#Preview` declares, by file and line.
  package static func declared() -> [CatalogPreview] {
    var found: [DeclaredPreview] = []
    withUnsafeMutablePointer(to: &found) { platen_collect_previews($0) }
    return found.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.map(preview)
  }

  private static func preview(_ declared: DeclaredPreview) -> CatalogPreview {
    var settings = PreviewSettings()
    settings.name = declared.name()
    let traits = declared.traits()
    for trait in traits {
      switch trait.effect {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .change: break
      }
    }
    return CatalogPreview(source: declared.fileID, line: declared.line, settings: settings) {
      var view = AnyView(declared.body())
      for trait in traits {
        if case .change(let change) = trait.effect { view = try await change(view) }
      }
      return view
    }
  }

  /// Returns the previews of a provider: each of its views is one.
  ///
  /// - Parameter library: The fonts that the views are laid out with to find them.
  /// - Throws: What rendering throws.
  package static func previews<P: PreviewProvider>(
    of provider: P.Type, library: FontLibrary = .shared
  ) throws -> [CatalogPreview] {
    let parts = PreviewParts()
    let renderer = ImageRenderer(
      content: AllParts(content: P.previews, parts: parts), library: library)
    // An iPhone's screen: views may divide what they are offered.
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.drawsUnsettled = true
    renderer.replacesSymbols = true
    _ = try renderer.displayList()
    // A provider without a view has a preview that is blank.
    if parts.settings.isEmpty { parts.settings = [PreviewSettings()] }
    return parts.settings.enumerated().map { preview($0, of: provider, $1) }
  }

  /// Returns the preview of a number in a provider.
  static func preview<P: PreviewProvider>(
    _ index: Int, of provider: P.Type, _ settings: PreviewSettings = PreviewSettings()
  ) -> CatalogPreview {
    CatalogPreview(source: String(reflecting: provider), line: 0, settings: settings) {
      AnyView(OnePart(content: P.previews, index: index))
    }
  }
}

// MARK: - Parts

/// The settings of the views that a provider's previews consist of.
private final class PreviewParts {
  var settings: [PreviewSettings] = []
}

private struct AllParts<Content: View>: _PrimitiveView {
  let content: Content
  let parts: PreviewParts

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.nodes(of: content)
    parts.settings = nodes.map(PreviewSettings.init)
    list.nodes += nodes
  }
}

private struct OnePart<Content: View>: _PrimitiveView {
  let content: Content
  let index: Int

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.nodes(of: content)
    if nodes.indices.contains(index) { list.nodes.append(nodes[index]) }
  }
}
