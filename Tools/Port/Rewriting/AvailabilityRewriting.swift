/// `if #available(iOS 11, *) { … } else { … }` whose second part has what only old systems have. On Linux the first is always taken,
/// and the compiler does not know it: the second goes.
enum AvailabilityRewriting: Rule {
    /// What has been taken out of UIKit, or has had another way for long.
    private static let old: Set = [
        "UIActionSheet", "UIAlertView", "UILocalNotification", "UIPopoverController", "UISearchDisplayController",
        "UITableViewRowAction", "UITableViewRowActionStyle", "UIWebView", "automaticallyAdjustsScrollViewInsets",
        "statusBarFrame",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "if" {
            // An expression is something else.
            guard file.text(index + 1) == "#available", !["=", "return", "else"].contains(file.text(index - 1)),
                let condition = file.partners[index + 2], file.text(condition + 1) == "{",
                let first = file.partners[condition + 1], let end = endOfRest(behind: first, file),
                (first + 1...end).contains(where: { old.contains(file.text($0)) })
            else { continue }
            let head = file.tokens[index].range.lowerBound..<file.tokens[condition].range.upperBound
            let rest = file.tokens[first].range.upperBound..<file.tokens[end].range.upperBound
            guard !file.comments.contains(where: { $0.overlaps(head) }) else { continue }
            revision.replace(head, with: "do", "\(file.source(head)) → do, without else")
            // What a comment says stays, behind the part that has gone.
            for piece in pieces(of: rest, file) { revision.replace(piece, with: "", "else left out") }
        }
    }

    /// The last bracket of `else { … }`, or of `else if … { … } else { … }`.
    private static func endOfRest(behind closing: Int, _ file: SourceFile) -> Int? {
        guard file.text(closing + 1) == "else" else { return nil }
        var opening = closing + 2
        while file.text(opening) != "{" {
            guard opening < closing + 40, file.tokens.indices.contains(opening) else { return nil }
            opening = (file.text(opening) == "(" ? file.partners[opening] ?? opening : opening) + 1
        }
        guard let end = file.partners[opening] else { return nil }
        return endOfRest(behind: end, file) ?? end
    }

    /// The bytes of a range that are not in comments.
    private static func pieces(of range: Range<Int>, _ file: SourceFile) -> [Range<Int>] {
        var (found, start) = ([Range<Int>](), range.lowerBound)
        for comment in file.comments where comment.overlaps(range) {
            if start < comment.lowerBound { found.append(start..<comment.lowerBound) }
            start = comment.upperBound
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found
    }
}
