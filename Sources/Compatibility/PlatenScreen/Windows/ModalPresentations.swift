public import Foundation
public import PlatenBase
public import PlatenControls
public import PlatenViews

// Sheets and alerts come over a screen while the state says so: that of a preview. In other pictures what they
// would cover is drawn. Menus come when somebody asks for them, and that is never.

/// The items of a context menu, in the form before `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  /// Makes a menu, which is closed in a picture.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

nonisolated extension View {
  /// Presents a sheet over this view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, if: isPresented.wrappedValue, content: content)
  }

  /// Presents a sheet for an item over this view.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0) } }
  }

  /// Presents a view over this one that covers the screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, if: isPresented.wrappedValue, content: content)
  }

  /// Presents a view for an item over this one that covers the screen.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0) } }
  }

  /// Presents another view beside this one.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .popover, at: attachmentAnchor.anchor(on: arrowEdge), if: isPresented.wrappedValue,
      content: content)
  }

  /// Presents another view for an item beside this one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .popover, at: attachmentAnchor.anchor(on: arrowEdge), if: item.wrappedValue != nil
    ) { item.wrappedValue.map { content($0) } }
  }

  /// Presents an alert over this view.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asks(Text(titleKey), if: isPresented.wrappedValue, actions) { EmptyView() }
  }

  /// Presents an alert over this view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asks(Text(String(title)), if: isPresented.wrappedValue, actions) { EmptyView() }
  }

  /// Presents an alert over this view.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asks(Text(titleKey), if: isPresented.wrappedValue, actions, message)
  }

  /// Presents an alert over this view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asks(Text(String(title)), if: isPresented.wrappedValue, actions, message)
  }

  /// Presents an alert about some data over this view.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asks(Text(titleKey), if: isPresented.wrappedValue, about: data, actions, message)
  }

  /// Presents an alert over this view.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(.alert, if: isPresented.wrappedValue) { content().card }
  }

  /// Presents an alert about an item over this view.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting(.alert, if: item.wrappedValue != nil) { item.wrappedValue.map { content($0).card } }
  }

  /// Presents a choice of actions over this view.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(titleKey) : nil, if: isPresented.wrappedValue, actions
    ) { EmptyView() }
  }

  /// Presents a choice of actions over this view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(String(title)) : nil, if: isPresented.wrappedValue, actions
    ) { EmptyView() }
  }

  /// Presents a choice of actions over this view.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(titleKey) : nil, if: isPresented.wrappedValue, actions,
      message)
  }

  /// Adds a context menu to this view.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Adds a context menu to this view; none for nil.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self
  }

  /// Adds a context menu with a preview to this view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }

  /// Sets whether a user can dismiss this view's sheet; ignored in a picture.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the heights of this view's sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inSheet { $0.heights = detents.map(\.height) }
  }

  /// Sets the heights of this view's sheet, and the current one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    inSheet {
      $0.heights = detents.map(\.height)
      $0.height = selection.wrappedValue.height
    }
  }

  /// Sets whether this view's sheet has a handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inSheet { $0.hasHandle = visibility == .automatic ? nil : visibility == .visible }
  }

  /// Sets the corner radius of this view's sheet in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inSheet { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of this view's sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    inSheet { $0.background = AnyView(Rectangle().fill(style)) }
  }
}

// MARK: - What comes over a view

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let height: SheetTraits.Height

  /// Half of the screen's height.
  public static let medium = fraction(0.5)
  /// The full height that sheets may have.
  public static let large = fraction(1)

  /// Returns a part of the screen's, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// Returns a height in points.
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
    /// A rectangle in the view's coordinates, in points.
    case rect(CGRect)
  }

  /// What a popover points at.
  func anchor(on edge: Edge) -> PopoverAnchor {
    PopoverAnchor(edge: edge) { size in
      switch self {
      case .rect(.bounds): CGRect(origin: .zero, size: size)
      case .rect(.rect(let rect)): rect
      case .point(let point):
        CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
      }
    }
  }
}
