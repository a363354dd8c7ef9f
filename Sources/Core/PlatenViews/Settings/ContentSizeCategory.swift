public import PlatenText

/// The reader's preferred text size under the names that it had before ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Smallest: ``DynamicTypeSize/xSmall``.
  case extraSmall
  /// ``DynamicTypeSize/small``.
  case small
  /// ``DynamicTypeSize/medium``.
  case medium
  /// The usual size: ``DynamicTypeSize/large``.
  case large
  /// ``DynamicTypeSize/xLarge``.
  case extraLarge
  /// ``DynamicTypeSize/xxLarge``.
  case extraExtraLarge
  /// ``DynamicTypeSize/xxxLarge``.
  case extraExtraExtraLarge
  /// ``DynamicTypeSize/accessibility1``.
  case accessibilityMedium
  /// ``DynamicTypeSize/accessibility2``.
  case accessibilityLarge
  /// ``DynamicTypeSize/accessibility3``.
  case accessibilityExtraLarge
  /// ``DynamicTypeSize/accessibility4``.
  case accessibilityExtraExtraLarge
  /// Largest: ``DynamicTypeSize/accessibility5``.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same size under its other name.
  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  /// The same size under its other name: the two have their sizes in one order.
  fileprivate var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 0]
  }
}

extension ContentSizeCategory {
  /// Returns whether a text size is smaller than another.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size < rhs.size
  }

  /// Returns whether a text size is smaller than another, or the same.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size <= rhs.size
  }

  /// Returns whether a text size is larger than another.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size > rhs.size
  }

  /// Returns whether a text size is larger than another, or the same.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size >= rhs.size
  }
}

extension DynamicTypeSize {
  /// Makes the text size of a category.
  public init(_ category: ContentSizeCategory) { self = category.size }
}

extension EnvironmentValues {
  /// The reader's preferred text size: ``dynamicTypeSize`` under its former names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// The alignment of the lines of texts in their boxes.
  public var multilineTextAlignment: TextAlignment {
    get {
      switch paragraph.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
    set {
      switch newValue {
      case .leading: paragraph.alignment = .leading
      case .center: paragraph.alignment = .center
      case .trailing: paragraph.alignment = .trailing
      }
    }
  }
}

nonisolated extension View {
  /// Limits the text size of this view to a range; a range without sizes changes nothing.
  @_disfavoredOverload
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return environmentValues {
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      $0.dynamicTypeSize = min(max($0.dynamicTypeSize, smallest), largest)
    }
  }
}
