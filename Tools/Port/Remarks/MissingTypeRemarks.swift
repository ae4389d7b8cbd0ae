/// Classes of UIKit that programs use and Typecase has not. The compiler names all of them; this says what there is
/// instead, once in a file.
enum MissingTypeRemarks: Rule {
    static let advices = [
        "CGDataProvider": "install fonts on the machine; UIFont finds them by their names",
        "UIImagePickerController": "there is no camera and no library of pictures; leave it out",
        "UISplitViewController": "place the controllers' views yourself",
        "UIStoryboard": "there are no storyboards; make controllers in code",
        "UIStoryboardSegue": "there are no segues; make the controller and present it",
        "UIPercentDrivenInteractiveTransition": "a finger leads no change of controllers; leave it out",
        "UIViewControllerInteractiveTransitioning": "a finger leads no change of controllers; leave it out",
        "WKWebView": "show the text in a UITextView",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        // An import of Core Text is told by itself.
        let imports = file.tokens.indices.contains {
            file.isActive[$0] && file.text($0) == "import" && file.text($0 + 1) == "CoreText"
        }
        var told: Set<String> = imports ? ["CT"] : []
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let word = file.text(index)
            guard program.kinds[word] == nil, !program.functionNames.contains(word),
                !program.variableNames.contains(word)
            else { continue }
            if isOfCoreText(word) {
                // What one of its functions does takes several others, and what stands for them is one thing.
                guard told.insert("CT").inserted else { continue }
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "\(word): there is no Core Text; draw an NSAttributedString, or ask an NSLayoutManager for lines")
            } else if let advice = advices[word], told.insert(word).inserted {
                revision.remark(file.tokens[index].range.lowerBound, "\(word) is not in Typecase: \(advice)")
            }
        }
    }

    private static func isOfCoreText(_ word: String) -> Bool {
        let parts = ["CTLine", "CTFrame", "CTRun", "CTFont", "CTTypesetter", "CTParagraphStyle", "CTGlyph", "kCT"]
        return parts.contains(where: word.hasPrefix)
    }
}
