internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
public import PlatenLayout
public import PlatenViews

// What comes over a screen in other ways, and how it comes.

nonisolated extension View {
  /// This view, from which choices in a sheet comes.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(.choice, if: isPresented.wrappedValue) { content().card }
  }

  /// This view, from which choices about an item come in a sheet.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    presenting(.choice, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0).card } }
  }

  /// This view, beside which a column that tells of what is chosen comes.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// This view as a column of a width; it is not drawn.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// This view as a column of a width; it is not drawn.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// This view, which comes in another way where there is little space.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// This view, which comes in other ways where there is little space.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// This view, whose sheet would let what is behind it be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// This view, whose sheet would be scrolled or made larger first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// This view, whose sheet has another behind it.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return inSheet {
      $0.background = AnyView(Color.clear.background(alignment: alignment) { content })
    }
  }

  /// This view, whose sheet has a size.
  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }

  /// This view, whose question has a picture.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// This view, whose scroll views would show their bars for a moment.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// This view, whose scroll views would show their bars when a value changes.
  public func scrollIndicatorsFlash<T: Equatable>(trigger value: T) -> some View { self }
}

/// The adaptation of a presentation to its size class.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  /// The usual size.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As it would elsewhere.
  public static let none = PresentationAdaptation(name: "none")
  /// Beside a view.
  public static let popover = PresentationAdaptation(name: "popover")
  /// Over a part of the screen.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over all of the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The interaction with the views behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  private init() {}

  /// The usual size.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()

  /// It can up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// The effect of a swipe over a sheet: resizing or scrolling.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// What is usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet larger.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls what is in it.
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
