internal import PlatenBase
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// The pages that a view has for values of a type.
package struct NavigationDestination {
  /// The type of the values.
  let type: ObjectIdentifier
  private let page: (AnyHashable) -> AnyView?

  init<Value: Hashable, Page: View>(_ type: Value.Type, _ page: @escaping (Value) -> Page) {
    self.type = ObjectIdentifier(type)
    self.page = { ($0.base as? Value).map { AnyView(page($0)) } }
  }

  /// Returns the page for a value; nil if it is of another type.
  func page(for value: AnyHashable) -> AnyView? { page(value) }
}

/// What a page of a navigation knows of those below it.
struct PagesBelow {
  /// The title of the page right below.
  var title: Text?
  var isInline: Bool
  /// The destinations of all of them.
  var destinations: [NavigationDestination]
}

/// The button at the start of a bar that leads to the page below: its title, or "Back" if that is long.
struct BackButton: _NonisolatedView {
  let title: Text?

  var body: some View {
    HStack(spacing: 5) {
      Image(systemName: "chevron.backward").fontWeight(.semibold).imageScale(.large)
      ViewThatFits(in: .horizontal) {
        if let title { title.lineLimit(1) }
        Text("Back")
      }
      .frame(maxWidth: 140, alignment: .leading)
    }
    .font(.body)
    .foregroundStyle(.tint)
    .fixedSize(horizontal: true, vertical: false)
    .padding(.leading, -8)
  }
}

nonisolated extension View {
  /// Shows a page in the navigation around this view for each value of a type in its path.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    barred { $0.destinations.append(NavigationDestination(data, destination)) }
  }

  /// Shows a page in the navigation around this view while it is presented.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = isPresented.wrappedValue ? AnyView(destination()) : nil
    return barred { if let page { $0.presented = page } }
  }

  /// Shows a page in the navigation around this view while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let page = item.wrappedValue.map { AnyView(destination($0)) }
    return barred { if let page { $0.presented = page } }
  }

  /// Sets whether the bar over this page leaves out the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barred { $0.hidesBack = hidesBackButton }
  }
}
