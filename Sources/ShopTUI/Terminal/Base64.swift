/// Bytes in the 64 characters that every terminal lets through.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  static func encoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var encoded: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let three = rest.prefix(3)
      rest = rest.dropFirst(3)
      let bits = three.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - three.count))
      for place in 0..<4 {
        let digit = digits[Int(bits >> UInt32(18 - 6 * place) & 63)]
        encoded.append(place <= three.count ? digit : padding)
      }
    }
    return encoded
  }
}
