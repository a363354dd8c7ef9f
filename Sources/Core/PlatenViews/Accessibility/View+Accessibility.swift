internal import Foundation
internal import PlatenBase
package import PlatenDrawing
internal import PlatenReports

// What is said here becomes part of the picture: an SVG's groups have it as their title and
// description.

nonisolated extension View {
  /// Adds a label to this view, for readers who cannot see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    meaning { $0.label = label.spoken(in: $1) }
  }

  /// Adds a label to this view, for readers who cannot see it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Adds a label to this view, for readers who cannot see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(String(label)))
  }

  /// Adds this view's value in words, for readers who cannot see it.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    meaning { $0.value = valueDescription.spoken(in: $1) }
  }

  /// Adds this view's value in words, for readers who cannot see it.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Adds this view's value in words, for readers who cannot see it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(String(value)))
  }

  /// Adds a hint that describes the effect of using this view.
  public func accessibilityHint(_ hint: Text) -> some View {
    meaning { $0.hint = hint.spoken(in: $1) }
  }

  /// Adds a hint that describes the effect of using this view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Adds a hint that describes the effect of using this view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(String(hint)))
  }

  /// Adds a name by which tests find this view; readers do not speak it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    meaning { meaning, _ in meaning.identifier = identifier }
  }

  /// Sets whether this view is hidden from readers who cannot see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    meaning { meaning, _ in meaning.isHidden = hidden }
  }

  /// Adds traits to this view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    meaning { meaning, _ in
      meaning.traits = Set(meaning.traits).union(traits.names).sorted()
    }
  }

  /// Removes traits from this view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    meaning { meaning, _ in
      meaning.traits = Set(meaning.traits).subtracting(traits.names).sorted()
    }
  }

  /// Makes this view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    meaning { meaning, _ in meaning.headingLevel = Int(level.rawValue) }
  }

  /// Adds a label to this view, for readers who cannot see it.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Adds this view's value in words, for readers who cannot see it.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Adds a hint that describes the effect of using this view.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Adds a name by which tests find this view; readers do not speak it.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets whether this view is hidden from readers who cannot see it.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds traits to this view.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits from this view.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}

nonisolated extension View {
  /// Adds a text that an SVG shows when a pointer rests on this view.
  ///
  /// If the view also has an accessibility label, that is its name.
  public func help(_ text: Text) -> some View { meaning { $0.help = text.spoken(in: $1) } }

  /// Adds a text that an SVG shows when a pointer rests on this view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds a text that an SVG shows when a pointer rests on this view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(String(text))) }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// A heading of the first level, the highest.
  case h1
  /// A heading of the second level.
  case h2
  /// A heading of the third level.
  case h3
  /// A heading of the fourth level.
  case h4
  /// A heading of the fifth level.
  case h5
  /// A heading of the sixth level, the lowest.
  case h6
}

// MARK: - Nodes

/// A node with a label, value, hint or traits; it is drawn as a group that carries them.
private final class AccessibilityNode: UnaryNode {
  private(set) var meaning = DisplayMeaning()
  /// Why the view does not lead where it was to, as a sentence; nil if nothing is wrong.
  var linkProblem: String?

  func change(_ change: (inout DisplayMeaning) -> Void) { change(&meaning) }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    if let linkProblem {
      drawing.pass.linkProblems.append(
        FitFinding(kind: .unusableLink, detail: linkProblem))
    }
    if meaning == DisplayMeaning() {
      super.draw(into: &drawing, at: origin)
    } else {
      drawing.group({
        $0.meaning = meaning
        if meaning.link != nil { $0.meaning?.linkFrame = CGRect(origin: origin, size: size) }
      }) { super.draw(into: &$0, at: origin) }
    }
  }
}

nonisolated extension View {
  /// This view with its accessibility changed; all changes to one view share one node.
  package func meaning(_ change: @escaping (inout DisplayMeaning, EnvironmentValues) -> Void)
    -> some View
  {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      let node = child as? AccessibilityNode ?? AccessibilityNode(child)
      node.change { change(&$0, context.environment) }
      return node
    }
  }
}

nonisolated extension View {
  /// This view, which leads to an address in documents if that has one of some schemes; else a
  /// report says that it leads nowhere.
  ///
  /// - Parameters:
  ///   - subject: What the view is, at the beginning of a sentence.
  ///   - isLinkedInOutlines: Whether the address is in an SVG of outlines, too.
  package func leading(
    to url: URL?, schemes: [String], subject: String, isLinkedInOutlines: Bool = false
  ) -> some View {
    Wrapped(content: self) { child, _, _ in
      guard let url else { return child }
      let node = child as? AccessibilityNode ?? AccessibilityNode(child)
      node.linkProblem = url.problemOfLink(of: subject, schemes: schemes)
      if node.linkProblem == nil {
        node.change {
          $0.link = url.absoluteString
          $0.isLinkedInOutlines = isLinkedInOutlines
        }
      }
      return node
    }
  }
}

extension URL {
  /// The kinds of addresses that documents lead to: of the web, of mail, and telephones.
  package static let schemesOfLinks = ["http", "https", "mailto", "tel"]

  /// Returns what is wrong with a link to the address, as a sentence; nil if it is of one of some
  /// schemes.
  func problemOfLink(of subject: String, schemes: [String]) -> String? {
    if let scheme = scheme?.lowercased(), schemes.contains(scheme) { return nil }
    return
      "the link of \(subject) is \(absoluteString.quoted()), which is not a URL with the scheme"
      + " \(schemes.dropLast().joined(separator: ", ")) or \(schemes.last ?? ""): it leads"
      + " nowhere"
  }
}

extension Node {
  /// The label of this node, or else of the one that it is around; nil if there is none.
  var accessibilityLabel: String? {
    var node = self
    while let unary = node as? UnaryNode {
      if let label = (unary as? AccessibilityNode)?.meaning.label, !label.isEmpty { return label }
      node = unary.child
    }
    return nil
  }
}

extension Text {
  /// The text's characters in an environment.
  func spoken(in environment: EnvironmentValues) -> String {
    var environment = environment
    environment.textCase = nil
    return parts(in: environment).reduce("") { text, part in
      if case .characters(let characters) = part.content { text + characters } else { text }
    }
  }
}
