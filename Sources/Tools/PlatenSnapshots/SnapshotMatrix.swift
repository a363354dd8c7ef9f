public import Foundation
public import Platen

/// The variants of a view to compare: every combination of the listed values.
///
/// An empty list is not varied, and does not appear in the variants' names.
public struct SnapshotMatrix: Sendable {
  /// Screens to fill.
  public var devices: [Device]
  /// Dynamic Type sizes.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// Light and dark.
  public var colorSchemes: [ColorScheme]
  /// Languages and regions.
  public var locales: [Locale]
  /// Directions of reading.
  public var layoutDirections: [LayoutDirection]

  /// Makes a matrix.
  public init(
    devices: [Device] = [], dynamicTypeSizes: [DynamicTypeSize] = [],
    colorSchemes: [ColorScheme] = [], locales: [Locale] = [],
    layoutDirections: [LayoutDirection] = []
  ) {
    self.devices = devices
    self.dynamicTypeSizes = dynamicTypeSizes
    self.colorSchemes = colorSchemes
    self.locales = locales
    self.layoutDirections = layoutDirections
  }

  /// All variants, those of the first device first.
  var variants: [SnapshotVariant] {
    var variants = [SnapshotVariant()]
    Self.vary(&variants, devices) { $0.device = $1 }
    Self.vary(&variants, colorSchemes) { $0.colorScheme = $1 }
    Self.vary(&variants, dynamicTypeSizes) { $0.dynamicTypeSize = $1 }
    Self.vary(&variants, locales) { $0.locale = $1 }
    Self.vary(&variants, layoutDirections) { $0.layoutDirection = $1 }
    return variants
  }

  private static func vary<Value>(
    _ variants: inout [SnapshotVariant], _ values: [Value],
    _ set: (inout SnapshotVariant, Value) -> Void
  ) {
    if values.isEmpty { return }
    variants = variants.flatMap { variant in
      values.map { value in
        var changed = variant
        set(&changed, value)
        return changed
      }
    }
  }
}

// MARK: - Variants

/// One of a matrix's variants; what is nil is as without a matrix.
struct SnapshotVariant: Sendable {
  var device: Device?
  var colorScheme: ColorScheme?
  var dynamicTypeSize: DynamicTypeSize?
  var locale: Locale?
  var layoutDirection: LayoutDirection?

  /// What the variant is called: `iPhone_SE-dark-accessibility3-ja`; empty if nothing is varied.
  var name: String {
    [
      device.map(\.name), colorScheme.map { "\($0)" }, dynamicTypeSize.map { "\($0)" },
      locale.map { $0.identifier(.bcp47) }, layoutDirection.map { "\($0)" },
    ].compactMap(\.self).map { SnapshotName.safe($0, filling: "_") }.joined(separator: "-")
  }

  /// Sets what the variant has otherwise.
  func change(_ environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let locale { environment.locale = locale }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
  }
}
