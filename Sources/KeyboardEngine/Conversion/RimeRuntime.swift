import Foundation
import Synchronization

/// Librime as it runs: there is one in a program, for one thread at a time.
final class RimeRuntime {
    /// The one there is, while engines use it.
    static let current = Mutex<RimeRuntime?>(nil)
    /// Librime's log can be begun only once in a program.
    private static let wasSetUp = Mutex(false)
    /// The name of the log, of which librime keeps the address.
    nonisolated(unsafe) private static let program = UnsafePointer(strdup("rime.typecase"))

    let library: RimeLibrary
    /// Where the data of all programs is.
    let sharedFolder: String
    /// What librime writes, which nobody keeps.
    let folder: PrivateFolder
    /// How many engines use it.
    var users = 0

    /// Starts librime.
    /// - Parameter folder: Where it writes.
    init(_ library: RimeLibrary, sharedFolder: String, folder: PrivateFolder) {
        (self.library, self.sharedFolder, self.folder) = (library, sharedFolder, folder)
        let words: [String] = [sharedFolder, folder.path, "typecase", "default", "deployer"]
        var texts: [RimeLibrary.Text?] = words.map { RimeLibrary.Text(strdup($0)) }
        defer { for text in texts { free(UnsafeMutableRawPointer(mutating: text)) } }
        texts.append(nil)
        // The parts that convert and those that build dictionaries, without plug-ins.
        texts[3...].withUnsafeBufferPointer { modules in
            var traits = RimeTraits(
                sharedFolder: texts[0], userFolder: texts[1], distributionName: texts[2], distributionCode: texts[2],
                distributionVersion: texts[2], program: Self.program, modules: modules.baseAddress,
                logFolder: texts[1])
            Self.wasSetUp.withLock {
                if !$0 { library.setUp(&traits) }
                $0 = true
            }
            library.initializeDeployer(&traits)
            library.initialize(&traits)
        }
    }

    deinit { library.finalize() }
}
