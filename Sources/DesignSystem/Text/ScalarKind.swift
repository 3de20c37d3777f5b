/// How the screen treats a Unicode scalar.
enum ScalarKind: UInt32 {
  case combining, narrow, wide, replaced, dropped

  init(of scalar: UInt32) {
    switch scalar {
    case 0x20...0x7E, 0xAE...0x2FF, 0x2500...0x25FC: self = .narrow
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .wide
    case 0..<0x80: self = .replaced
    default: self = ScalarKind.listed(scalar)
    }
  }

  private static func listed(_ scalar: UInt32) -> ScalarKind {
    scalarKindTable.withUnsafeBufferPointer { table in
      var low = 0
      var high = table.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if table[middle] >> 4 <= scalar { low = middle } else { high = middle }
      }
      return ScalarKind(rawValue: table[low] & 0xF) ?? .replaced
    }
  }
}
