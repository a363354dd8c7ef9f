import Foundation
import Testing

@testable import PlatenService

@Suite struct MachineResourcesTests {
  private static let version2 =
    "30 24 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate\n"
  private static let version1 = """
    25 30 0:22 / /sys rw - sysfs sysfs rw
    33 32 0:29 / /sys/fs/cgroup/cpu,cpuacct rw shared:9 - cgroup cgroup rw,cpu,cpuacct
    34 32 0:30 / /sys/fs/cgroup/memory rw shared:10 - cgroup cgroup rw,memory

    """

  /// What a machine of eight cores and 16 GiB has left under files of the system.
  private func resources(_ files: [String: String]) throws -> MachineResources {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("machine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return MachineResources(root: root.path, cores: 8, memory: 16 << 30)
  }

  private func renders(_ files: [String: String]) throws -> Int {
    ServiceLimits().resolved(on: try resources(files)).renders
  }

  private func memory(_ files: [String: String]) throws -> Int {
    ServiceLimits().resolved(on: try resources(files)).memoryBytes
  }

  @Test func withoutGroupsTheMachineIsAllThereIs() throws {
    let machine = try resources([:])
    #expect(machine.cores == .init(value: 8, source: "the cores"))
    #expect(machine.memory == .init(value: 17_179_869_184, source: "the machine"))
    #expect(try renders([:]) == 8)
    #expect(try memory([:]) == 2_147_483_648)
  }

  /// A quota in microseconds of work in each 100,000, and the renders for it.
  @Test(arguments: [
    ("max 100000", 8), ("50000 100000", 1), ("100000 100000", 1), ("150000 100000", 2),
    ("200000 100000", 2), ("250000 100000", 3), ("1600000 100000", 8), ("25000 50000", 1),
    ("nonsense", 8), ("", 8), ("-1 100000", 8), ("1 0", 8),
  ])
  func version2sQuotaIsRoundedUp(quota: String, expected: Int) throws {
    #expect(
      try renders([
        "proc/self/cgroup": "0::/\n", "proc/self/mountinfo": Self.version2,
        "sys/fs/cgroup/cpu.max": quota + "\n",
      ]) == expected)
  }

  @Test func theLeastOfAllGroupsAroundCounts() throws {
    let files = [
      "proc/self/cgroup": "0::/pods/one/web\n", "proc/self/mountinfo": Self.version2,
      "sys/fs/cgroup/pods/one/web/cpu.max": "600000 100000\n",
      "sys/fs/cgroup/pods/one/cpu.max": "300000 100000\n",
      "sys/fs/cgroup/pods/cpu.max": "max 100000\n",
      "sys/fs/cgroup/pods/one/web/memory.max": "max\n",
      "sys/fs/cgroup/pods/one/web/memory.high": "2147483648\n",
      "sys/fs/cgroup/pods/memory.max": "1073741824\n",
      // A neighbour's.
      "sys/fs/cgroup/pods/two/cpu.max": "100000 100000\n",
    ]
    let machine = try resources(files)
    #expect(machine.cores == .init(value: 3, source: "cgroup v2's cpu.max"))
    #expect(machine.memory == .init(value: 1_073_741_824, source: "cgroup v2's memory.max"))
    #expect(try memory(files) == 536_870_912)
  }

  @Test func whatIsThrottledIsNotThere() throws {
    let machine = try resources([
      "proc/self/cgroup": "0::/\n", "proc/self/mountinfo": Self.version2,
      "sys/fs/cgroup/memory.max": "1073741824\n", "sys/fs/cgroup/memory.high": "805306368\n",
    ])
    #expect(machine.memory == .init(value: 805_306_368, source: "cgroup v2's memory.high"))
  }

  @Test func version1HasItsOwnFilesAndPlaces() throws {
    let files = [
      "proc/self/cgroup": "4:cpu,cpuacct:/docker/abc\n9:memory:/docker/abc\n1:name=systemd:/x\n",
      "proc/self/mountinfo": Self.version1,
      "sys/fs/cgroup/cpu,cpuacct/docker/abc/cpu.cfs_quota_us": "150000\n",
      "sys/fs/cgroup/cpu,cpuacct/docker/abc/cpu.cfs_period_us": "100000\n",
      "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us": "-1\n",
      "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us": "100000\n",
      "sys/fs/cgroup/memory/docker/abc/memory.limit_in_bytes": "268435456\n",
      // What version 1 says for none.
      "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n",
    ]
    let machine = try resources(files)
    #expect(machine.cores == .init(value: 1.5, source: "cgroup v1's cpu.cfs_quota_us"))
    #expect(
      machine.memory == .init(value: 268_435_456, source: "cgroup v1's memory.limit_in_bytes"))
    #expect(try renders(files) == 2)
    #expect(try memory(files) == 134_217_728)
  }

  /// Docker with version 1 mounts the container's group alone, under the path that it has outside.
  @Test func aGroupMayBeMountedAlone() throws {
    let mount =
      "33 32 0:29 /docker/abc /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory\n"
    #expect(
      try memory([
        "proc/self/cgroup": "9:memory:/docker/abc\n", "proc/self/mountinfo": mount,
        "sys/fs/cgroup/memory/memory.limit_in_bytes": "536870912\n",
      ]) == 268_435_456)
  }

  @Test func whatIsOutsideOfTheMountIsNotLookedFor() throws {
    #expect(
      try renders([
        "proc/self/cgroup": "0::/../../other\n", "proc/self/mountinfo": Self.version2,
        "sys/fs/cgroup/cpu.max": "200000 100000\n",
        "other/cpu.max": "100000 100000\n",
      ]) == 2)
  }

  @Test func whatAnOperatorSetsStays() throws {
    var limits = ServiceLimits()
    limits.renders = 5
    limits.memoryBytes = 3 << 30
    #expect(limits.resolved(on: try resources([:])) == limits)
  }

  @Test func whatIsPrintedSaysWhatIsInForce() throws {
    let machine = try resources([
      "proc/self/cgroup": "0::/\n", "proc/self/mountinfo": Self.version2,
      "sys/fs/cgroup/cpu.max": "150000 100000\n",
    ])
    var configuration = ServiceConfiguration()
    let found = configuration.yaml(on: machine)
    #expect(found.contains("\nrenders: 0\n# renders in force: 2, from cgroup v2's cpu.max\n"))
    #expect(found.contains("\n# memoryBytes in force: 2GiB, from the machine\n"))
    configuration.limits.renders = 3
    let set = configuration.yaml(on: machine)
    #expect(set.contains("\nrenders: 3\n# renders in force: 3, from the settings\n"))
  }

  @Test func aProcessHasSomething() {
    let limits = ServiceLimits().resolved(on: .current)
    #expect((1...ProcessInfo.processInfo.activeProcessorCount).contains(limits.renders))
    #expect(limits.memoryBytes > 0)
  }
}
