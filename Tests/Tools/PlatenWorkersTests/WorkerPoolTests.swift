import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PlatenWorkers

@Suite struct WorkerPoolTests {
  // MARK: - Jobs

  @Test func jobsAreAnsweredEachWithItsOwnAnswer() async throws {
    let pool = TestPool { $0.workers = 3 }
    let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<200 { group.addTask { (number, try await pool.answer("echo \(number)")) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(answers.count == 200)
    #expect(answers.allSatisfy { "\($0.key)" == $0.value })
  }

  @Test func longJobsAndAnswersPass() async throws {
    let pool = TestPool()
    #expect(try await pool.pool.run(Array("zeros 20000000".utf8)).bytes.count == 20_000_000)
    let text = String(repeating: "a", count: 5_000_000)
    #expect(try await pool.answer("echo \(text)") == text)
    #expect(try await pool.answer("echo ") == "")
  }

  @Test func theProgramIsToldWhatItHasToKnow() async throws {
    let program = TestPool.program(greeting: Array("hello".utf8))
    var limits = WorkerLimits()
    limits.waitingTime = .seconds(3600)
    let pool = WorkerPool(program, limits: limits)
    #expect(try await pool.run(Array("greeting".utf8)).bytes == Array("hello".utf8))
  }

  @Test func aWorkerHasNoFileOpenButItsOwn() async throws {
    // 0 to 4, and the folder that it reads for it.
    #expect(try await TestPool().answer("files") == "0 1 2 3 4 5")
  }

  // MARK: - What befalls processes

  @Test func aCrashCostsOneJob() async throws {
    let pool = TestPool()
    for job in ["crash", "leave"] {
      #expect(await pool.error(of: job) == .lost)
      #expect(try await pool.answer("echo next") == "next")
    }
    #expect(pool.ends == [.lost, .lost])
  }

  @Test func aProcessThatIsEndedWhileItHasNoJobCostsNone() async throws {
    let pool = TestPool()
    for _ in 0..<20 {
      let pid = try #require(Int32(try await pool.answer("pid")))
      kill(pid, SIGKILL)
      while pool.ends.isEmpty { await pause() }
      #expect(try await pool.answer("pid") != "\(pid)")
      pool.forgetEvents()
    }
  }

  @Test func aJobThatHangsIsEndedWithItsProcess() async throws {
    let pool = TestPool {
      $0.jobTime = .seconds(5)
      $0.graceTime = .zero
    }
    #expect(await pool.error(of: "hang") == .tookTooLong)
    #expect(pool.ends == [.late])
    #expect(try await pool.answer("echo next") == "next")
  }

  @Test func aJobThatEndsWhenItIsToldToCostsNoProcess() async throws {
    let pool = TestPool { $0.jobTime = .seconds(5) }
    let pid = try await pool.answer("pid")
    #expect(await pool.error(of: "wait") == .tookTooLong)
    #expect(try await pool.answer("pid") == pid)
    #expect(pool.ends.isEmpty)
  }

  @Test func aJobForWhichNobodyWaitsIsEnded() async throws {
    for (job, isKept) in [("wait", true), ("hang", false)] {
      let pool = TestPool { if !isKept { $0.graceTime = .zero } }
      let pid = try await pool.answer("pid")
      let folder = try TemporaryFolder()
      let file = folder.path(job)
      let task = Task { try await pool.answer("\(job) \(file)") }
      // A job that is cancelled before its process has it ends no process.
      while !FileManager.default.fileExists(atPath: file) { await pause() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect((try await pool.answer("pid") == pid) == isKept)
      #expect(pool.ends == (isKept ? [] : [.cancelled]))
    }
  }

  @Test func aProcessIsReplacedAfterItsJobs() async throws {
    let pool = TestPool { $0.jobsOfProcess = 3 }
    var counts: [String] = []
    for _ in 0..<7 { counts.append(try await pool.answer("count")) }
    #expect(counts == ["1", "2", "3", "1", "2", "3", "1"])
    #expect(pool.ends == [.retired, .retired])
  }

  @Test func processesEndWithTheirPool() async throws {
    var pool: TestPool? = TestPool { $0.workers = 2 }
    let pid = try #require(Int32(try await pool?.answer("pid") ?? ""))
    #expect(kill(pid, 0) == 0)
    pool = nil
    while kill(pid, 0) == 0 { await pause() }
  }

  @Test func aProgramThatDoesNotStartIsTold() async throws {
    for (path, arguments) in [(TestPool.path, ["broken"]), ("/nonexistent", [])] {
      var limits = WorkerLimits()
      limits.waitingTime = .milliseconds(50)
      let pool = WorkerPool(WorkerProgram(path: path, arguments: arguments), limits: limits)
      await #expect(throws: WorkerError.waitedTooLong) { try await pool.run([]) }
      while pool.failing ?? .zero < .milliseconds(60) { await pause() }
      await #expect(throws: WorkerError.cannotStart) { try await pool.run([]) }
    }
  }

  @Test func aClosedPoolDoesWhatItHasAndTakesNoMore() async throws {
    let pool = TestPool()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let running = Task { try await pool.answer("until \(file.path)") }
    await pool.until { $0.running == 1 }
    let waiting = Task { try await pool.answer("echo last") }
    await pool.until { $0.waiting == 1 }
    pool.pool.close()
    #expect(await pool.error(of: "echo more") == .closed)
    try Data().write(to: file)
    #expect(try await running.value == "done")
    #expect(try await waiting.value == "last")
  }

  /// Stopped, a process reads nothing of the job that it is sent; then it is ended.
  @Test func aJobThatWasNotReadIsDoneByAnotherProcess() async throws {
    let pool = TestPool { $0.workers = 1 }
    #expect(try await pool.answer("echo a") == "a")
    let idle = try #require(pool.pool.processes.first)
    kill(idle, SIGSTOP)
    while !isStopped(idle) { await pause() }
    let job = Task { try await pool.answer("echo b") }
    await pool.until { $0.running == 1 }
    kill(idle, SIGKILL)
    #expect(try await job.value == "b")
    #expect(pool.ends == [.lost])
    #expect(pool.pool.load == WorkerLoad())
  }

  /// Returns whether all threads of a process are stopped, as proc(5) tells behind the program's name.
  private func isStopped(_ process: Int32) -> Bool {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.allSatisfy { thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      return text?.split(separator: ")").last?.hasPrefix(" T ") == true
    }
  }

  @Test func aJobThatWasReadIsNotDoneAgain() async throws {
    let pool = TestPool()
    #expect(await pool.error(of: "crash") == .lost)
    #expect(pool.ends == [.lost])
    #expect(try await pool.answer("count") == "1")
  }

  // MARK: - Memory

  @Test func aJobThatTakesTooMuchMemoryIsEnded() async throws {
    let pool = TestPool {
      $0.share = 32 << 20
      $0.memoryBytes = 8 << 20
    }
    #expect(try await pool.answer("memory 16") == "true")
    guard case .tookTooMuchMemory(let bytes, let left) = await pool.error(of: "memory 80") else {
      Issue.record("it was not ended for its memory")
      return
    }
    // More than its share and what was left.
    #expect(bytes > 40 << 20)
    #expect(left == 8 << 20)
    // More than it can have at all: it ends by itself, before anybody looks.
    #expect(await pool.error(of: "memory 2000") == .lost)
    #expect(pool.ends == [.memory, .lost])
    #expect(try await pool.answer("memory 16") == "true")
  }

  @Test func aJobIsGrantedWhatItTakesWithoutAsking() async throws {
    let pool = TestPool {
      $0.share = 32 << 20
      $0.memoryBytes = 64 << 20
    }
    // 48 MiB are taken beside its share: less than a share more is left.
    #expect(try await pool.answer("memory 80") == "true")
    #expect(pool.pool.memoryTaken == 0)
  }

  @Test func aJobMayTakeWhatItIsGranted() async throws {
    let pool = TestPool {
      $0.share = 32 << 20
      $0.memoryBytes = 200 << 20
    }
    #expect(try await pool.answer("lease 120") == "true")
    #expect(pool.pool.memoryTaken == 0)
    let refused = try await pool.answer("lease 201")
    #expect(refused == "WorkerMemoryError(left: \(200 << 20))")
  }

  @Test func whoStartsAWorkerByHandIsToldWhatItIs() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestPool.path)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(
      String(decoding: text, as: UTF8.self)
        == "error: a worker is started by the program that has jobs for it\n")
  }
}
