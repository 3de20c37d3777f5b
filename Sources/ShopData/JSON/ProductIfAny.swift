/// A product, or why it can't be read: one bad element doesn't fail the whole array.
struct ProductIfAny: Decodable {
  let reading: Result<ProductRecord, SkipReason>

  init(from decoder: any Decoder) throws {
    do {
      reading = .success(try ProductRecord(from: decoder))
    } catch let reason as SkipReason {
      reading = .failure(reason)
    } catch DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context)
    {
      let path = context.codingPath.dropFirst(decoder.codingPath.count)
      reading = .failure(
        path.isEmpty
          ? .noProduct
          : .wrongValue(
            place: DecodingError.place(Array(path)),
            expected: DecodingError.words(for: type)
          )
      )
    }
  }
}
