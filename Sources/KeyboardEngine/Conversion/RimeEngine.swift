import Foundation
import Synchronization

/// Converts Chinese with librime, which is the engine of Rime.
///
/// Nothing is learned: there is no user's dictionary, and what librime writes lies in a folder that goes with the
/// engine. Where a distribution brings only the words and no built dictionary, loading builds it, which takes seconds.
final class RimeEngine: ConversionEngine, @unchecked Sendable {
    // The sessions are touched only while RimeRuntime.current is locked.
    private let schema: RimeSchema
    private var sessions: [ChineseScript?: RimeLibrary.Session] = [:]
    /// Whether the runtime counts this engine among its users; not while loading, which may fail.
    private var isUser = false

    /// Loads librime and the data of one way of typing.
    /// - Parameters:
    ///   - name: Pinyin, zhuyin or cangjie.
    ///   - libraries: The file names to look for.
    ///   - sharedFolders: Where the data may be; the first folder that has it is used.
    /// - Throws: What is missing.
    init(
        _ name: ConversionEngineName, libraries: [String] = ["librime.so.1", "librime.so"],
        sharedFolders: [String] = ["/usr/share/rime-data", "/usr/local/share/rime-data"]
    ) throws(ConversionFailure) {
        guard let schema = RimeSchema(name) else { throw ConversionFailure("librime has no \(name.rawValue).") }
        self.schema = schema
        let isLoaded = try RimeRuntime.current.withLock { current throws(ConversionFailure) in
            let runtime: RimeRuntime
            if let current {
                runtime = current
            } else {
                runtime = try Self.start(schema, libraries: libraries, sharedFolders: sharedFolders)
            }
            try Self.install(schema, in: runtime)
            (runtime.users, isUser) = (runtime.users + 1, true)
            current = runtime
            // The dictionary is read when its first key is typed: it is tried here, where there is time.
            let session = RimeSession(runtime.library, id: session(for: nil, in: runtime), schema: schema)
            defer { session.clear() }
            return schema.keys.keys.contains { session.type($0) }
        }
        guard isLoaded else {
            throw .missing("data that librime can use", purpose: Self.purpose, packages: schema.package)
        }
    }

    deinit {
        RimeRuntime.current.withLock {
            guard isUser, let runtime = $0 else { return }
            for session in sessions.values { _ = runtime.library.destroySession(session) }
            runtime.users -= 1
            if runtime.users == 0 { $0 = nil }
        }
    }

    func reply(to query: ConversionQuery) -> ConversionReply {
        RimeRuntime.current.withLock {
            guard let runtime = $0, query.steps.count <= ConversionQuery.longest else {
                return UnknownReadings().reply(to: query)
            }
            let id = session(for: query.script, in: runtime)
            return RimeSession(runtime.library, id: id, schema: schema).reply(to: query)
        }
    }

    /// The session that writes certain characters. Librime may end sessions, and then there is a new one.
    private func session(for script: ChineseScript?, in runtime: RimeRuntime) -> RimeLibrary.Session {
        let library = runtime.library
        if let session = sessions[script], library.findSession(session) != 0 { return session }
        let session = library.createSession()
        _ = library.selectSchema(session, schema.name)
        if let script { library.setOption(session, script.rimeOption, 1) }
        sessions[script] = session
        return session
    }

    // MARK: Loading

    private static let purpose = "Chinese is typed without candidates"

    private static func start(
        _ schema: RimeSchema, libraries: [String], sharedFolders: [String]
    ) throws(ConversionFailure) -> RimeRuntime {
        guard let library = try? RimeLibrary(libraries) else {
            throw .missing("the library librime", purpose: purpose, packages: "librime1")
        }
        guard let shared = sharedFolders.first(where: { schema.data(in: $0) != .missing }) else {
            throw .missing("data for librime", purpose: purpose, packages: schema.package)
        }
        guard let folder = PrivateFolder("rime") else {
            throw ConversionFailure("\(purpose): there is no folder that librime may write to.")
        }
        return RimeRuntime(library, sharedFolder: shared, folder: folder)
    }

    /// Tells librime how keys are converted, and builds the dictionary where there is only the list of words.
    private static func install(_ schema: RimeSchema, in runtime: RimeRuntime) throws(ConversionFailure) {
        let data = schema.data(in: runtime.sharedFolder)
        let file = "\(schema.name).schema.yaml"
        do {
            // What is in this folder librime takes for what it has built itself.
            try runtime.folder.write(schema.text, to: data == .dictionary ? "build/\(file)" : file)
        } catch {
            throw ConversionFailure("\(purpose): librime's folder cannot be written to.")
        }
        if data == .dictionary { return }
        guard data == .words, runtime.library.deploySchema("\(runtime.folder.path)/\(file)") != 0 else {
            throw .missing("data for librime", purpose: purpose, packages: schema.package)
        }
    }
}

/// A dictionary without words: readings stay as they are.
struct UnknownReadings: ReadingConverter {
    func conversions(of reading: String, limit: Int) -> [ReadingConversion] { [] }
    func best(of reading: String) -> String { reading }
}
