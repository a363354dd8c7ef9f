internal import Foundation

/// The cores and the memory that this process may use.
///
/// A container's limits are those of its control group and of every group around that, of which the
/// least counts (cgroups(7), in both of its versions).
package struct MachineResources: Hashable, Sendable {
  /// A limit, and where it was found.
  package struct Limit: Hashable, Sendable {
    package var value: Double
    package var source: String
  }

  /// The number of cores; part of one may be all there is.
  package let cores: Limit
  /// The memory in bytes.
  package let memory: Limit

  /// What this process may use, as it is now.
  package static var current: MachineResources {
    let process = ProcessInfo.processInfo
    return MachineResources(
      root: "", cores: process.activeProcessorCount, memory: process.physicalMemory)
  }

  /// - Parameters:
  ///   - root: The folder that stands for `/`, without a slash at its end.
  ///   - cores: The cores that the process may run on, by its affinity.
  ///   - memory: The machine's memory in bytes.
  init(root: String, cores: Int, memory: UInt64) {
    let groups = ControlGroups(root: root)
    let quotas = [Limit(value: Double(cores), source: "the cores")] + groups.quotas
    let memories = [Limit(value: Double(memory), source: "the machine")] + groups.memories
    self.cores = Self.least(of: quotas)
    self.memory = Self.least(of: memories)
  }

  private static func least(of limits: [Limit]) -> Limit {
    // Of equal ones the first, which is the machine's.
    limits.dropFirst().reduce(limits[0]) { $1.value < $0.value ? $1 : $0 }
  }
}

// MARK: - Control groups

/// The limits of the control groups that the process is in.
private struct ControlGroups {
  private typealias Limit = MachineResources.Limit

  private let root: String
  /// In cores.
  private(set) var quotas: [MachineResources.Limit] = []
  /// In bytes.
  private(set) var memories: [MachineResources.Limit] = []

  init(root: String) {
    self.root = root
    let groups = text("/proc/self/cgroup").split(separator: "\n").compactMap(Membership.init)
    let mounts = text("/proc/self/mountinfo").split(separator: "\n").compactMap(Mount.init)
    for group in groups {
      guard let mount = mounts.first(where: { $0.holds(group) }) else { continue }
      for folder in mount.folders(of: group.path) {
        if group.controllers.isEmpty {
          readVersion2(folder)
        } else {
          readVersion1(folder, group.controllers)
        }
      }
    }
  }

  private mutating func readVersion2(_ folder: String) {
    // "max 100000" where there is none, else microseconds of work in so many of time.
    let quota = text("\(folder)/cpu.max").split(whereSeparator: \.isWhitespace)
    // https://docs.kernel.org/admin-guide/cgroup-v2.html#cpu-interface-files
    if quota.count == 2 { addQuota(String(quota[0]), String(quota[1]), "cgroup v2's cpu.max") }
    // https://docs.kernel.org/admin-guide/cgroup-v2.html#memory-interface-files
    for name in ["memory.max", "memory.high"] {
      addMemory(text("\(folder)/\(name)"), "cgroup v2's \(name)")
    }
  }

  private mutating func readVersion1(_ folder: String, _ controllers: [Substring]) {
    if controllers.contains("cpu") {
      addQuota(
        text("\(folder)/cpu.cfs_quota_us"), text("\(folder)/cpu.cfs_period_us"),
        "cgroup v1's cpu.cfs_quota_us")
    }
    if controllers.contains("memory") {
      addMemory(text("\(folder)/memory.limit_in_bytes"), "cgroup v1's memory.limit_in_bytes")
    }
  }

  private mutating func addQuota(_ quota: String, _ period: String, _ source: String) {
    guard let quota = Double(quota), let period = Double(period), quota > 0, period > 0 else {
      return
    }
    quotas.append(Limit(value: quota / period, source: source))
  }

  private mutating func addMemory(_ bytes: String, _ source: String) {
    guard let bytes = Double(bytes), bytes > 0 else { return }
    memories.append(Limit(value: bytes, source: source))
  }

  /// Returns what a small file says; nothing where there is none.
  private func text(_ path: String) -> String {
    let text = (try? String(contentsOfFile: root + path, encoding: .utf8)) ?? ""
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A line of `/proc/self/cgroup`: the group in one hierarchy, as `4:cpu,cpuacct:/a/b` or `0::/a`.
private struct Membership {
  /// What the hierarchy controls; empty for that of version 2.
  let controllers: [Substring]
  /// The group's path in its hierarchy.
  let path: String

  init?(_ line: Substring) {
    let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    controllers = parts[1].split(separator: ",")
    path = String(parts[2])
  }
}

/// A line of `/proc/self/mountinfo` (proc(5)):
/// `36 35 0:29 ROOT POINT rw,relatime shared:1 - cgroup cgroup rw,cpu,cpuacct`.
private struct Mount {
  /// The folder of the hierarchy that is mounted.
  private let top: String
  /// Where it is mounted.
  private let point: String
  private let type: Substring
  private let options: [Substring]

  init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard let dash = fields.firstIndex(of: "-"), dash > 4, fields.count > dash + 3 else {
      return nil
    }
    (top, point) = (String(fields[3]), String(fields[4]))
    type = fields[dash + 1]
    options = fields[dash + 3].split(separator: ",")
  }

  /// Returns whether a group's hierarchy is the one that is mounted here.
  func holds(_ group: Membership) -> Bool {
    group.controllers.isEmpty
      ? type == "cgroup2" : type == "cgroup" && group.controllers.allSatisfy(options.contains)
  }

  /// The folders of a group and of those around it, as far as they are mounted.
  func folders(of path: String) -> [String] {
    var names = path.split(separator: "/")[...]
    let above = top.split(separator: "/")
    // A container sees its own group at the mount's top, whatever its path is called outside.
    names = names.starts(with: above) ? names.dropFirst(above.count) : []
    if names.contains("..") { names = [] }
    return (0...names.count).reversed().map { count in
      ([point] + names.prefix(count).map(String.init)).joined(separator: "/")
    }
  }
}

// MARK: - Limits

extension ServiceLimits {
  /// A limit in force, and who set it.
  struct Resolved: Hashable, Sendable {
    /// The setting's name in a file.
    var name: String
    var value: String
    var source: String
  }

  /// The most bytes for pictures that are taken without being asked for.
  private static let mostMemory = 2 << 30

  /// These limits with numbers in place of those that are zero for what the machine has: a render
  /// for each core, and half of the memory.
  package func resolved(on machine: MachineResources) -> ServiceLimits {
    var limits = self
    if renders == 0 { limits.renders = max(1, Int(machine.cores.value.rounded(.up))) }
    if memoryBytes == 0 {
      limits.memoryBytes = min(Int(machine.memory.value / 2), Self.mostMemory)
    }
    return limits
  }

  /// The limits that may follow the machine, as they are on it.
  func machineLimits(on machine: MachineResources) -> [Resolved] {
    let limits = resolved(on: machine)
    let settings = "the settings"
    return [
      Resolved(
        name: "renders", value: "\(limits.renders)",
        source: renders == 0 ? machine.cores.source : settings),
      Resolved(
        name: "memoryBytes", value: SettingText.text(bytes: limits.memoryBytes),
        source: memoryBytes == 0 ? machine.memory.source : settings),
    ]
  }
}
