#if FUZZING
  import Foundation
  import Testing

  /// The loop of libFuzzer, linked only in the builds of `Fuzz/run`.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  /// Global, because a C function pointer captures nothing.
  private let fuzzed = FuzzTarget(
    rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  )

  @MainActor @Suite struct Fuzzing {
    /// Never returns: libFuzzer ends the process.
    @Test(.enabled(if: fuzzed != nil)) func `goes on until its time is over`() {
      let words = ProcessInfo.processInfo.environment["FUZZ_ARGUMENTS"] ?? ""
      let arguments = ["fuzz"] + words.split(separator: " ").map(String.init)
      var list = arguments.map { strdup($0) } + [nil]
      var count = Int32(arguments.count)
      list.withUnsafeMutableBufferPointer { list in
        var start = list.baseAddress
        _ = runFuzzer(&count, &start) { bytes, count in
          MainActor.assumeIsolated {
            do {
              try fuzzed?.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
            } catch {
              FileHandle.standardError.write(Data("Finding: \(error)\n".utf8))
              abort()
            }
          }
          return 0
        }
      }
    }
  }
#endif
