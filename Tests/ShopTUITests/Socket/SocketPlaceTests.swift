import Foundation
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The place of a socket` {
  private let home: TemporaryHome
  private let place: SocketPlace

  init() throws {
    home = try TemporaryHome()
    chmod(home.path, 0o700)
    place = SocketPlace(path: home.file("a.sock").path)
  }

  @Test func `is for its owner alone`() throws {
    let listener = try LinkListener(at: place)

    let attributes = try FileManager.default.attributesOfItem(atPath: place.path)

    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    withExtendedLifetime(listener) {}
  }

  @Test func `is empty again at the end`() throws {
    let listener = try LinkListener(at: place)

    listener.close()

    #expect(!FileManager.default.fileExists(atPath: place.path))
    #expect(throws: SocketError.notListening) { try place.connect(patience: 1) }
  }

  @Test func `keeps the socket that somebody else made there meanwhile`() throws {
    let first = try LinkListener(at: place)
    let second = try LinkListener(at: place)

    first.close()

    #expect(try SocketPeer(place).isClosed == false)
    withExtendedLifetime(second) {}
  }

  @Test func `says of a program that ends at once that it did, and not that one waited`() throws {
    let listening = try place.listen()
    let end = Thread {
      var asked = pollfd(fd: listening, events: Int16(POLLIN), revents: 0)
      poll(&asked, 1, -1)
      close(accept(listening, nil, nil))
    }
    end.start()

    #expect(throws: SocketError.hungUp) {
      try LinkClient(place: place).send(LinkRequest(link: "myshop://cart"))
    }

    close(listening)
  }

  @Test func `is taken over from a program that died`() throws {
    close(try place.listen())
    #expect(throws: SocketError.notListening) { try place.connect(patience: 1) }

    let listener = try LinkListener(at: place)

    #expect(try SocketPeer(place).isClosed == false)
    withExtendedLifetime(listener) {}
  }

  @Test func `is not taken from a file that is no socket`() throws {
    try Data("mine".utf8).write(to: home.file("a.sock"))

    #expect(throws: SocketError.notASocket(place.path)) { try place.listen() }
    #expect(throws: SocketError.notASocket(place.path)) { try place.connect(patience: 1) }
    #expect(try Data(contentsOf: home.file("a.sock")) == Data("mine".utf8))
  }

  @Test func `is not followed through a symbolic link`() throws {
    let listener = try LinkListener(at: place)
    let other = SocketPlace(path: home.file("b.sock").path)
    symlink(place.path, other.path)

    #expect(throws: SocketError.notASocket(other.path)) { try other.connect(patience: 1) }
    withExtendedLifetime(listener) {}
  }

  @Test(arguments: [0o770, 0o707]) func `is not trusted in a folder others can write into`(
    mode: Int
  ) throws {
    let listener = try LinkListener(at: place)
    chmod(home.path, mode_t(mode))

    #expect(throws: SocketError.unsafeFolder(home.path)) { try place.connect(patience: 1) }
    #expect(throws: SocketError.unsafeFolder(home.path)) { try place.listen() }
    withExtendedLifetime(listener) {}
  }

  @Test func `may have a path that is too long for an address`() throws {
    let folder = home.file(String(repeating: "d", count: 200))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    chmod(folder.path, 0o700)
    let place = SocketPlace(path: folder.appendingPathComponent("a.sock").path)

    let listener = try LinkListener(at: place)

    #expect(try SocketPeer(place).isClosed == false)
    listener.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `says so where even its name is too long`() throws {
    let place = SocketPlace(path: home.file(String(repeating: "n", count: 120)).path)

    #expect(throws: SocketError.pathTooLong(place.path, most: 107)) { try place.listen() }
  }
}
