/// Classes of UIKit that programs use and Typecase has not. The compiler names all of them; this says what there is
/// instead, once in a file.
enum MissingTypeRemarks: Rule {
    static let advices = [
        "CGDataProvider": "install fonts on the machine; UIFont finds them by their names",
        "UICollectionLayoutListConfiguration": "show the rows in a UITableView",
        "UICollectionViewListCell": "show the rows in a UITableView, whose cells are UITableViewCells",
        "UIImagePickerController": "there is no camera and no library of pictures; leave it out",
        "UISplitViewController": "place the controllers' views yourself",
        "UIStoryboard": "there are no storyboards; make controllers in code",
        "UIStoryboardSegue": "there are no segues; make the controller and present it",
        "UIViewControllerTransitioningDelegate": "use a modalPresentationStyle and a modalTransitionStyle",
        "WKWebView": "show the text in a UITextView",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var told: Set<String> = []
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let word = file.text(index)
            guard let advice = advices[word], program.kinds[word] == nil, told.insert(word).inserted else { continue }
            revision.remark(file.tokens[index].range.lowerBound, "\(word) is not in Typecase: \(advice)")
        }
    }
}
