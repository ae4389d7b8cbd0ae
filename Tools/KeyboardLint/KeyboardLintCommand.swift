import FontEngine
import Foundation

/// Checks layout files for people who write them.
@main
struct KeyboardLintCommand {
    /// What a run of the command has come to, as the status that it exits with.
    enum Outcome: Int32 {
        /// Nothing is wrong with any layout.
        case isSound = 0
        /// Something was found.
        case hasFindings = 1
        /// The arguments make no sense.
        case wrongUsage = 2
    }

    static let usage = """
        Usage: KeyboardLint [--fonts] [FOLDER-OR-FILE ...]

        Checks keyboard layouts: the named files, the files *.json of the named folders, or without
        either those that are shipped. Prints a line for each fault: the file, the place in it, the key
        where it is one key's, and what is wrong.

          --fonts   also what keys show or type and no installed font has
          --help    prints this text

        Status: 0 when nothing is wrong, 1 when something is, 2 when the arguments make no sense.
        """

    /// Where lines go.
    struct Output {
        /// Takes what was found, or the usage that was asked for.
        var result: (String) -> Void
        /// Takes what is wrong with the arguments.
        var complaint: (String) -> Void
    }

    static func main() {
        let output = Output {
            print($0)
        } complaint: {
            FileHandle.standardError.write(Data("\($0)\n".utf8))
        }
        exit(run(Array(CommandLine.arguments.dropFirst()), output).rawValue)
    }

    /// Does what arguments say.
    static func run(_ arguments: [String], _ output: Output) -> Outcome {
        // What follows "--" is a path, whatever it looks like.
        let parts = arguments.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
        let options = parts[0].filter { $0.hasPrefix("-") }
        let paths = parts[0].filter { !$0.hasPrefix("-") } + (parts.count > 1 ? parts[1] : [])
        if options.contains("--help") {
            output.result(usage)
            return .isSound
        }
        if let unknown = options.first(where: { $0 != "--fonts" }) {
            output.complaint("KeyboardLint: there is no option \(unknown).\n\(usage)")
            return .wrongUsage
        }
        do throws(LayoutFiles.Missing) {
            let files = paths.isEmpty ? try LayoutFiles.shipped() : try LayoutFiles.files(of: paths)
            var report = LayoutReport(missing: options.isEmpty ? nil : { FontLibrary.shared.missingCharacters(in: $0) })
            for file in files {
                for line in report.lines(of: file) { output.result(line) }
            }
            return report.isEmpty ? .isSound : .hasFindings
        } catch {
            output.complaint("KeyboardLint: \(error.reason).\n\(usage)")
            return .wrongUsage
        }
    }
}
