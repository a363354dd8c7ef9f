public import Foundation
public import PlatenBase
public import PlatenControls
internal import PlatenLayout
public import PlatenViews

// Sheets and alerts come over a screen while the state says so: that of a preview. In other pictures what they
// would cover is drawn. Menus come when somebody asks for them, and that is never.

nonisolated extension View {
  /// This view, over which a sheet comes.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, if: isPresented.wrappedValue, content: content)
  }

  /// This view, over which a sheet for an item comes.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0) } }
  }

  /// This view, over which another comes that covers the screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, if: isPresented.wrappedValue, content: content)
  }

  /// This view, over which another for an item comes that covers the screen.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0) } }
  }

  /// This view, beside which another comes.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, if: isPresented.wrappedValue, content: content)
  }

  /// This view, beside which another for an item comes.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0) } }
  }

  /// This view, over which a question comes.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asks(Text(titleKey), if: isPresented.wrappedValue, actions) { EmptyView() }
  }

  /// This view, over which a question comes.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asks(Text(String(title)), if: isPresented.wrappedValue, actions) { EmptyView() }
  }

  /// This view, over which a question comes.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asks(Text(titleKey), if: isPresented.wrappedValue, actions, message)
  }

  /// This view, over which a question comes.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asks(Text(String(title)), if: isPresented.wrappedValue, actions, message)
  }

  /// This view, over which a question about some data comes.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asks(Text(titleKey), if: isPresented.wrappedValue, about: data, actions, message)
  }

  /// This view, over which a question comes.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(.alert, if: isPresented.wrappedValue) { content().card }
  }

  /// This view, over which a question about an item comes.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting(.alert, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0).card } }
  }

  /// This view, over which a choice comes.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(titleKey) : nil, if: isPresented.wrappedValue, actions
    ) { EmptyView() }
  }

  /// This view, over which a choice comes.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(String(title)) : nil, if: isPresented.wrappedValue, actions
    ) { EmptyView() }
  }

  /// This view, over which a choice comes.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(titleKey) : nil, if: isPresented.wrappedValue, actions,
      message)
  }

  /// This view, which has a menu.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// This view, which has a menu and be seen larger over it.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }

  /// This view, which a sheet's reader could dismiss or not.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// This view, whose sheet has some heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inSheet { $0.heights = detents.map(\.height) }
  }

  /// This view, whose sheet has some heights, one of them now.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    inSheet {
      $0.heights = detents.map(\.height)
      $0.height = selection.wrappedValue.height
    }
  }

  /// This view, whose sheet has a handle or not.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inSheet { $0.hasHandle = visibility == .automatic ? nil : visibility == .visible }
  }

  /// This view, whose sheet has corners of a radius in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inSheet { $0.cornerRadius = cornerRadius }
  }

  /// This view, whose sheet has a ground.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    inSheet { $0.background = AnyView(Rectangle().fill(style)) }
  }
}

// MARK: - What comes over a view

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let height: SheetTraits.Height

  /// Half of the screen's.
  public static let medium = fraction(0.5)
  /// All that sheets may have of the screen's.
  public static let large = fraction(1)

  /// A part of the screen's, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
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
