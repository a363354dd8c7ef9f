internal import Foundation
internal import PlatenBase

/// What a body, or another part of a view, was made of in a picture that moves.
struct MadePart {
  fileprivate var seed: UInt64
  /// How often what it is made of was another.
  fileprivate(set) var version = 0
  fileprivate let input: Any
  fileprivate let changes: Int
  fileprivate let outerVersion: Int

  fileprivate func differs(from known: MadePart) -> Bool {
    changes != known.changes
      || outerVersion != known.outerVersion && !haveEqualFields(known.input, input)
  }
}

extension _ViewContext {
  /// Makes a body, or another part of a view, with the random numbers that it had before.
  ///
  /// SwiftUI makes a part again only if its state, or what it gets from the part around it, has changed. Here all
  /// are made in each round. So the random numbers are the same again until then.
  ///
  /// - Parameters:
  ///   - input: What the part gets from the part around it; by default that is another whenever that part is.
  ///   - size: The size that the part is made for, which has numbers of its own.
  ///   - changes: How often its own state has changed.
  mutating func making<Part, Input>(
    from input: Input = (), for size: CGSize? = nil, changes: Int = 0, _ make: () -> Part
  ) -> Part {
    guard pass.parts == .all, pass.late != nil else { return make() }
    let place = size.map { identity.child([$0.width, $0.height].hashValue) } ?? identity
    let known = pass.madeParts[place]
    var made = MadePart(
      seed: known?.seed ?? _PreviewRandom.next(), version: known?.version ?? 0, input: input,
      changes: changes + pass.changes.modelChanges, outerVersion: madeVersion)
    if let known, made.differs(from: known) {
      made.version += 1
      made.seed = _PreviewRandom.next()
    }
    pass.madeParts[place] = made
    madeVersion = made.version
    return _PreviewRandom.with(made.seed, make)
  }

  /// Makes a body whose dynamic properties are installed; this is the context of what is in it.
  mutating func makingBody<Part, Input>(of input: Input, _ make: () -> Part) -> Part {
    guard pass.parts == .all, pass.late != nil else { return make() }
    let properties = identity.child(-1)
    return making(from: input, changes: pass.changes.writes(to: properties), make)
  }
}

/// Returns whether two values of one type have equal stored properties; those that cannot be compared are not equal.
private func haveEqualFields(_ a: Any, _ b: Any) -> Bool {
  if a is any Equatable { return areEqual(a, b) }
  let (fields, others) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
  guard Mirror(reflecting: a).displayStyle == .struct, fields.count == others.count else {
    return false
  }
  return zip(fields, others).allSatisfy { field, other in
    // What a property wrapper of the view itself holds is not given to it.
    field.value is any DynamicProperty && !(field.value is any GivenProperty)
      || haveEqualFields(field.value, other.value)
  }
}

/// A dynamic property whose value comes from the view around.
protocol GivenProperty {}
