/// `PlatenFuzz TARGET [libFuzzer's options, files and folders]`, from the repository's root.
///
/// With a file it runs that input alone, as after a crash. See `run.py` for what `make fuzz` does.
internal import Foundation
internal import FuzzTargets

/// libFuzzer's loop, of the archive `libclang_rt.fuzzer_no_main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: inout Int32, _ arguments: inout UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What is run; libFuzzer's function cannot hold it.
private nonisolated(unsafe) var target = FuzzTarget.scene

private var count = CommandLine.argc
private var arguments = CommandLine.unsafeArgv

guard count > 1, let chosen = arguments[1].flatMap({ FuzzTarget(rawValue: String(cString: $0)) })
else {
  print("usage: PlatenFuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) …")
  exit(64)
}
target = chosen
// libFuzzer sees its own options only.
arguments[1] = arguments[0]
arguments += 1
count -= 1
exit(
  runFuzzer(&count, &arguments) { bytes, count in
    target.run([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
