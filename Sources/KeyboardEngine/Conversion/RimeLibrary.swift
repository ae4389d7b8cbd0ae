import Diagnostics

/// The functions of librime that are used, with their C types (rime_api.h of version 1.3 and later).
///
/// The library is for one thread at a time.
struct RimeLibrary: Sendable {
    /// What a session is called.
    typealias Session = UInt
    typealias Text = UnsafePointer<CChar>
    typealias Structure = UnsafeMutableRawPointer

    let setUp: @convention(c) (Structure) -> Void
    let initialize: @convention(c) (Structure) -> Void
    let finalize: @convention(c) () -> Void
    let initializeDeployer: @convention(c) (Structure) -> Void
    let deploySchema: @convention(c) (Text) -> Int32
    let createSession: @convention(c) () -> Session
    let findSession: @convention(c) (Session) -> Int32
    let destroySession: @convention(c) (Session) -> Int32
    let selectSchema: @convention(c) (Session, Text) -> Int32
    let setOption: @convention(c) (Session, Text, Int32) -> Void
    let processKey: @convention(c) (Session, Int32, Int32) -> Int32
    let commitComposition: @convention(c) (Session) -> Int32
    let clearComposition: @convention(c) (Session) -> Void
    let getCommit: @convention(c) (Session, Structure) -> Int32
    let freeCommit: @convention(c) (Structure) -> Int32
    let getContext: @convention(c) (Session, Structure) -> Int32
    let freeContext: @convention(c) (Structure) -> Int32
    let selectCandidate: @convention(c) (Session, Int) -> Int32
    let beginCandidates: @convention(c) (Session, Structure) -> Int32
    let nextCandidate: @convention(c) (Structure) -> Int32
    let endCandidates: @convention(c) (Structure) -> Void

    /// Opens the library.
    /// - Parameter names: The file names to look for.
    /// - Throws: If there is none, or one that is too old.
    init(_ names: [String]) throws(DynamicLibrary.NotFound) {
        let library = try DynamicLibrary(names)
        let api: @convention(c) () -> UnsafeRawPointer? = try library.function("rime_get_api")
        let functions = try Functions(api())
        setUp = try functions[0]
        initialize = try functions[2]
        finalize = try functions[3]
        initializeDeployer = try functions[7]
        deploySchema = try functions[10]
        createSession = try functions[13]
        findSession = try functions[14]
        destroySession = try functions[15]
        processKey = try functions[18]
        commitComposition = try functions[19]
        clearComposition = try functions[20]
        getCommit = try functions[21]
        freeCommit = try functions[22]
        getContext = try functions[23]
        freeContext = try functions[24]
        setOption = try functions[27]
        selectSchema = try functions[34]
        selectCandidate = try functions[71]
        beginCandidates = try functions[75]
        nextCandidate = try functions[76]
        endCandidates = try functions[77]
    }

    /// The structure rime_api_t: an int that says how many bytes follow it, and pointers to functions in an order that
    /// only grows at its end.
    private struct Functions {
        private let start: UnsafeRawPointer
        private let size: Int

        init(_ api: UnsafeRawPointer?) throws(DynamicLibrary.NotFound) {
            guard let api else { throw DynamicLibrary.NotFound() }
            start = api
            size = Int(api.load(as: Int32.self)) + MemoryLayout<Int32>.size
        }

        subscript<Function>(_ number: Int) -> Function {
            get throws(DynamicLibrary.NotFound) {
                let stride = MemoryLayout<UnsafeRawPointer>.stride
                // The int has the room of a pointer.
                let offset = stride * (number + 1)
                guard offset + stride <= size,
                    let function = start.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
                else { throw DynamicLibrary.NotFound() }
                return unsafeBitCast(function, to: Function.self)
            }
        }
    }
}

// Structures as rime_api.h has them. Swift lays stored properties out in their order and with C's alignment. "size"
// counts what follows it.

/// The structure rime_traits_t: where the library finds its data, and what it writes.
struct RimeTraits {
    var size = Int32(MemoryLayout<Self>.size - MemoryLayout<Int32>.size)
    var sharedFolder: RimeLibrary.Text?
    var userFolder: RimeLibrary.Text?
    var distributionName: RimeLibrary.Text?
    var distributionCode: RimeLibrary.Text?
    var distributionVersion: RimeLibrary.Text?
    var program: RimeLibrary.Text?
    var modules: UnsafePointer<RimeLibrary.Text?>?
    /// 3 is for what ends the program.
    var logLevel: Int32 = 3
    var logFolder: RimeLibrary.Text?
    var prebuiltFolder: RimeLibrary.Text?
    var stagingFolder: RimeLibrary.Text?
}

/// The structure rime_commit_t: a text that is decided.
struct RimeCommit {
    var size = Int32(MemoryLayout<Self>.size - MemoryLayout<Int32>.size)
    var text: RimeLibrary.Text?
}

/// The structure rime_context_t: what is composed, and a page of candidates.
struct RimeContext {
    var size = Int32(MemoryLayout<Self>.size - MemoryLayout<Int32>.size)
    // RimeComposition, which begins where a pointer may; places are in bytes of the text.
    private var room: Int32 = 0
    var length: Int32 = 0
    var caret: Int32 = 0
    var readingStart: Int32 = 0
    var readingEnd: Int32 = 0
    var text: RimeLibrary.Text?
    // RimeMenu
    var pageSize: Int32 = 0
    var page: Int32 = 0
    var isLastPage: Int32 = 0
    var highlighted: Int32 = 0
    var candidateCount: Int32 = 0
    var candidates: UnsafeRawPointer?
    var pickKeys: RimeLibrary.Text?
    // What newer versions add is behind these.
    var preview: RimeLibrary.Text?
    var labels: UnsafeRawPointer?
}

/// The structure rime_candidate_list_iterator_t: a place in the list of all candidates.
struct RimeCandidatePlace {
    var list: UnsafeRawPointer?
    var number: Int32 = 0
    // RimeCandidate
    var text: RimeLibrary.Text?
    var comment: RimeLibrary.Text?
    var reserved: UnsafeRawPointer?
}
