internal import Foundation
internal import PlatenBase
internal import PlatenWorkers

/// A worker that does what tests ask of it: works, hangs, takes memory, crashes.
@main
struct TestWorker {
  static func main() {
    if CommandLine.arguments.contains("broken") { exit(1) }
    WorkerLoop.run { greeting in
      var count = 0
      return { task in
        count += 1
        return answer(to: task, greeting, count)
      }
    }
  }

  private static func answer(to task: WorkerTask, _ greeting: [UInt8], _ count: Int) -> [UInt8] {
    let words = String(decoding: task.bytes, as: UTF8.self).split(separator: " ", maxSplits: 1)
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words.first {
    case "echo": return Array((words.dropFirst().first ?? "").utf8)
    case "zeros": return Array(repeating: 0, count: number)
    case "greeting": return greeting
    case "pid": return Array("\(getpid())".utf8)
    case "count": return Array("\(count)".utf8)
    case "until":
      let file = String(words.dropFirst().first ?? "")
      while !FileManager.default.fileExists(atPath: file) { Thread.sleep(forTimeInterval: 0.01) }
    case "hang":
      begin(words)
      while true { Thread.sleep(forTimeInterval: 1) }
    case "wait":
      begin(words)
      while !task.cancellation.isCancelled { Thread.sleep(forTimeInterval: 0.001) }
    case "crash": abort()
    case "leave": exit(0)
    case "memory": return memory(number << 20)
    case "lease":
      do { try task.lease(number << 20) } catch { return Array("\(error)".utf8) }
      return memory(number << 20)
    case "files": return Array(openFiles.utf8)
    case "nice": return Array("\(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0))".utf8)
    default: return Array("unknown".utf8)
    }
    return Array("done".utf8)
  }

  /// Makes the file that a job names, so that a test sees that the process has the job.
  private static func begin(_ job: [Substring]) {
    guard job.count > 1 else { return }
    _ = FileManager.default.createFile(atPath: String(job[1]), contents: nil)
  }

  /// Writes into so many bytes, for half a second.
  private static func memory(_ bytes: Int) -> [UInt8] {
    var list = [UInt8](repeating: 1, count: bytes)
    for _ in 0..<50 {
      for i in stride(from: 0, to: list.count, by: 4096) { list[i] &+= 1 }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return Array("\(list.reduce(0) { $0 &+ Int($1) } > 0)".utf8)
  }

  private static var openFiles: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.sorted().joined(separator: " ")
  }
}
