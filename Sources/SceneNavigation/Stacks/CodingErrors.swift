extension DecodingError {
  init(_ words: String, at decoder: any Decoder) {
    self = .dataCorrupted(Context(codingPath: decoder.codingPath, debugDescription: words))
  }
}

extension EncodingError {
  init(_ words: String, of value: Any, at encoder: any Encoder) {
    self = .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: words))
  }
}
