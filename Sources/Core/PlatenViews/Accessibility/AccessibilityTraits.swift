/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: Set<String>

  private init(bits: Set<String>) { self.bits = bits }

  private init(_ name: String) { bits = [name] }

  /// Makes an empty set: nothing special is said.
  public init() { bits = [] }

  /// The view does something when it is touched.
  public static let isButton = AccessibilityTraits("isButton")
  /// The view is a heading, which begins a part of the page.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// The view is the chosen one, or one of those.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// The view leads to another page.
  public static let isLink = AccessibilityTraits("isLink")
  /// The view is a field to search with.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// The view is a picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// The view makes a sound of its own.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// The view is a text that does not change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The view sums up how things stand when an app begins.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// The view's label or value changes too often to be read each time.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// The view starts to play or record when it is touched.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// The view takes touches itself, as an instrument does, instead of through a screen reader.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// The view turns the page when it has been read to its end.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// The views beside this one are left out while it is there.
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

  /// The traits that are in this set, in another, or in both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.union(other.bits))
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.intersection(other.bits))
  }

  /// The traits that are in one of two sets, but not in both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.symmetricDifference(other.bits))
  }

  /// Adds traits; tells whether any of them was missing.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }

  /// Takes traits away; returns those that were there, nil if none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.bits.isEmpty ? nil : removed
  }

  /// Adds traits; returns them if all were there before, else nil.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps only the traits that are in another set as well.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Adds the traits of another set that are missing, and takes away those that are in both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
