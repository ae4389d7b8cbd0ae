/// `AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)`, the sound that is felt and not heard: UIKit's generator says the same. The
/// modules of sounds are not there, and are not missed where nothing else of them is used.
enum VibrationRewriting: Rule {
    private static let modules: Set = ["AVFoundation", "AudioToolbox"]
    private static let players: Set = ["AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound"]
    private static let conversions: Set = ["SystemSoundID", "UInt32"]
    private static let sound = "kSystemSoundID_Vibrate"
    /// What names of the modules begin with, and of those that come with them.
    private static let prefixes = [
        "AV", "Audio", "kAudio", "kSystemSound", "SystemSound", "ExtAudio", "kExtAudio", "ExtendedAudio", "AU", "kAU",
        "MIDI", "kMIDI", "Music", "kMusic", "CM", "kCM", "CV", "kCV", "CAF", "kCAF", "CoreAudio",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        guard knowsAll(in: file, program) else { return }
        let new = "UINotificationFeedbackGenerator().notificationOccurred(.error)"
        for index in file.tokens.indices {
            guard let closing = end(ofVibration: index, file, program) else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[closing].range.upperBound
            revision.replace(range, with: new, "\(file.source(range)) → \(new)")
        }
    }

    /// Whether a module is imported for nothing but that sound.
    static func isFor(_ module: String, in file: SourceFile, _ program: Program) -> Bool {
        modules.contains(module) && knowsAll(in: file, program)
    }

    /// Whether a file uses nothing of the modules but that sound, and imports one of them.
    private static func knowsAll(in file: SourceFile, _ program: Program) -> Bool {
        var (index, known, isImported) = (0, 0, false)
        while index < file.tokens.count {
            if let closing = end(ofVibration: index, file, program) {
                known += 1
                index = closing
            } else if isInImport(index, file) {
                isImported = isImported || file.isActive[index] && modules.contains(file.text(index))
            } else if isOther(index, file, program) {
                return false
            }
            index += 1
        }
        return known > 0 && isImported
    }

    /// The last token of a call that plays the sound, where it begins at a token.
    private static func end(ofVibration index: Int, _ file: SourceFile, _ program: Program) -> Int? {
        let name = file.text(index)
        guard players.contains(name), file.isActive[index], ![".", "func"].contains(file.text(index - 1)),
            !program.functionNames.contains(name), let call = file.call(at: index + 1), call.arguments.count == 1
        else { return nil }
        var words = file.tokens[call.opening + 1..<call.closing].map(\.text)
        if words.count == 4, conversions.contains(words[0]), words[1] == "(", words[3] == ")" { words = [words[2]] }
        return words == [sound] && !program.variableNames.contains(sound) ? call.closing : nil
    }

    /// Whether a token is a name in an import.
    private static func isInImport(_ index: Int, _ file: SourceFile) -> Bool {
        var first = index
        while file.text(first - 1) == ".", !file.tokens[first].startsLine { first -= 2 }
        let isOfOne = ["func", "let", "var", "class", "struct", "enum", "protocol", "typealias"]
            .contains(file.text(first - 1))
        return file.text(first - (isOfOne ? 2 : 1)) == "import" && file.tokens[index].kind == .word
    }

    /// Whether a token may be a name of the modules, and none that the program has itself.
    private static func isOther(_ index: Int, _ file: SourceFile, _ program: Program) -> Bool {
        let word = file.text(index)
        guard file.tokens[index].kind == .word, file.isActive[index], program.kinds[word] == nil else { return false }
        return prefixes.contains { prefix in
            word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true
        }
    }
}
