"""Previews of apps that keep their data with SwiftData: what a query finds is seen by the sizes of pictures."""

import json
import pathlib
import subprocess

SWIFT_DATA = """import SwiftData
import SwiftUI

@Model final class Trip {
  @Attribute(.unique) var name: String
  var rating: Int?
  @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
  init(name: String, rating: Int? = nil) { (self.name, self.rating) = (name, rating) }
}

@Model final class Stop {
  var title: String
  var trip: Trip?
  @Transient var isOpen = false
  init(title: String) { self.title = title }
}

/// A column of bars: a trip's is as wide as its name has letters.
struct Trips: View {
  @Query(sort: \\Trip.name, order: .reverse) private var trips: [Trip]
  @Query private var stops: [Stop] = []
  @Environment(\\.modelContext) private var context
  var adds = false

  var body: some View {
    VStack(spacing: 0) {
      ForEach(trips) { Color.red.frame(width: 10 * CGFloat($0.name.count), height: 10) }
      ForEach(stops) { _ in Color.blue.frame(width: 5, height: 1) }
    }
    .onAppear { if adds { context.insert(Trip(name: "ab")) } }
  }
}

struct Found: View {
  @Query private var trips: [Trip]
  init(_ text: String) { _trips = Query(filter: #Predicate { $0.name.contains(text) }, sort: \\.name) }
  var body: some View { VStack(spacing: 0) { ForEach(trips) { _ in Color.red.frame(width: 10, height: 10) } } }
}

struct Editor: View {
  @Bindable var trip: Trip
  var body: some View { Color.red.frame(width: CGFloat(trip.rating ?? 1), height: 10).onAppear { trip.rating = 30 } }
}

@MainActor private let sample: ModelContainer = {
  let kept = ModelConfiguration(isStoredInMemoryOnly: true)
  let container = try! ModelContainer(for: Trip.self, Stop.self, configurations: kept)
  let trip = Trip(name: "rome", rating: 5)
  trip.stops = [Stop(title: "one"), Stop(title: "two")]
  container.mainContext.insert(trip)
  container.mainContext.insert(Trip(name: "oslo"))
  container.mainContext.insert(Trip(name: "bonn"))
  return container
}()

struct Shared: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer { sample }
  func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}

#Preview("All") { Trips().modelContainer(sample) }
#Preview("Shared", traits: .modifier(Shared())) { Trips() }
#Preview("Added") { Trips(adds: true).modelContainer(for: [Trip.self, Stop.self], inMemory: true) }
#Preview("Found") { Found("o").modelContainer(sample) }
#Preview("Found less") { Found("os").modelContainer(sample) }
#Preview("Changed") { Editor(trip: Trip(name: "a")).modelContainer(for: Trip.self, inMemory: true) }
"""
# Three trips of ten points each, with two stops of one; a trip of two letters; the names with an "o".
SIZES = {"All": (40, 32), "Shared": (40, 32), "Added": (20, 10), "Found": (10, 30), "Found less": (10, 10), "Changed": (30, 10)}


def check(platen, work, failures, write, run, size):
    """Draws what queries find."""
    folder, out = work / "models", work / "models-out"
    write(folder, {"Trips.swift": SWIFT_DATA})
    subprocess.run(["rm", "-rf", out], check=True)
    done = run(platen, [str(folder), "-o", str(out), "--fit", "--scale", "1", "--json"])
    records = [json.loads(line) for line in done.stdout.splitlines()]
    sizes = {record["name"]: size(pathlib.Path(record["output"])) for record in records if "output" in record}
    failures.expect(sizes == SIZES, f"queries find what is in the container: {sizes} {done.stderr}")
    failures.expect("left out" not in done.stderr, f"nothing is missing: {done.stderr}")
