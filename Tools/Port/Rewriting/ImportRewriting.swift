/// Imports of modules that Linux has not, or has by another name.
enum ImportRewriting: Rule {
    private static let kinds: Set<String> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    /// Modules whose parts can be imported on iOS.
    private static let whole: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "Dispatch",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var imported: [String: Int] = [:]
        let lackingKit = importForKit(file, program)
        var hasKit = lackingKit != nil || importsKit(file)
        if !file.tokens.indices.contains(where: { isImport($0, file) }) { addImports(file, program, &revision) }
        for index in file.tokens.indices where isImport(index, file) {
            let isOfOne = kinds.contains(file.text(index + 1))
            let start = index + (isOfOne ? 2 : 1)
            guard start < file.tokens.count, file.tokens[start].kind == .word else { continue }
            var end = start + 1
            while file.text(end) == ".", end + 1 < file.tokens.count, file.tokens[end + 1].kind == .word,
                !file.tokens[end + 1].startsLine
            {
                end += 2
            }
            // What follows in the line belongs to something else.
            guard end == file.tokens.count || file.tokens[end].startsLine || file.text(end) == ";" else { continue }
            let module = file.text(start)
            let isPart = !isOfOne && end > start + 1
            if index == lackingKit {
                let range = file.tokens[index].range.lowerBound..<file.tokens[end - 1].range.upperBound
                revision.replace(range, with: "import UIKit", "\(file.source(range)) → import UIKit")
                imported["UIKit"] = index
                continue
            }
            let isUnused =
                usesNothing(of: module, file)
                || TypeIdentifierRewriting.modules.contains(module)
                    && TypeIdentifierRewriting.knowsAll(in: file, program)
            if isUnused {
                leaveOut(index..<end, file, &revision)
                continue
            }
            let isForKit =
                VibrationRewriting.isFor(module, in: file, program)
                || module == "Combine" && NotificationSinks(in: file, of: program) != nil
            if isForKit {
                // What takes the place of the module's is UIKit's.
                if hasKit {
                    leaveOut(index..<end, file, &revision)
                } else {
                    let range = file.tokens[index].range.lowerBound..<file.tokens[end - 1].range.upperBound
                    revision.replace(range, with: "import UIKit", "\(file.source(range)) → import UIKit")
                    hasKit = true
                }
                continue
            }
            rewrite(index..<end, module, isPart: isPart, isDone: imported[module] != nil, file, &revision)
            imported[module] = index
        }
        importFoundation(file, &revision)
        if imported["FoundationNetworking"] == nil, let first = file.tokens.indices.first(where: { isImport($0, file) })
        {
            NetworkImport.put(behindImport: first, file, program, &revision)
        }
    }

    /// Leaves an import out, with what stands in front of it in its line.
    private static func leaveOut(_ tokens: Range<Int>, _ file: SourceFile, _ revision: inout Revision) {
        var first = tokens.lowerBound
        while first > 0, !file.tokens[first].startsLine,
            file.tokens[first - 1].kind == .attribute || Keywords.modifiers.contains(file.text(first - 1))
        {
            first -= 1
        }
        let range = file.tokens[first].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
        revision.replace(file.wholeLine(of: range) ?? range, with: "", "\(file.source(range)) left out")
    }

    /// Whether a file imports all of UIKit.
    private static func importsKit(_ file: SourceFile) -> Bool {
        file.tokens.indices.contains { isImport($0, file) && file.text($0 + 1) == "UIKit" }
    }

    /// Whether none of a module's names is in a file, but where modules are imported; false where they are not known.
    private static func usesNothing(of module: String, _ file: SourceFile) -> Bool {
        MissingModules.isName("", of: module) != nil
            && !file.tokens.indices.contains { index in
                file.tokens[index].kind == .word && file.text(index - 1) != "import"
                    && MissingModules.isName(file.text(index), of: module) == true
            }
    }

    /// `import class UIKit.UITextField` brings Foundation along on iOS, and here nothing but the class.
    private static func importFoundation(_ file: SourceFile, _ revision: inout Revision) {
        let bringers: Set<String> = ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "CoreText"]
        let imports = file.tokens.indices.filter { isImport($0, file) }
        let hasFoundation = imports.contains { bringers.contains(file.text($0 + 1)) }
        let first = imports.first {
            kinds.contains(file.text($0 + 1)) && ["UIKit", "Foundation", "QuartzCore"].contains(file.text($0 + 2))
        }
        guard !hasFoundation, var first else { return }
        while first > 0, !file.tokens[first].startsLine { first -= 1 }
        let place = file.tokens[first].range.lowerBound
        revision.replace(
            place..<place, with: "import Foundation\(file.newline)", "import Foundation put in")
    }

    /// What other modules of iOS have, and only UIKit here.
    private static let kitNames: Set<String> = [
        "Selector", "CADisplayLink", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "CFAbsoluteTime", "CFTimeInterval", "CFArray", "CFString", "CFTypeRef",
        "CFStringConvertEncodingToNSStringEncoding", "CFStringEncoding", "CFStringEncodings",
        "NSDataDetector", "NSHashTable", "NSInteger", "NSUInteger", "NSKeyValueChange", "NSKeyValueChangeKey",
        "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSTextCheckingKey",
        "NSDirectionalEdgeInsets", "NSLayoutConstraint", "NSLayoutManager", "NSLineBreakMode",
        "NSMutableParagraphStyle",
        "NSParagraphStyle", "NSShadow", "NSStringDrawingContext", "NSStringDrawingOptions", "NSTextAlignment",
        "NSTextAttachment", "NSTextContainer", "NSTextList", "NSTextStorage", "NSTextTab", "NSUnderlineStyle",
        "NSWritingDirection",
        "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "NSUndoManagerGroupIsDiscardableKey", "NSMapTable",
        "NSFoundationVersionNumber",
    ]
    /// What comes on iOS with Foundation too, and here with CoreGraphics and UIKit only.
    private static let graphics: Set<String> = [
        "CGAffineTransform", "CGBlendMode", "CGColor", "CGColorSpace", "CGColorSpaceCreateDeviceRGB", "CGContext",
        "CGFont",
        "CGGradient", "CGGradientDrawingOptions", "CGImage", "CGLineCap", "CGLineJoin", "CGMutablePath", "CGPath",
        "CGPathDrawingMode", "CGPathFillRule", "CGVector",
    ]

    /// The import that UIKit's takes the place of, in a file that uses what is in UIKit and does not import it: it is in
    /// Foundation or QuartzCore on iOS, or came with the header of the framework.
    private static func importForKit(_ file: SourceFile, _ program: Program) -> Int? {
        let imports = file.tokens.indices.filter { isImport($0, file) }
        let hasKit = imports.contains { file.text($0 + 1) == "UIKit" || file.text($0 + 2) == "UIKit" }
        let modules: Set<String> = ["CoreGraphics", "QuartzCore"]
        let hasGraphics = imports.contains {
            modules.contains(file.text($0 + 1)) || modules.contains(file.text($0 + 2))
        }
        let needsKit = file.tokens.indices.contains { index in
            let word = file.text(index)
            guard file.tokens[index].kind == .word, file.isActive[index], file.text(index - 1) != ".",
                program.kinds[word] == nil
            else { return file.text(index) == "#selector" && file.isActive[index] }
            return kitNames.contains(word) || !hasGraphics && graphics.contains(word)
                || word.hasPrefix("UI") && word.dropFirst(2).first?.isUppercase == true
        }
        guard !hasKit, needsKit else { return nil }
        return ["Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation"].lazy.compactMap { module in
            imports.first { file.text($0 + 1) == module && file.text($0 + 2) != "." }
        }.first
    }

    /// A file that imports nothing sees on iOS what other files import, or the header of its framework.
    private static func addImports(_ file: SourceFile, _ program: Program, _ revision: inout Revision) {
        guard let first = file.tokens.first else { return }
        let network = NetworkImport.name(in: file, program)
        let needsKit = lacksKit(file, program)
        guard needsKit || network != nil else { return }
        let lines = (needsKit ? ["import UIKit"] : []) + (network == nil ? [] : NetworkImport.lines) + ["", ""]
        let modules = (needsKit ? ["UIKit"] : []) + (network == nil ? [] : [NetworkImport.module])
        let place = first.range.lowerBound
        revision.replace(
            place..<place, with: lines.joined(separator: file.newline),
            "import \(modules.joined(separator: " and ")) put in")
    }

    /// Whether a file that imports nothing uses what is in UIKit, or what is in Foundation in a program that uses UIKit.
    private static func lacksKit(_ file: SourceFile, _ program: Program) -> Bool {
        let hasImport = file.tokens.indices.contains { file.text($0) == "import" && file.scopeOfToken[$0] == 0 }
        guard !hasImport, program.usesKit, !file.tokens.contains(where: { $0.text == "UIKit" }) else { return false }
        return file.tokens.indices.contains { index in
            let word = file.text(index)
            guard file.isActive[index], file.text(index - 1) != ".", program.kinds[word] == nil else { return false }
            if word == "#selector" || kitNames.contains(word) || unimported.contains(word) { return true }
            return file.tokens[index].kind == .word
                && ["UI", "NS", "CG", "CA"].contains { prefix in
                    word.hasPrefix(prefix) && word.dropFirst(2).first?.isUppercase == true
                        && word.contains { $0.isLowercase }
                }
        }
    }

    /// What Foundation has without its letters in front.
    private static let unimported: Set<String> = [
        "NumberFormatter", "DateFormatter", "Locale", "Date", "Calendar", "Data", "URL", "IndexPath", "Notification",
        "NotificationCenter", "UserDefaults", "Bundle", "Timer", "FileManager", "DispatchQueue", "CharacterSet",
    ]

    private static func isImport(_ index: Int, _ file: SourceFile) -> Bool {
        file.tokens[index].kind == .word && file.text(index) == "import" && file.isActive[index]
            && file.scopeOfToken[index] == 0 && file.text(index - 1) != "."
    }

    private static func rewrite(
        _ tokens: Range<Int>, _ module: String, isPart: Bool, isDone: Bool, _ file: SourceFile,
        _ revision: inout Revision
    ) {
        let range =
            file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
        let words = file.source(range)
        if module == "Darwin" {
            revision.replace(range, with: "import Glibc", "\(words) → import Glibc")
        } else if module == "CoreFoundation" || module == "CoreText" && !usesCoreText(file) {
            // It is there, but UIKit has its functions too: one of the two is enough. CoreText brings Foundation along on iOS.
            let others: Set<String> = ["Foundation", "UIKit"]
            let isInOther = file.tokens.indices.contains { isImport($0, file) && others.contains(file.text($0 + 1)) }
            let new = isInOther ? "" : "import Foundation"
            revision.replace(
                isInOther ? file.wholeLine(of: range) ?? range : range, with: new,
                "\(words) → \(isInOther ? "left out" : new)")
        } else if module == "ObjectiveC" || (isPart && isDone && whole.contains(module)) {
            revision.replace(file.wholeLine(of: range) ?? range, with: "", "\(words) left out")
        } else if isPart, whole.contains(module) {
            revision.replace(range, with: "import \(module)", "\(words) → import \(module)")
        } else if let advice = MissingModules.advice(for: module) {
            revision.remark(range.lowerBound, "\(words): there is no such module; \(advice)")
        }
    }

    /// Whether a file names anything of CoreText: `CTFontCreateWithName`, `kCTFontAttributeName`.
    private static func usesCoreText(_ file: SourceFile) -> Bool {
        file.tokens.indices.contains { index in
            let word = file.text(index)
            let name = word.hasPrefix("kCT") ? word.dropFirst(3) : word.hasPrefix("CT") ? word.dropFirst(2) : ""
            return file.tokens[index].kind == .word && file.isActive[index] && name.first?.isUppercase == true
        }
    }
}
