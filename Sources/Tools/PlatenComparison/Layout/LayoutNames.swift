internal import Foundation
internal import Platen

/// The names of views in sentences, after what is seen of them: `"Hello"`, `tag "Kotlin"`, `the row with
/// "Trout"`, `the 2nd blue circle from the left`.
struct LayoutNames {
  private let nodes: LayoutNodes
  /// What each view is called without its place.
  private let nouns: [String]
  /// Which one of those around it that are called so it is, from 1; 0 if it is the only one.
  private let numbers: [Int]
  /// Those around each view that have its noun and its first text, itself among them; nil for none.
  private let alike: [LayoutPlace.Group?]

  init(_ nodes: LayoutNodes) {
    self.nodes = nodes
    let nouns = nodes.views.indices.map { Self.noun(of: $0, in: nodes) }
    var numbers = [Int](repeating: 0, count: nouns.count)
    var alike = [LayoutPlace.Group?](repeating: nil, count: nouns.count)
    for siblings in nodes.outline.children {
      let seen = Dictionary(grouping: siblings) { child in [nouns[child], nodes.texts[child] ?? ""]
      }
      for group in seen.values where group.count > 1 {
        let visible = group.filter { !nodes.views[$0].isHidden }
        let places = LayoutPlace.Group(visible.map { nodes.views[$0].frame })
        for child in group { alike[child] = places }
      }
      var counts: [String: Int] = [:]
      for child in siblings {
        counts[nouns[child], default: 0] += 1
        numbers[child] = counts[nouns[child], default: 1]
      }
      for child in siblings where counts[nouns[child]] == 1 { numbers[child] = 0 }
    }
    (self.nouns, self.numbers, self.alike) = (nouns, numbers, alike)
  }

  /// Returns what a view is called: by the text that is seen in it, or by its noun; where others around
  /// it are called so too, with its place among them; and with the name that it was given.
  func name(of index: Int) -> String {
    let noun = nouns[index]
    var words =
      if let label = label(of: index), !Self.stacks.contains(noun) {
        (noun == "text" ? [] : [noun]) + [label.quoted()]
      } else if let text = nodes.texts[index],
        numbers[index] > 0 || Self.stacks.contains(noun) && label(of: index) != nil
      {
        ["the", noun, "with", text.quoted()]
      } else {
        ["the", noun]
      }
    if let alike = alike[index] { words = placed(words, index, among: alike) }
    if let name = nodes.views[index].givenName { words.append("(\(name.printable))") }
    return words.joined(separator: " ")
  }

  /// What holds its texts, and is not one with them as a tag is.
  private static let stacks: Set = ["row", "column", "stack"]

  /// A name with the view's place among those around it that are called so.
  private func placed(_ words: [String], _ index: Int, among alike: LayoutPlace.Group) -> [String] {
    let place = LayoutPlace(
      of: nodes.views[index].frame, among: alike, in: nodes.views[0].frame)
    guard let ordinal = place.ordinal else { return words + [place.words] }
    let rest = words.first == "the" ? Array(words.dropFirst()) : words
    return ["the", ordinal] + rest + [place.words]
  }

  /// Returns which one of those around it that have its noun a view is, from 1; 0 if it is the only one.
  func number(of index: Int) -> Int { numbers[index] }

  /// Returns what a view is called wherever it stands: without its number and the name that it was
  /// given.
  func subject(of index: Int) -> String {
    guard let label = label(of: index)?.quoted() else { return nouns[index] }
    return nouns[index] == "text" ? label : nouns[index] + " " + label
  }

  /// Returns what kind of view it is: `tag`.
  func noun(of index: Int) -> String { nouns[index] }

  /// Returns what those that stand in rows in a view are called.
  static func plural(in kind: String) -> String { isGrid(kind) ? "cells" : "tags" }

  /// Returns whether those inside stand in rows that break by themselves, or in cells.
  static func hasRows(_ kind: String) -> Bool { isFlow(kind) || isGrid(kind) }

  /// Returns whether those inside stand in rows and columns.
  static func hasCells(_ kind: String) -> Bool {
    isGrid(kind) || kind.lowercased().contains("table")
  }

  private func label(of index: Int) -> String? {
    nodes.textCounts[index] == 1 ? nodes.texts[index] : nodes.views[index].text
  }

  private static func noun(of index: Int, in nodes: LayoutNodes) -> String {
    let view = nodes.views[index]
    let parent = nodes.outline.parents[index]
    if parent >= 0, nodes.textCounts[index] > 0 || view.kind == "tag" {
      let around = nodes.views[parent].kind
      if isFlow(around) { return "tag" }
      if isGrid(around), view.kind != "gridRow" { return "cell" }
    }
    let color = nodes.texts[index] == nil ? ColorWords.shapeColor(in: nodes.values[index]) : nil
    return (color.map { $0 + " " } ?? "") + seen(view.kind)
  }

  /// Returns what is seen of a view of a kind: a `row` for an `hStack`, a `clock face` for a `clockFace`.
  static func seen(_ kind: String) -> String {
    switch kind {
    case "hStack", "lazyHStack": return "row"
    case "vStack", "lazyVStack": return "column"
    case "zStack": return "stack"
    default: break
    }
    var words = ""
    var isAfterSmall = false
    for letter in kind.printable {
      words += letter.isUppercase && isAfterSmall ? " " + letter.lowercased() : String(letter)
      isAfterSmall = letter.isLowercase
    }
    return words
  }

  private static func isFlow(_ kind: String) -> Bool {
    let kind = kind.lowercased()
    return kind.contains("flow") || kind.contains("tagcloud") || kind == "tags" || kind == "cloud"
  }

  private static func isGrid(_ kind: String) -> Bool { kind.lowercased().contains("grid") }
}

// MARK: - Numbers

/// The notation of lengths in sentences: in points, with no more digits than anybody reads.
enum LayoutWords {
  /// A length without its unit: hundredths below 1, tenths above.
  static func number(_ value: CGFloat) -> String {
    let limited = min(max(value.isNaN ? 0 : value, -1e9), 1e9)
    let steps: CGFloat = abs(limited) < 1 ? 100 : 10
    let rounded = (limited * steps).rounded() / steps
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns where something has gone: `12 pt right and 8 pt down`; empty if it has gone nowhere.
  static func move(_ x: CGFloat, _ y: CGFloat, tolerance: CGFloat) -> String {
    var parts: [String] = []
    if abs(x) > tolerance { parts.append("\(number(abs(x))) pt \(x > 0 ? "right" : "left")") }
    if abs(y) > tolerance { parts.append("\(number(abs(y))) pt \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// Returns how a size has changed: `12 pt wider and 4 pt shorter`; empty if it has not.
  static func growth(_ width: CGFloat, _ height: CGFloat, tolerance: CGFloat) -> String {
    var parts: [String] = []
    if abs(width) > tolerance {
      parts.append("\(number(abs(width))) pt \(width > 0 ? "wider" : "narrower")")
    }
    if abs(height) > tolerance {
      parts.append("\(number(abs(height))) pt \(height > 0 ? "taller" : "shorter")")
    }
    return parts.joined(separator: " and ")
  }
}
