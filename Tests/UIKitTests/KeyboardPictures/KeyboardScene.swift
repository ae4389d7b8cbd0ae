import Foundation
import RasterEngine
import UIKitSimulator

@testable import UIKit

/// The on-screen keyboard in a state that is worth a picture: Documentation/Keyboards.md shows each scene once.
@MainActor
struct KeyboardScene {
    /// What the picture's file is called, without ".png".
    let name: String
    /// The window's size in points.
    var size = CGSize(width: 480, height: 800)
    /// Device pixels to the point.
    var scale: CGFloat = 1.5
    /// The languages of the globe key, the one that is shown first.
    var languages = ["en", "de"]
    /// What stands in the field.
    var text = ""
    /// The kind of keyboard that the field asks for.
    var type = UIKeyboardType.default
    /// How much of the window above the keyboard is in the picture, in points.
    var headroom: CGFloat = 68
    /// What is done before the keyboard comes, and afterwards.
    var prepare: (KeyboardScene.Stage) -> Void = { _ in }
    var play: (KeyboardScene.Stage) -> Void = { _ in }

    /// A kiosk with one field.
    @MainActor
    final class Stage {
        let simulator: Simulator
        let field = UITextField()

        var application: UIApplication { simulator.application }

        init(_ scene: KeyboardScene) {
            simulator = Simulator(size: scene.size, scale: scene.scale)
            application.keyboardLanguages = scene.languages
            application.isCaretBlinking = false
            simulator.window.backgroundColor = .systemGroupedBackground
            field.borderStyle = .roundedRect
            field.autocapitalizationType = .none
            field.keyboardType = scene.type
            field.text = scene.text
            simulator.window.addSubview(field)
        }

        /// Taps keys one after another.
        func tap(_ names: String...) {
            for name in names {
                simulator.tapKey(name)
                simulator.advance(0.4)
            }
        }

        /// Puts a finger on a key and leaves it there.
        func hold(_ name: String, seconds: Double) {
            simulator.frame()
            guard let point = application.location(ofKey: name) else {
                preconditionFailure("The keyboard that is shown has no key \(name).")
            }
            simulator.touchDown(0, at: point)
            simulator.advance(seconds)
        }

        /// Scrolls the emoji until one is seen.
        func scrollEmoji(to emoji: String) {
            application.keyboard.shownKeyboard?.forEachInSubtree { view in
                guard let sheet = view as? EmojiSheet, let place = sheet.middle(of: emoji) else { return }
                (sheet.superview as? UIScrollView)?.contentOffset = CGPoint(x: 0, y: place.y - 100)
            }
            simulator.frame()
        }
    }

    /// Plays the scene.
    func stage() -> Stage {
        let stage = Stage(self)
        let simulator = stage.simulator
        prepare(stage)
        stage.field.frame = CGRect(x: 12, y: 12, width: size.width - 24, height: 44)
        stage.field.becomeFirstResponder()
        simulator.advance(1)
        play(stage)
        stage.field.frame.origin.y = top(of: simulator) + 12
        simulator.advance(0.2)
        return stage
    }

    /// Where the picture begins, in points: above the keyboard, or what is there of it in a window where it floats.
    private func top(of simulator: Simulator) -> CGFloat {
        guard let keyboard = simulator.application.keyboard.shownKeyboard else { return 0 }
        return max(0, keyboard.convertToScreen(keyboard.bounds).minY - headroom).rounded(.down)
    }

    /// The picture as a PNG: the lower part of the window.
    func png() throws -> [UInt8] {
        let simulator = stage().simulator
        let screen = simulator.host.memoryDisplay.shown
        let first = Int(top(of: simulator) * scale)
        let picture = PixelBuffer(width: screen.width, height: screen.height - first)
        for y in 0..<picture.height { picture.row(y).update(from: screen.row(first + y), count: screen.width) }
        return try picture.png()
    }
}
