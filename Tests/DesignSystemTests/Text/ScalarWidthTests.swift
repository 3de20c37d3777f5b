#if os(Linux)
  import DesignSystem
  import Platform
  import Testing

  @Suite struct `The width of a character` {
    @Test func `is what the C library takes it for`() throws {
      let unicode = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
      let previous = uselocale(unicode)
      defer {
        uselocale(previous)
        freelocale(unicode)
      }
      let wcwidth = try wcwidth()
      var canvas = Canvas(width: 4, height: 1)
      var disagreements: [String] = []

      for scalar in (UInt32(0x20)...0x10FFFF).compactMap(Unicode.Scalar.init) {
        let columns = canvas.write(String(scalar), column: 0, row: 0)
        let cell = canvas[0, 0]
        let isFlat = cell.mark1 == 0 || wcwidth(cell.mark1) == 0
        if !isFlat || columns != 0 && columns != Int(wcwidth(cell.scalar)) {
          disagreements.append(String(scalar.value, radix: 16))
        }
      }

      #expect(disagreements.isEmpty)
    }

    /// Glibc's header hides it from Swift.
    private func wcwidth() throws -> @convention(c) (UInt32) -> Int32 {
      let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "wcwidth"))
      return unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
    }
  }
#endif
