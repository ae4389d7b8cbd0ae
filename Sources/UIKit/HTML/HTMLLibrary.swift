import Diagnostics

/// The functions of libxml2 that are used, with their C types (HTMLparser.h, xmlreader.h). It reads pages as browsers do: with end
/// tags left out, attributes without quotes, and worse.
struct HTMLLibrary: Sendable {
    typealias Document = OpaquePointer
    typealias Reader = OpaquePointer
    typealias Text = UnsafePointer<UInt8>

    /// Reads a page that is in memory: its bytes, their number, its address, the encoding's name, options.
    let read:
        @convention(c) (UnsafePointer<CChar>, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>, Int32) -> Document?
    let freeDocument: @convention(c) (Document) -> Void
    /// Goes through a document, node after node.
    let walk: @convention(c) (Document) -> Reader?
    let freeReader: @convention(c) (Reader) -> Void
    /// Goes on: 1, 0 at the end, -1 after a mistake.
    let next: @convention(c) (Reader) -> Int32
    let nodeType: @convention(c) (Reader) -> Int32
    let name: @convention(c) (Reader) -> Text?
    let value: @convention(c) (Reader) -> Text?
    /// 1 for an element with nothing in it, which has no end of its own.
    let isEmpty: @convention(c) (Reader) -> Int32
    /// Goes on to the next attribute of an element: 1, 0 behind the last one.
    let nextAttribute: @convention(c) (Reader) -> Int32
    let backToElement: @convention(c) (Reader) -> Int32

    /// The file names of the library, by its versions.
    static let names = ["libxml2.so.2", "libxml2.so.16", "libxml2.so"]

    /// The library of this machine; `nil` without one.
    static let installed = try? HTMLLibrary()

    /// Opens the library.
    /// - Parameter names: The file names to look for.
    /// - Throws: If there is none, or one that is made without what is used.
    init(_ names: [String] = names) throws(DynamicLibrary.NotFound) {
        let library = try DynamicLibrary(names)
        let start: @convention(c) () -> Void = try library.function("xmlInitParser")
        read = try library.function("htmlReadMemory")
        freeDocument = try library.function("xmlFreeDoc")
        walk = try library.function("xmlReaderWalker")
        freeReader = try library.function("xmlFreeTextReader")
        next = try library.function("xmlTextReaderRead")
        nodeType = try library.function("xmlTextReaderNodeType")
        name = try library.function("xmlTextReaderConstName")
        value = try library.function("xmlTextReaderConstValue")
        isEmpty = try library.function("xmlTextReaderIsEmptyElement")
        nextAttribute = try library.function("xmlTextReaderMoveToNextAttribute")
        backToElement = try library.function("xmlTextReaderMoveToElement")
        start()
    }
}
