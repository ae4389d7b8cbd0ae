/// `bar.value(forKey: "searchField")`: a search bar's field has had a name of its own since iOS 13.
enum SearchFieldRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.text(index) == "value" && file.isActive[index] {
            guard file.text(index - 1) == ".", let call = file.call(at: index + 1), call.arguments.count == 1,
                let key = call.argument("forKey") ?? call.argument("forKeyPath"),
                ["\"searchField\"", "\"_searchField\""].contains(file.source(ofTokens: key.value))
            else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound
            revision.replace(range, with: "searchTextField", "\(file.source(range)) → searchTextField")
        }
    }
}
