import Testing

@testable import Diagnostics

/// Libraries that are looked for while the program runs.
@Suite struct DynamicLibraryTests {
    @Test func theFirstLibraryThatIsThereIsTaken() throws {
        let library = try DynamicLibrary(["libthere-is-none.so.1", "libc.so.6"])
        let absolute: @convention(c) (Int32) -> Int32 = try library.function("abs")
        #expect(absolute(-3) == 3)
    }

    @Test func whatIsMissingIsAnError() throws {
        #expect(throws: DynamicLibrary.NotFound.self) { try DynamicLibrary(["libthere-is-none.so.1"]) }
        #expect(throws: DynamicLibrary.NotFound.self) { try DynamicLibrary([]) }
        let library = try DynamicLibrary(["libc.so.6"])
        #expect(throws: DynamicLibrary.NotFound.self) {
            let _: @convention(c) () -> Void = try library.function("there_is_none")
        }
    }
}
