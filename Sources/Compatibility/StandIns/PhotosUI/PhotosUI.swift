// PhotosUI's names: the picker is drawn as its label, and nothing is picked.

public import SwiftUI

public struct PHPickerFilter: Sendable {
  public static let images = Self()
  public static let videos = Self()
  public static func any(of filters: [PHPickerFilter]) -> Self { Self() }
}

public struct PhotosPickerItem: Hashable, Sendable {
  public var itemIdentifier: String? { nil }
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

public struct PhotosPicker<Label: View>: View {
  private let label: Label
  public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
extension PhotosPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
}
