/// Statements that set what means nothing on a kiosk, or tell of it: they are left out. So is what overrides it
/// (``EffectlessOverrideRewriting``).
enum EffectlessRewriting: Rule {
    private static let statusBar = "a kiosk has no status bar"
    private static let rotation = "a kiosk's screen is not turned"
    private static let painted = "views are painted once anyway"
    private static let tilt = "a kiosk is not tilted"
    private static let viewer = "small items are not shown large"
    private static let unseen = "white space has no signs of its own"
    private static let zoom = "scroll views do not zoom"
    private static let smooth = "edges are smooth anyway"
    private static let whole = "words are not divided"

    static let reasons = [
        "scrollsToTop": "there is no status bar to tap", "shouldRasterize": painted, "rasterizationScale": painted,
        "reversesTitleShadowWhenHighlighted": "a button's title has no shadow",
        "showsTouchWhenHighlighted": "buttons do not glow", "drawsAsynchronously": "views are painted at once",
        "allowsEdgeAntialiasing": "edges are smooth anyway",
        "cellLayoutMarginsFollowReadableWidth": "rows are as wide as their table",
        "showsSelectionIndicator": "the chosen row is always marked",
        "automaticallyAdjustsScrollViewInsets": "the contentInsetAdjustmentBehavior of the scroll view says so",
        "showsInvisibleCharacters": unseen, "showsControlCharacters": unseen, "statusBarStyle": statusBar,
        "modalPresentationCapturesStatusBarAppearance": statusBar, "isNetworkActivityIndicatorVisible": statusBar,
        "delaysTouchesEnded": "views are told of the end of touches at once",
        "clearsContextBeforeDrawing": "what is drawn begins clear", "isDoubleSided": "layers do not turn in space",
        "contentScaleFactor": "views are painted at the screen's scale",
        "usesStandardTextScaling": "text has the sizes of iOS anyway",
        "writingToolsBehavior": "there are no writing tools", "focusStyle": "no cell is in focus",
        "lineBreakStrategy": "lines break as Unicode has it", "hyphenationFactor": whole,
        "usesDefaultHyphenation": whole, "showsExpansionTextWhenTruncated": "labels show no more of their text",
        "isPointerInteractionEnabled": "a pointer changes no button", "motionEffects": tilt,
        "showsLargeContentViewer": viewer, "largeContentTitle": viewer, "largeContentImage": viewer,
        "scalesLargeContentImage": viewer, "interpolationQuality": "pictures are scaled smoothly anyway",
    ]
    /// What is read of such a property that nobody has set: its default.
    static let defaults = ["hyphenationFactor": "(0 as Float)", "usesDefaultHyphenation": "false"]
    static let calls = [
        "setShouldAntialias": smooth, "setAllowsAntialiasing": smooth, "addMotionEffect": tilt,
        "removeMotionEffect": tilt,
        "setNeedsStatusBarAppearanceUpdate": statusBar,
        "setNeedsUpdateOfHomeIndicatorAutoHidden": "a kiosk has no home indicator",
        "attemptRotationToDeviceOrientation": rotation,
    ]
    /// What a delegate is told where nobody tells it here, as a delegate tells another: `owner?.scrollViewDidZoom?(view)`.
    static let messages = [
        "scrollViewDidZoom": zoom, "scrollViewWillBeginZooming": zoom, "scrollViewDidEndZooming": zoom,
        "scrollViewDidScrollToTop": "there is no status bar to tap",
    ]
    /// What a delegate is asked and nobody asks here: what an answer that is handed on is then.
    static let answers = [
        "viewForZooming": ("(nil as UIView?)", zoom),
        "scrollViewShouldScrollToTop": ("(nil as Bool?)", "there is no status bar to tap"),
    ]
    /// What overrides may be of, with the reason why nobody asks for it.
    static let overrides = [
        "prefersStatusBarHidden": statusBar, "preferredStatusBarStyle": statusBar,
        "preferredStatusBarUpdateAnimation": statusBar, "childForStatusBarStyle": statusBar,
        "childForStatusBarHidden": statusBar, "prefersHomeIndicatorAutoHidden": "a kiosk has no home indicator",
        "shouldAutorotate": rotation, "supportedInterfaceOrientations": rotation,
        "preferredInterfaceOrientationForPresentation": rotation,
        "editingInteractionConfiguration": "no gesture of three fingers edits",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var statements: [(tokens: Range<Int>, reason: String)] = []
        var reads: [(index: Int, value: String)] = []
        for index in file.tokens.indices where file.isActive[index] {
            let name = file.text(index)
            if let reason = calls[name], let call = file.call(at: index + 1), let tokens = file.statement(of: call) {
                statements.append((tokens, reason))
            }
            if file.text(index + 1) == "?", !isOwn(name, program), let call = file.call(at: index + 2) {
                if let reason = messages[name], let tokens = file.statement(of: call, callee: index) {
                    statements.append((tokens, reason))
                }
                if let (answer, reason) = answers[name], let tokens = file.expression(of: call, callee: index) {
                    let (first, last) = (file.tokens[tokens.lowerBound], file.tokens[tokens.upperBound - 1])
                    let range = first.range.lowerBound..<last.range.upperBound
                    revision.replace(range, with: answer, "\(file.source(range)) → \(answer): \(reason)")
                }
            }
            if name == "delegate", isOfOwnLayer(index, file, program), let tokens = file.assignment(at: index),
                tokens.upperBound == index + 3
            {
                statements.append((tokens, "a view is the delegate of its layer by itself"))
                continue
            }
            if let value = defaults[name], file.text(index + 1) != "=", !program.variableNames.contains(name) {
                reads.append((index, value))
            }
            guard file.text(index + 1) == "=", let reason = reasons[name],
                !program.variableNames.contains(name) || isOfKit(index, file, program)
            else { continue }
            guard let tokens = file.assignment(at: index) else {
                revision.remark(file.tokens[index].range.lowerBound, "\(name): \(reason); leave it out")
                continue
            }
            statements.append((tokens, reason))
        }
        leaveOut(statements, file, &revision)
        for (index, value) in reads where !statements.contains(where: { $0.tokens.contains(index) }) {
            read(index, as: value, file, &revision)
        }
    }

    /// Puts its default in the place of a property that is read. What is read in another way, or changed, is left to a person.
    private static func read(_ index: Int, as value: String, _ file: SourceFile, _ revision: inout Revision) {
        let name = file.text(index)
        guard let start = file.start(ofChainTo: index), !["&", "\\"].contains(file.text(start - 1)),
            !isChange(index, file), !(start..<index).contains(where: { file.text($0) == "?" })
        else {
            guard file.text(index - 1) == ".", let reason = reasons[name] else { return }
            return revision.remark(file.tokens[index].range.lowerBound, "\(name): \(reason); leave it out")
        }
        let range = file.tokens[start].range.lowerBound..<file.tokens[index].range.upperBound
        revision.replace(range, with: value, "\(file.source(range)) → \(value): \(reasons[name] ?? "")")
    }

    /// Whether a property is changed by what it was: `p.hyphenationFactor += 1`.
    private static func isChange(_ index: Int, _ file: SourceFile) -> Bool {
        ["+=", "-=", "*=", "/="].contains(file.text(index + 1))
            || ["+", "-", "*", "/"].contains(file.text(index + 1)) && file.text(index + 2) == "="
    }

    /// Whether a view makes itself the delegate of its own layer: `layer.delegate = self`.
    private static func isOfOwnLayer(_ index: Int, _ file: SourceFile, _ program: Program) -> Bool {
        guard file.text(index - 2) == "layer", file.text(index + 1) == "=", file.text(index + 2) == "self",
            file.text(index - 3) != "." || file.text(index - 4) == "self" && file.text(index - 5) != "."
        else { return false }
        // Another one of that name would be no layer of the view's.
        let isPlain = file.text(index - 3) != "."
        if isPlain, file.tokens.indices.contains(where: { namesLayer($0, file) }) { return false }
        return file.type(around: index).map { type in
            ([type.simpleName] + program.kitLineage(of: type.simpleName)).contains("UIView")
        } ?? false
    }

    /// Whether something is called `layer` from a token on: a variable, a parameter, the argument of a closure.
    private static func namesLayer(_ index: Int, _ file: SourceFile) -> Bool {
        guard file.text(index) == "layer" else { return false }
        return ["let", "var", "for"].contains(file.text(index - 1)) || [":", "in"].contains(file.text(index + 1))
            || ["(", ",", "{"].contains(file.text(index - 1)) && [",", ")"].contains(file.text(index + 1))
    }

    /// Classes with such properties that inherit none of UIKit's.
    private static let otherClasses: Set = ["NSMutableParagraphStyle", "CALayer"]

    /// Whether a property is one of an object of UIKit's, which the program gives no such property: `picker.scrollsToTop`.
    private static func isOfKit(_ index: Int, _ file: SourceFile, _ program: Program) -> Bool {
        guard let start = file.start(ofChainTo: index),
            let type = Receiver(start..<index - 1, at: index, file, program).typeName
        else {
            return false
        }
        let name = Program.simpleName(type)
        return program.kinds[name] == nil && (UIKitClasses.superclasses[name] != nil || otherClasses.contains(name))
            && !program.properties.contains { owner, properties in
                program.kinds[owner] == nil && properties.contains { $0.name == file.text(index) }
            }
    }

    /// Whether the program has a closure or a protocol of its own with such a member.
    private static func isOwn(_ name: String, _ program: Program) -> Bool {
        program.variableNames.contains(name)
            || program.methodOwners[name, default: []].contains { program.kinds[$0] == .protocol }
    }

    private static func leaveOut(
        _ statements: [(tokens: Range<Int>, reason: String)], _ file: SourceFile, _ revision: inout Revision
    ) {
        var named: Set<Int> = []
        for (tokens, reason) in statements {
            // What is left out in front of it is no statement of the case either.
            var start = tokens.lowerBound
            while let before = statements.first(where: { isRight($0.tokens, before: start, file) }) {
                start = before.tokens.lowerBound
            }
            var text = file.remainder(of: start..<tokens.upperBound)
            // A closure without a name for its argument takes one only where it uses it.
            if let closure = file.brackets[tokens.lowerBound], file.text(closure) == "{",
                isOnlyUse(tokens, closure, statements.map(\.tokens), file), named.insert(closure).inserted
            {
                text = "_ = $0"
            }
            let range =
                file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
            let reach = text.isEmpty ? file.reach(of: tokens) : range
            let isTaken = revision.replacesAny(of: reach)
            revision.replace(
                isTaken ? file.reach(of: tokens, isForward: true) : reach, with: text,
                "\(file.source(range)) left out: \(reason)")
        }
    }

    private static func isRight(_ statement: Range<Int>, before start: Int, _ file: SourceFile) -> Bool {
        statement.upperBound == start || statement.upperBound == start - 1 && file.text(start - 1) == ";"
    }

    /// Whether a closure's argument without a name is used in what is left out, and nowhere else.
    private static func isOnlyUse(
        _ statement: Range<Int>, _ closure: Int, _ left: [Range<Int>], _ file: SourceFile
    ) -> Bool {
        guard let end = file.partners[closure], statement.contains(where: { file.text($0) == "$0" }) else {
            return false
        }
        return !(closure..<end).contains { index in
            file.text(index) == "$0" && !left.contains { $0.contains(index) }
        }
    }
}

/// Overrides of what nobody asks for on a kiosk. A method that does something is kept, as one that nobody calls by itself.
enum EffectlessOverrideRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for variable in file.variables where variable.modifiers.contains("override") && file.isActive[variable.keyword]
        {
            guard let reason = EffectlessRewriting.overrides[variable.name] else { continue }
            var body = variable.keyword
            while body < file.tokens.count, file.text(body) != "{" { body += 1 }
            leaveOut(variable.name, start: start(of: variable.keyword, file), body: body, reason, file, &revision)
        }
        for function in file.functions where function.modifiers.contains("override") && file.isActive[function.keyword]
        {
            guard let reason = reason(for: function, file, program), let body = function.body,
                let end = file.partners[body]
            else { continue }
            let calls = (body..<end).filter { index in
                file.text(index) == "super" && file.text(index + 2) == function.name && file.text(index + 3) == "("
            }
            let range = file.tokens[body].range.lowerBound..<file.tokens[end].range.upperBound
            let hasComment = file.comments.contains { $0.overlaps(range) }
            let isOnlyHandedOn = calls == [body + 1] && file.partners[body + 4] == end - 1
            // What a shake would do has types that there are not. What others override has to stay.
            let isNeeded = file.type(around: function.keyword).map { program.isOverridden(function, of: $0.name) }
            if isOfShake(function)
                || !hasComment && isNeeded != true && (body + 1 == end || isOnlyHandedOn)
            {
                leaveOut(function.name, start: function.start, body: body, reason, file, &revision)
                continue
            }
            for token in function.start..<function.keyword where file.text(token) == "override" {
                let range = file.tokens[token].range.lowerBound..<file.tokens[token + 1].range.lowerBound
                revision.replace(range, with: "", "override of \(function.fullName) left out: \(reason)")
            }
            for index in calls {
                guard let call = file.call(at: index + 3), let tokens = file.statement(of: call) else { continue }
                revision.alsoReplace(file.reach(of: tokens), with: "")
            }
        }
    }

    /// Whether a method is told of a shake: it goes wherever it stands, also in an extension.
    static func isOfShake(_ function: FunctionDeclaration) -> Bool {
        ["motionBegan(_:with:)", "motionEnded(_:with:)", "motionCancelled(_:with:)"].contains(function.fullName)
    }

    /// Classes that say nothing of themselves to a coder.
    private static let unarchived: Set = [
        "CALayer", "NSLayoutConstraint", "NSTextAttachment", "UIBarItem", "UIBezierPath", "UICollectionViewLayout",
        "UIGestureRecognizer", "UIResponder",
    ]

    /// Why nobody asks for what a method overrides; `nil` where somebody does.
    private static func reason(
        for function: FunctionDeclaration, _ file: SourceFile, _ program: Program
    ) -> String? {
        if function.parameters.isEmpty { return EffectlessRewriting.overrides[function.name] }
        guard let type = file.type(around: function.keyword) else { return nil }
        let kit = [type.name] + program.kitLineage(of: type.name)
        switch function.fullName {
        case "encode(with:)":
            // One above it in the program is kept, without an override.
            let isKept = program.lineage(of: type.name).dropFirst().contains {
                program.methodOwners["encode", default: []].contains($0)
            }
            return isKept || unarchived.isDisjoint(with: kit)
                ? nil : "views and what stands around them are not archived"
        case _ where isOfShake(function):
            return kit.contains("UIResponder") || UIKitClasses.superclasses[type.name] != nil
                ? "a kiosk is not shaken" : nil
        default: return nil
        }
    }

    private static func leaveOut(
        _ name: String, start: Int, body: Int, _ reason: String, _ file: SourceFile, _ revision: inout Revision
    ) {
        guard body < file.tokens.count, let end = file.partners[body], end > body,
            !revision.replacesAny(of: file.tokens[start].range.lowerBound..<file.tokens[end].range.upperBound)
        else { return }
        revision.replace(file.reach(of: start..<end + 1), with: "", "override of \(name) left out: \(reason)")
    }

    /// The first of the modifiers in front of a keyword.
    private static func start(of keyword: Int, _ file: SourceFile) -> Int {
        var start = keyword
        while start > 0, file.tokens[start - 1].kind == .attribute || Keywords.modifiers.contains(file.text(start - 1))
        {
            start -= 1
        }
        return start
    }
}

extension SourceFile {
    /// The first token of a chain of properties that ends with one: `picker` of `picker.view?.scrollsToTop`; nil for what stands
    /// alone, and for a chain of something else.
    fileprivate func start(ofChainTo index: Int) -> Int? {
        var start = index
        while text(start - 1) == ".", start > 1 {
            start -= ["?", "!"].contains(text(start - 2)) ? 3 : 2
            guard start >= 0, tokens[start].kind == .word else { return nil }
        }
        return start < index ? start : nil
    }
}
