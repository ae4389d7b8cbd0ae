import Diagnostics

/// The functions of libanthy that are used, with their C types (anthy.h).
///
/// The library is for one thread at a time.
struct AnthyLibrary: Sendable {
    typealias Context = OpaquePointer
    typealias Text = UnsafePointer<CChar>

    /// Reads the dictionary; 0 if it is there.
    let initialize: @convention(c) () -> Int32
    /// Names the person whose words are learned.
    let setPersonality: @convention(c) (Text) -> Int32
    let createContext: @convention(c) () -> Context?
    let releaseContext: @convention(c) (Context) -> Void
    let resetContext: @convention(c) (Context) -> Void
    let setEncoding: @convention(c) (Context, Int32) -> Int32
    let setReading: @convention(c) (Context, Text) -> Int32
    let getState: @convention(c) (Context, UnsafeMutablePointer<Int32>) -> Int32
    let getSegmentState: @convention(c) (Context, Int32, UnsafeMutableRawPointer) -> Int32
    /// Writes a candidate of a segment into a buffer, if there is one; the length of its text in bytes, or less than 0.
    let getSegment: @convention(c) (Context, Int32, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32

    /// ANTHY_UTF8_ENCODING
    static let utf8: Int32 = 2

    /// Opens the library.
    /// - Parameter names: The file names to look for.
    /// - Throws: If there is none, or one that is too old.
    init(_ names: [String]) throws(DynamicLibrary.NotFound) {
        let library = try DynamicLibrary(names)
        initialize = try library.function("anthy_init")
        setPersonality = try library.function("anthy_set_personality")
        createContext = try library.function("anthy_create_context")
        releaseContext = try library.function("anthy_release_context")
        resetContext = try library.function("anthy_reset_context")
        setEncoding = try library.function("anthy_context_set_encoding")
        setReading = try library.function("anthy_set_string")
        getState = try library.function("anthy_get_stat")
        getSegmentState = try library.function("anthy_get_segment_stat")
        getSegment = try library.function("anthy_get_segment")
    }
}

/// The structure anthy_segment_stat: how a part of a reading is converted.
struct AnthySegment {
    /// How many candidates there are.
    var candidateCount: Int32 = 0
    /// How much of the reading it is, in code points.
    var length: Int32 = 0
}
