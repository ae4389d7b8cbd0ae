import Foundation

/// Carries sources that are written for iOS over to Linux.
@main
struct PortCommand {
    /// What a run of the command has come to, as the status that it exits with.
    enum Outcome: Int32 {
        /// Nothing is left for a person.
        case isDone = 0
        /// Lines are left for a person.
        case hasRemarks = 1
        /// The arguments make no sense.
        case wrongUsage = 2
    }

    static let usage = """
        Usage: Port [--check] [--output FOLDER] FOLDER

        Carries the Swift files of a folder, written for iOS, over to what compiles on Linux with Typecase.
        Prints a line for each change, and for each place that needs a person what to do. Keep what it
        prints: places that compile afterwards, as outlets do, are not found a second time.

          --check           prints only
          --output FOLDER   writes the Swift files into a folder that is new or empty
          --help            prints this text

        Lines are counted in the files as the command leaves them. Links are not followed, and hidden
        files are left out.

        Status: 0 when nothing is left for a person, 1 when something is, 2 when the arguments make no sense.
        """

    /// Where lines go.
    struct Output {
        /// Takes what was done and what is left, or the usage that was asked for.
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
        do throws(SourceFolder.Refusal) {
            let options = try PortOptions(arguments)
            if options.wantsHelp {
                output.result(usage)
                return .isDone
            }
            let folder = try SourceFolder(options.folder)
            let target = try options.target(of: folder)
            var run = PortRun(folder: folder, target: target, isCheck: options.isCheck, print: output.result)
            return run.run() ? .hasRemarks : .isDone
        } catch {
            output.complaint("Port: \(error.reason).\n\(usage)")
            return .wrongUsage
        }
    }
}
