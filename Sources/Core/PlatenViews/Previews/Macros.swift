internal import PlatenBase

/// A preview of a view, which `platen preview` draws.
///
/// It exists in debug builds, and in builds that define `PLATEN_PREVIEWS`; release builds do not
/// contain it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlatenMacros", type: "Preview")

/// A preview of a view with traits, which `platen preview` draws.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlatenMacros", type: "Preview")

/// Lets a preview's closure declare state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PlatenMacros", type: "Nothing")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` one of their values.
///
/// The initial value of the variable is the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PlatenMacros", type: "Entry")

/// Computes the value that a variable is declared with; ``Entry()`` uses it.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "PlatenMacros", type: "EntryDefault")

/// Makes a type `Animatable`, with empty animatable data.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PlatenMacros", type: "Animatable")

/// Excludes a variable from the animatable data.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PlatenMacros", type: "Nothing")
