internal import Foundation
internal import Platen

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
