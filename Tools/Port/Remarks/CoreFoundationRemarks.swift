/// Functions of Core Foundation, which there are not on Linux, and casts to its types: what Foundation has instead.
enum CoreFoundationRemarks: Rule {
    /// What of it Typecase has.
    private static let known: Set<String> = [
        "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFString", "CFStringConvertEncodingToNSStringEncoding",
        "CFStringEncoding", "CFStringEncodings", "CFTimeInterval", "CFTypeRef",
    ]
    /// What to do instead, by what the names of functions begin with.
    private static let advices = [
        ("CFRelease", memory), ("CFRetain", memory), ("CFGetRetainCount", memory), ("CFAutorelease", memory),
        ("CFArray", "use an array of Swift"), ("CFDictionary", "use a dictionary of Swift"),
        ("CFSet", "use a set of Swift"), ("CFAttributedString", "use NSAttributedString"),
        ("CFString", "use String or NSString"), ("CFCharacterSet", "use CharacterSet"), ("CFData", "use Data"),
        ("CFDate", "use Date or DateFormatter"), ("CFTimeZone", "use TimeZone"), ("CFCalendar", "use Calendar"),
        ("CFLocale", "use Locale"), ("CFNumber", "use NumberFormatter or the number itself"), ("CFUUID", "use UUID"),
        ("CFURL", "use URL"), ("CFBundle", "use Bundle"), ("CFPreferences", "use UserDefaults"),
        ("CFPropertyList", "use PropertyListSerialization"), ("CFRange", "use NSRange"),
        ("CFRunLoop", "use RunLoop, Timer or DispatchQueue"), ("CFNotificationCenter", "use NotificationCenter"),
        ("CFReadStream", "use InputStream"), ("CFWriteStream", "use OutputStream"),
        ("CFSwap", "use bigEndian, littleEndian or byteSwapped of the number"),
        ("CFByteOrder", "use bigEndian or littleEndian of the number"), ("CFEqual", "use =="), ("CFHash", "use Hasher"),
    ]
    private static let memory = "Swift keeps objects and lets them go by itself; leave it out"

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let (word, offset) = (file.text(index), file.tokens[index].range.lowerBound)
            castRemark(at: index, file, program, &revision)
            guard isOfFoundation(word), file.text(index + 1) == "(",
                file.text(index - 1) != ".", file.text(index - 1) != "func", !known.contains(word),
                !program.functionNames.contains(word), program.kinds[word] == nil, !revision.replaces(offset)
            else { continue }
            let advice = advices.first { word.hasPrefix($0.0) }?.1 ?? "use what Foundation has for it"
            revision.remark(offset, "\(word): there is no Core Foundation; \(advice)")
        }
    }

    /// What is cast for a function is told with that.
    private static func castRemark(
        at index: Int, _ file: SourceFile, _ program: Program, _ revision: inout Revision
    ) {
        let (word, offset) = (file.text(index), file.tokens[index].range.lowerBound)
        let sign = ["?", "!"].contains(file.text(index - 1)) ? index - 2 : index - 1
        guard isOfFoundation(word), file.text(sign) == "as", program.kinds[word] == nil, !known.contains(word),
            !revision.replaces(offset)
        else { return }
        let callee = file.call(around: index)?.callee ?? ""
        guard !["CF", "CG", "CT", "Sec", "UTType"].contains(where: callee.hasPrefix) else { return }
        revision.remark(offset, "as \(word): there is no Core Foundation; leave the cast out")
    }

    private static func isOfFoundation(_ word: String) -> Bool {
        word.hasPrefix("CF") && word.dropFirst(2).first?.isUppercase == true
    }
}
