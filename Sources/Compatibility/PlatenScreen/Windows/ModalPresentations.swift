public import Foundation
public import PlatenBase
public import PlatenControls
internal import PlatenLayout
public import PlatenViews

// Sheets, alerts and menus come over a screen when somebody asks for them. In a picture they are
// never there, even while the state says that they are: what they would cover is what is drawn.

nonisolated extension View {
  /// This view, over which a sheet would come.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// This view, over which a sheet for an item would come.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// This view, over which another would come that covers the screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// This view, over which another for an item would come that covers the screen.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// This view, beside which another would come.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// This view, beside which another for an item would come.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// This view, over which a question would come.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// This view, over which a question would come.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// This view, over which a question would come.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// This view, over which a question would come.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// This view, over which a question about some data would come.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// This view, over which a question would come.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

  /// This view, over which a question about an item would come.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }

  /// This view, over which a choice would come.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// This view, over which a choice would come.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// This view, over which a choice would come.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// This view, which would have a menu.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// This view, which would have a menu and be seen larger over it.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }

  /// This view, which a sheet's reader could dismiss or not.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// This view, whose sheet would have some heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// This view, whose sheet would have some heights, one of them now.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// This view, whose sheet would have a handle or not.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// This view, whose sheet would have corners of a radius in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// This view, whose sheet would have a ground.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}

// MARK: - What comes over a view

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let height: CGFloat?
  private let fraction: CGFloat?

  private init(height: CGFloat? = nil, fraction: CGFloat? = nil) {
    self.height = height
    self.fraction = fraction
  }

  /// Half of the screen's.
  public static let medium = PresentationDetent(fraction: 0.5)
  /// All of the screen's.
  public static let large = PresentationDetent(fraction: 1)

  /// A part of the screen's, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: fraction)
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: height)
  }
}

/// The anchor of a popover's arrow.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Rectangle)
  /// At a point of the view's unit square.
  case point(UnitPoint)

  /// A rectangle that an arrow points at.
  public enum Rectangle: Hashable, Sendable {
    /// The view's own.
    case bounds
    /// One in the view's coordinates, in points.
    case rect(CGRect)
  }
}

/// A question that would come over a view; in a picture it never does.
public struct Alert {
  /// An answer to the question.
  public struct Button {
    private init() {}

    /// One that does what was asked about.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }

    /// One that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }

    /// One that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }

    /// One that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }
  }

  /// A question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// A question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}
