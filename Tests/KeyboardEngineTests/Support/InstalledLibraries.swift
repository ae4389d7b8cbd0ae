@testable import KeyboardEngine

/// Which conversion libraries this machine has: tests of the real ones run only there.
enum InstalledLibraries {
    static let rimeFolder = "/usr/share/rime-data"

    static let hasRime =
        (try? RimeLibrary(["librime.so.1"])) != nil
        && [ConversionEngineName.pinyin, .zhuyin, .cangjie].allSatisfy {
            RimeSchema($0)?.data(in: rimeFolder) == .dictionary
        }
    static let hasAnthy = (try? AnthyEngine()) != nil
    static let hasHanja = (try? HanjaEngine()) != nil
}
