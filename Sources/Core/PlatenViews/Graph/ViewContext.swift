internal import PlatenBase
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

/// The context in which a view's nodes are made: its environment and its identity.
public struct _ViewContext {
  /// What the view inherits from those around it.
  package var environment: EnvironmentValues
  var identity: Identity
  /// The render that is under way.
  let pass: RenderPass
  /// What keeps the ideal lengths of views where nobody squeezes them; nil for SwiftUI's rule.
  var keeping: IdealKeeping?
  /// How many views and modifiers this one lies in.
  package private(set) var depth = 0
  /// The type of the innermost view, or modifier, around that has a body.
  private(set) var bodyOwner: Any.Type = AnyView.self
  /// Whether something changed of a view around, since the round before, so that SwiftUI makes this one
  /// anew as well.
  var isRemade = false

  init(environment: EnvironmentValues, identity: Identity, pass: RenderPass) {
    self.environment = environment
    self.identity = identity
    self.pass = pass
  }

  /// The context of a part of this view, by its position.
  package func child(_ position: Int) -> _ViewContext {
    var context = self
    context.identity = identity.child(position)
    return context
  }

  /// The context of a part of this view, by its id.
  func child(_ id: some Hashable) -> _ViewContext {
    var context = self
    context.identity = identity.child(idNumber: pass.number(of: id))
    return context
  }

  /// The context of the body of a view of a type.
  package func descending<T>(into type: T.Type) -> _ViewContext {
    var context = self
    context.identity = identity.child(of: type)
    context.depth += 1
    return context
  }

  /// Takes one step further in, for a view or a modifier that has no body.
  mutating func goDeeper() { depth += 1 }

  /// The context of what a view, or a modifier, of a type consists of.
  func body<T>(of type: T.Type) -> _ViewContext {
    var context = descending(into: type)
    context.bodyOwner = type
    if !isRemade { context.isRemade = pass.hasChanged(context.identity) }
    return context
  }

  /// The context of views that the stack around does not lay out.
  package func outsideOfStacks() -> _ViewContext {
    var context = self
    context.keeping = nil
    context.setStackOrientation(nil)
    context.depth += 1
    return context
  }

  /// Changes the axis of the stack around.
  mutating func setStackOrientation(_ axis: Axis?) {
    if environment.stackOrientation != axis { environment.make(.stackOrientation(axis)) }
  }

  /// What `String.labelSize(withFont:)` and its kin answer for in this context.
  var measuring: MeasuringContext {
    MeasuringContext(
      library: pass.library, dynamicTypeSize: environment.dynamicTypeSize,
      platform: environment.platform, displayScale: environment.displayScale)
  }

  /// Adds the nodes of a view.
  ///
  /// Every way that leads deeper comes through here, so that views without end are an error and
  /// not the end of the stack. After an error nothing is added any more: the picture is lost.
  func append(_ view: some View, to list: inout _NodeList) {
    guard pass.hasRoom(at: depth, for: bodyOwner) else { return }
    view._appendNodes(to: &list, in: self)
  }

  /// Adds the nodes of the body of a view that is bound to no actor and has no dynamic properties.
  ///
  /// A view whose type is written out calls this for itself. Where the protocol is asked for the type
  /// of the body, the runtime has to read how that type is spelled and to look up all that it needs;
  /// and to find dynamic properties, it searches all conformances of the program for each type of a
  /// stored property.
  package func appendBody<V: View>(
    of view: V, to list: inout _NodeList, _ body: (V) -> some View
  ) {
    guard pass.canContinue else { return }
    let made = pass.watching(V.self) { body(view) }
    self.body(of: V.self).append(made, to: &list)
  }

  /// The pixels that frames are rounded to.
  var pixelGrid: PixelGrid { environment.pixelGrid ?? pass.grid }

  /// Adds a finding that something is not drawn.
  package func noteUndrawn(_ detail: String) { pass.noteReplacement(.undrawn, detail) }

  /// The nodes of a view in this context.
  ///
  /// - Parameter areRows: Whether each of them is a row of a list.
  package func nodes(of view: some View, areRows: Bool = false) -> [Node] {
    var list = _NodeList()
    list.areRows = areRows
    append(view, to: &list)
    return list.nodes
  }

  /// The nodes of a view as one, several of them laid over each other.
  func node(of view: some View, alignment: Alignment = .center) -> Node? {
    let nodes = nodes(of: view)
    guard nodes.count > 1 else { return nodes.first }
    return LayoutNode(ZStackLayout(alignment: alignment), children: nodes, context: self)
  }
}

/// The list of nodes that views have made so far.
public struct _NodeList {
  var nodes: [Node] = []
  /// Whether each of them is a row of a list.
  package var areRows = false
}

// MARK: - Identity

/// The identity of a view in a picture: its path of positions, ids and types from the root.
///
/// Only a hash of the path is kept. Of a million views two are taken for one with a probability of
/// one in 37 million, and then only if both have state.
struct Identity: Hashable {
  private var hash: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The identity of a part of this view.
  func child(_ position: Int) -> Identity { mixed(with: UInt64(bitPattern: Int64(position))) }

  /// The identity of a part of this view that is known by its type.
  func child(of type: Any.Type) -> Identity {
    mixed(with: UInt64(UInt(bitPattern: ObjectIdentifier(type))) ^ 0xA076_1D64_78BD_642F)
  }

  /// The identity of a part of this view that is known by an id.
  ///
  /// Ids may be unequal and still hash alike, so that what counts is the number that the render has
  /// for each.
  func child(idNumber: Int) -> Identity {
    mixed(with: UInt64(bitPattern: Int64(idNumber)) ^ 0xE703_7ED1_A0B4_28DB)
  }

  private func mixed(with value: UInt64) -> Identity {
    var x = hash &+ value &* 0xBF58_476D_1CE4_E5B9 &+ 0x94D0_49BB_1331_11EB
    x = (x ^ x >> 30) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ x >> 27) &* 0x94D0_49BB_1331_11EB
    return Identity(hash: x ^ x >> 31)
  }

  /// The identity as a text, for the length of a process.
  var name: String { String(hash, radix: 36) }

  init() {}

  private init(hash: UInt64) { self.hash = hash }
}
