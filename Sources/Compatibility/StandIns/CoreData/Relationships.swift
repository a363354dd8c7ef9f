public import Foundation

/// The objects that others refer to, with the inverse of each relationship that the model names one for.
extension NSManagedObject {
  /// The objects of a relationship, to one or to many.
  func related(_ key: String) -> [NSManagedObject] { objects(in: values[key]) }

  func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }

  /// Sets a relationship, and what is opposite of it in those that come and go.
  func setRelated(_ key: String, _ objects: [NSManagedObject], as value: Any?) {
    guard let relationship = entity.relationshipsByName[key] else {
      put(key, value)
      return
    }
    let old = related(key)
    put(
      key,
      !relationship.isToMany
        ? objects.first
        : relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects))
    guard let inverse = relationship.inverseName else { return }
    for object in old where !objects.contains(object) {
      object.tellOfChange()
      object.unlink(inverse, self)
    }
    for object in objects where !old.contains(object) {
      object.tellOfChange()
      object.link(inverse, self)
    }
  }

  /// Adds an object to the opposite side; what a relationship to one led to before loses this object.
  private func link(_ key: String, _ object: NSManagedObject) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    if relationship.isToMany {
      let objects = related(key)
      if !objects.contains(object) { putAll(objects + [object], key, relationship) }
    } else if let before = related(key).first, before !== object, let name = relationship.inverseName {
      put(key, object)
      before.unlink(name, self)
    } else {
      put(key, object)
    }
  }

  private func unlink(_ key: String, _ object: NSManagedObject) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    if relationship.isToMany {
      putAll(related(key).filter { $0 !== object }, key, relationship)
    } else if related(key).first === object {
      put(key, nil)
    }
  }

  private func putAll(
    _ objects: [NSManagedObject], _ key: String, _ relationship: NSRelationshipDescription
  ) {
    put(key, relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects))
  }

  /// Takes the object out of all that refers to it, as its deletion does.
  ///
  /// - Returns: What is deleted with it.
  func unlinkAll() -> [NSManagedObject] {
    var others: [NSManagedObject] = []
    for relationship in entity.relationshipsByName.values {
      let objects = related(relationship.name)
      if relationship.deleteRule == .cascadeDeleteRule { others += objects }
      guard let inverse = relationship.inverseName else { continue }
      for object in objects {
        object.tellOfChange()
        object.unlink(inverse, self)
      }
    }
    return others
  }

  // MARK: - What generated functions do

  /// Changes the objects of a relationship to many.
  private func change(_ key: String, _ change: (inout [NSManagedObject]) -> Void) {
    tellOfChange()
    var objects = related(key)
    change(&objects)
    if entity.relationshipsByName[key] == nil {
      put(key, values[key] is NSOrderedSet ? NSOrderedSet(array: objects) : NSSet(array: objects))
    } else {
      setRelated(key, objects, as: nil)
    }
    managedObjectContext?.note()
  }

  public func _add(_ key: String, _ value: Any) {
    let new = objects(in: value)
    change(key) { objects in objects += new.filter { !objects.contains($0) } }
  }
  public func _remove(_ key: String, _ value: Any) {
    let gone = objects(in: value)
    change(key) { $0.removeAll(where: gone.contains) }
  }
  public func _insert(_ key: String, _ value: Any, at index: Int) {
    let new = objects(in: value)
    change(key) { $0.insert(contentsOf: new, at: min(index, $0.count)) }
  }
  public func _insert(_ key: String, _ value: Any, at indexes: NSIndexSet) {
    for (object, index) in zip(objects(in: value), indexes) { _insert(key, object, at: index) }
  }
  public func _remove(_ key: String, at index: Int) {
    change(key) { if $0.indices.contains(index) { $0.remove(at: index) } }
  }
  public func _remove(_ key: String, at indexes: NSIndexSet) {
    for index in indexes.reversed() { _remove(key, at: index) }
  }
  public func _replace(_ key: String, at index: Int, with value: Any) {
    _remove(key, at: index)
    _insert(key, value, at: index)
  }
  public func _replace(_ key: String, at indexes: NSIndexSet, with value: Any) {
    _remove(key, at: indexes)
    _insert(key, value, at: indexes)
  }
}
