internal import Foundation
internal import PlatenDrawing
public import PlatenLayout
public import PlatenViews

// What comes over a screen in other ways, and how it comes.

nonisolated extension View {
  /// Presents choices in a sheet.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(.choice, if: isPresented.wrappedValue) { content().card }
  }

  /// Presents choices about an item in a sheet.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    presenting(.choice, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0).card } }
  }

  /// Presents an inspector beside this view.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Sets the width of this column; ignored in a picture.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of this column; ignored in a picture.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Sets the presentation of this view at a compact size.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { inSheet { $0.adaptation = adaptation.kind } }

  /// Sets the presentations of this view at compact sizes.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { inSheet { $0.adaptation = horizontalAdaptation.kind } }

  /// Sets whether the views behind this view's sheet stay usable; ignored in a picture.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets whether scrolling first moves the content or enlarges this view's sheet; ignored in a picture.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the background view of this view's sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return inSheet {
      $0.background = AnyView(Color.clear.background(alignment: alignment) { content })
    }
  }

  /// Sets the size of this view's sheet.
  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }

  /// Sets the icon of this view's alert.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Flashes the scroll indicators; ignored in a picture.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators when a value changes; ignored in a picture.
  public func scrollIndicatorsFlash<T: Equatable>(trigger value: T) -> some View { self }
}

/// The adaptation of a presentation to its size class.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  /// The usual size.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// Beside a view.
  public static let popover = PresentationAdaptation(name: "popover")
  /// Over a part of the screen.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over all of the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  /// How a popover comes; nil for as is usual.
  var kind: Presentation.Adaptation? {
    switch self {
    case .none, .popover: .popover
    case .sheet: .sheet
    case .fullScreenCover: .cover
    default: nil
    }
  }
}

/// The interaction with the views behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  private init() {}

  /// The usual size.
  public static let automatic = PresentationBackgroundInteraction()
  /// The views behind stay usable.
  public static let enabled = PresentationBackgroundInteraction()
  /// The views behind are not usable.
  public static let disabled = PresentationBackgroundInteraction()

  /// Returns an interaction that is enabled up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// The effect of a swipe over a sheet: resizing or scrolling.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Scrolling makes the sheet larger.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolling moves the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a sheet; it is not drawn.
public protocol PresentationSizing {}

/// The usual size.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
