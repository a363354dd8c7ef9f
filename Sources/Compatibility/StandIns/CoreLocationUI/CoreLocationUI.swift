// CoreLocationUI's names: the button is drawn, and nobody is located.

@_exported public import CoreLocation
public import SwiftUI

/// White on the tint, with the symbol and the title that the style of labels leaves.
public struct LocationButton: View {
  public struct Title: Hashable, Sendable {
    let text: String
    public static let currentLocation = Self(text: "Current Location")
    public static let sendCurrentLocation = Self(text: "Send Current Location")
    public static let sendMyCurrentLocation = Self(text: "Send My Current Location")
    public static let shareCurrentLocation = Self(text: "Share Current Location")
    public static let shareMyCurrentLocation = Self(text: "Share My Current Location")
  }

  private let title: Title?
  public init(_ title: Title? = .currentLocation, action: @escaping () -> Void) { self.title = title }

  public var body: some View {
    Group {
      if let title {
        Label(title: { Text(verbatim: title.text) }, icon: { symbol })
      } else {
        symbol
      }
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 14).padding(.vertical, 10)
    .background(.tint, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
  }

  private var symbol: some View { Image(systemName: "location") }
}
