import Foundation

@testable import UIKit

extension KeyboardScene {
    /// Every scene, in the order of Documentation/Keyboards.md.
    static var all: [KeyboardScene] {
        types + languages + appearances + placements + heldKeys + candidates + emoji + [secret]
    }

    /// Windows of the usual sizes, in points.
    private static let landscape = CGSize(width: 800, height: 480)
    private static let large = CGSize(width: 1024, height: 600)

    private static var types: [KeyboardScene] {
        let kinds: [(name: String, type: UIKeyboardType, text: String)] = [
            ("default", .default, "Good morning"), ("ascii-capable", .asciiCapable, "B7-Lx/20"),
            ("numbers-and-punctuation", .numbersAndPunctuation, "3 × 14"), ("url", .URL, "example.com/visit"),
            ("number-pad", .numberPad, "1843"), ("phone-pad", .phonePad, "+44 20 7946"),
            ("name-phone-pad", .namePhonePad, "Ada"), ("email-address", .emailAddress, "ada@example.com"),
            ("decimal-pad", .decimalPad, "12.5"), ("twitter", .twitter, "#hello"),
            ("web-search", .webSearch, "swift.org"), ("ascii-capable-number-pad", .asciiCapableNumberPad, "2026"),
        ]
        return kinds.map { KeyboardScene(name: "type-\($0.name)", text: $0.text, type: $0.type) }
    }

    private static var languages: [KeyboardScene] {
        let words = [
            ("de", "Grüße"), ("fr", "Où êtes-vous ?"), ("el", "καλημέρα"), ("ru", "доброе утро"), ("ka", "გამარჯობა"),
            ("he", "בוקר טוב"), ("ar", "صباح الخير"), ("hi", "नमस्ते"), ("th", "สวัสดี"), ("ta", "வணக்கம்"),
            ("ja", "おはよう"), ("zh-Hant-zhuyin", "早安"),
        ]
        return words.map { language, text in
            KeyboardScene(name: "language-\(language)", languages: [language, "en"], text: text)
        }
    }

    private static var appearances: [KeyboardScene] {
        func scene(_ name: String, _ prepare: @escaping (Stage) -> Void) -> KeyboardScene {
            KeyboardScene(
                name: "appearance-\(name)", size: landscape, scale: 1, text: "Good morning", prepare: prepare)
        }
        return [
            scene("light") { _ in }, scene("dark") { $0.application.userInterfaceStyle = .dark },
            scene("high-contrast") { $0.application.accessibilityContrast = .high },
            scene("dark-high-contrast") {
                $0.application.userInterfaceStyle = .dark
                $0.application.accessibilityContrast = .high
            },
        ]
    }

    private static var placements: [KeyboardScene] {
        func scene(
            _ placement: UIApplication.KeyboardPlacement, size: CGSize = large, headroom: CGFloat = 68
        ) -> KeyboardScene {
            KeyboardScene(
                name: "placement-\(placement)", size: size, scale: 1, text: "Good morning", headroom: headroom,
                prepare: { $0.application.keyboardPlacement = placement })
        }
        return [
            scene(.left, size: landscape), scene(.right, size: landscape), scene(.split),
            scene(.floating, headroom: 120),
            KeyboardScene(
                name: "placement-full-keyboard", size: CGSize(width: 1280, height: 800), scale: 1, text: "ls -l",
                prepare: { $0.application.usesFullKeyboard = true }),
        ]
    }

    private static var heldKeys: [KeyboardScene] {
        [
            KeyboardScene(name: "held-letter", text: "mornin", play: { $0.hold("g", seconds: 0.1) }),
            KeyboardScene(
                name: "held-alternates", languages: ["fr", "en"], text: "caf", headroom: 84,
                play: { $0.hold("e", seconds: 0.9) }),
            KeyboardScene(
                name: "held-globe", languages: ["en", "de", "el", "ar", "ja", "emoji"], text: "Good morning",
                headroom: 180,
                play: { $0.hold("globe", seconds: 0.9) }),
        ]
    }

    private static var candidates: [KeyboardScene] {
        [
            KeyboardScene(
                name: "candidates", languages: ["ja-romaji", "en"], play: { $0.tap("s", "a", "k", "u", "r", "a") })
        ]
    }

    private static var emoji: [KeyboardScene] {
        func scene(_ name: String, play: @escaping (Stage) -> Void) -> KeyboardScene {
            KeyboardScene(
                name: "emoji-\(name)", languages: ["en", "emoji"], text: "Good morning",
                play: { stage in
                    stage.tap("globe")
                    play(stage)
                })
        }
        return [
            scene("panel") { _ in },
            scene("skin-tones") { stage in
                stage.scrollEmoji(to: "👋")
                stage.hold("👋", seconds: 0.9)
            },
            scene("search") { $0.tap("emoji-search", "s", "u", "n") },
        ]
    }

    private static var secret: KeyboardScene {
        KeyboardScene(name: "secure-field", text: "secret", prepare: { $0.field.isSecureTextEntry = true })
    }
}
