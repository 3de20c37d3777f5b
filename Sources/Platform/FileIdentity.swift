/// The identity of a file, independent of its names.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  public init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
