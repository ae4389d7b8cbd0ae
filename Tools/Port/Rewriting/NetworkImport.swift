/// What asks the network, which Foundation for Linux has in a module of its own. It is imported under a condition, so that a
/// file goes on being built on iOS.
enum NetworkImport {
    static let module = "FoundationNetworking"
    static let lines = ["#if canImport(\(module))", "import \(module)", "#endif"]

    private static let names: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
        "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
        "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
        "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]

    /// The first token of a file that names anything of the module.
    static func name(in file: SourceFile, _ program: Program) -> Int? {
        file.tokens.indices.first {
            file.isActive[$0] && file.tokens[$0].kind == .word && names.contains(file.text($0))
                && file.text($0 - 1) != "." && program.kinds[file.text($0)] == nil
        }
    }

    /// Imports the module behind the first import of a file that uses it.
    static func put(behindImport first: Int, _ file: SourceFile, _ program: Program, _ revision: inout Revision) {
        guard let index = name(in: file, program) else { return }
        guard var last = file.tokens.indices.dropFirst(first + 1).first(where: { file.tokens[$0].startsLine }) else {
            return revision.remark(
                file.tokens[index].range.lowerBound,
                "\(file.text(index)): add import \(module), behind #if canImport(\(module))")
        }
        last -= 1
        let end = file.tokens[last].range.upperBound
        revision.replace(
            end..<end, with: ([""] + lines).joined(separator: file.newline),
            "import \(module) put in for \(file.text(index))")
    }
}
