import Diagnostics

/// The functions of libhunspell that are used, with their C types (hunspell.h).
///
/// A dictionary is for one thread at a time.
struct HunspellLibrary: Sendable {
    typealias Handle = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    /// Reads the rules and the words of a language.
    let create: @convention(c) (Text, Text) -> Handle?
    let destroy: @convention(c) (Handle) -> Void
    /// Whether a word is right: 0 if not.
    let spell: @convention(c) (Handle, Text) -> Int32
    /// Makes a list of what may be meant, and says how long it is.
    let suggest: @convention(c) (Handle, UnsafeMutablePointer<List?>, Text) -> Int32
    let freeList: @convention(c) (Handle, UnsafeMutablePointer<List?>, Int32) -> Void
    /// The name of the encoding that words are in.
    let encoding: @convention(c) (Handle) -> Text?

    /// The file names of the library, by its versions.
    static let names = ["libhunspell-1.7.so.0", "libhunspell-1.8.so.0", "libhunspell-1.6.so.0", "libhunspell.so"]

    /// Opens the library.
    /// - Parameter names: The file names to look for.
    /// - Throws: If there is none, or one that is too old.
    init(_ names: [String] = names) throws(DynamicLibrary.NotFound) {
        let library = try DynamicLibrary(names)
        create = try library.function("Hunspell_create")
        destroy = try library.function("Hunspell_destroy")
        spell = try library.function("Hunspell_spell")
        suggest = try library.function("Hunspell_suggest")
        freeList = try library.function("Hunspell_free_list")
        encoding = try library.function("Hunspell_get_dic_encoding")
    }
}
