/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: Set<String>

  private init(bits: Set<String>) { self.bits = bits }

  private init(_ name: String) { bits = [name] }

  /// Makes an empty set.
  public init() { bits = [] }

  /// The view does something when it is touched.
  public static let isButton = AccessibilityTraits("isButton")
  /// The view is a heading, which begins a part of the page.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// The view is selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// The view leads to another page.
  public static let isLink = AccessibilityTraits("isLink")
  /// The view is a field to search with.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// The view is a picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// The view plays its own sound.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// The view is a text that does not change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The view sums up the current state when an app begins.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// The view's label or value changes too often to be read each time.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// The view starts to play or record when it is touched.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// The view takes touches itself, like an instrument, instead of through a screen reader.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// The view turns the page when it has been read to its end.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Readers ignore the neighbouring views while this one is shown.
  public static let isModal = AccessibilityTraits("isModal")
  /// The view can be switched on and off.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits("isTabBar")

  /// The names, in alphabetical order.
  var names: [String] { bits.sorted() }

  /// Returns whether all of another's traits are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.bits.isSubset(of: bits)
  }

  /// Returns the traits that are in this set, in another, or in both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.union(other.bits))
  }

  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.intersection(other.bits))
  }

  /// Returns the traits that are in one of two sets, but not in both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.symmetricDifference(other.bits))
  }

  /// Adds traits, and returns whether any of them was missing.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }

  /// Removes traits, and returns the removed ones; nil if there were none.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.bits.isEmpty ? nil : removed
  }

  /// Adds traits; returns them if the view had all of them before, otherwise nil.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps only the traits that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Adds the missing traits of another set, and removes the traits that are in both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
