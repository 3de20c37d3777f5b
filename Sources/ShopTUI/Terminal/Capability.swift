import CNcurses

/// Byte strings of the terminfo database, without the delays that terminals once needed.
enum Capability {
  /// The bytes of a capability; none where the terminal lacks it.
  static func bytes(_ name: String) -> [UInt8] {
    shop_capability(name).map { withoutDelays($0) } ?? []
  }

  /// The bytes of a capability for these numbers; none where the terminal lacks it.
  static func bytes(_ name: String, _ first: Int, _ second: Int = 0) -> [UInt8] {
    guard let capability = shop_capability(name),
      let expanded = shop_expand(capability, Int32(first), Int32(second))
    else { return [] }
    return withoutDelays(expanded)
  }

  /// A string without its delays, which are written `$<5>`.
  private static func withoutDelays(_ string: UnsafePointer<CChar>) -> [UInt8] {
    var bytes = Array(String(cString: string).utf8)[...]
    var kept: [UInt8] = []
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "$"), bytes.first == UInt8(ascii: "<"),
        let end = bytes.firstIndex(of: UInt8(ascii: ">"))
      {
        bytes = bytes[bytes.index(after: end)...]
      } else {
        kept.append(byte)
      }
    }
    return kept
  }
}
