import Diagnostics

/// The functions of libhangul's dictionary that are used, with their C types (hangul.h).
struct HanjaLibrary: Sendable {
    typealias Table = OpaquePointer
    typealias List = OpaquePointer
    typealias Text = UnsafePointer<CChar>

    /// Opens a dictionary; the library's own without a path.
    let load: @convention(c) (Text?) -> Table?
    let deleteTable: @convention(c) (Table) -> Void
    /// Finds what a word or its beginning is written with, the longest beginning first.
    let matchPrefix: @convention(c) (Table, Text) -> List?
    let deleteList: @convention(c) (List) -> Void
    let count: @convention(c) (List) -> Int32
    let key: @convention(c) (List, UInt32) -> Text?
    let value: @convention(c) (List, UInt32) -> Text?
    let comment: @convention(c) (List, UInt32) -> Text?

    /// Opens the library.
    /// - Parameter names: The file names to look for.
    /// - Throws: If there is none, or one that is too old.
    init(_ names: [String]) throws(DynamicLibrary.NotFound) {
        let library = try DynamicLibrary(names)
        load = try library.function("hanja_table_load")
        deleteTable = try library.function("hanja_table_delete")
        matchPrefix = try library.function("hanja_table_match_prefix")
        deleteList = try library.function("hanja_list_delete")
        count = try library.function("hanja_list_get_size")
        key = try library.function("hanja_list_get_nth_key")
        value = try library.function("hanja_list_get_nth_value")
        comment = try library.function("hanja_list_get_nth_comment")
    }
}
