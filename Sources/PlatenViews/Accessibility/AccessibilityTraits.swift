/// What a view is to those who cannot see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: Set<String>

  private init(bits: Set<String>) { self.bits = bits }

  private init(_ name: String) { bits = [name] }

  /// Nothing special.
  public init() { bits = [] }

  /// It does something when it is touched.
  public static let isButton = AccessibilityTraits("isButton")
  /// It parts what is before it from what comes.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// It is chosen.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits("isLink")
  /// It is a field to search with.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// It is a picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// It says how things stand when a program begins.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// It begins to play when it is touched.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// It is to be touched as it is.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// What is beside it does not count.
  public static let isModal = AccessibilityTraits("isModal")
  /// It can be switched on and off.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// It is a bar with tabs.
  public static let isTabBar = AccessibilityTraits("isTabBar")

  /// The names, in alphabetical order.
  var names: [String] { bits.sorted() }

  /// Whether all of another's traits are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.bits.isSubset(of: bits)
  }

  /// These traits and another's.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.union(other.bits))
  }

  /// The traits that are another's as well.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.intersection(other.bits))
  }

  /// The traits that are of one alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits.symmetricDifference(other.bits))
  }

  /// Adds another's traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }

  /// Takes another's traits away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.bits.isEmpty ? nil : removed
  }

  /// Adds another's traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds another's traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps the traits that are another's as well.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Keeps the traits that are of one alone.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
