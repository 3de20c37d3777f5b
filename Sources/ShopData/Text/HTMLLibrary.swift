internal import CLibxml2
import Foundation

/// The functions of libxml2 that take HTML apart.
///
/// It is loaded for the first body of HTML and not linked: only imports need it, and every start
/// would wait for it and for the ICU it brings along.
struct HTMLLibrary {
  let readMemory: HTMLReadMemory
  let rootElement: XMLDocGetRootElement
  let freeDocument: XMLFreeDoc

  /// Why there are no such functions, in the words of the system's loader.
  struct Missing: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// The library of this process, ready for several threads.
  static func loaded() throws(Missing) -> HTMLLibrary {
    try loading.get()
  }

  private static let loading = Result { () throws(Missing) in try HTMLLibrary(named: LIBXML_NAME) }

  /// Loads the library of a name, or at a path, for as long as the process lives.
  init(named name: String) throws(Missing) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .fromLoader }
    let initParser = try Self.symbol("xmlInitParser", in: library, as: XMLInitParser.self)
    readMemory = try Self.symbol("htmlReadMemory", in: library, as: HTMLReadMemory.self)
    rootElement = try Self.symbol(
      "xmlDocGetRootElement",
      in: library,
      as: XMLDocGetRootElement.self
    )
    freeDocument = try Self.symbol("xmlFreeDoc", in: library, as: XMLFreeDoc.self)
    initParser()
  }

  private static func symbol<Function>(
    _ name: String,
    in library: UnsafeMutableRawPointer,
    as type: Function.Type
  ) throws(Missing) -> Function {
    guard let symbol = dlsym(library, name) else { throw .fromLoader }
    return unsafeBitCast(symbol, to: type)
  }
}

extension HTMLLibrary.Missing {
  fileprivate static var fromLoader: Self {
    Self(description: dlerror().map { String(cString: $0) } ?? "it cannot be loaded")
  }
}
