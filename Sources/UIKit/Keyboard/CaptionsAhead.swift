import Foundation
import KeyboardEngine
import RasterEngine

/// Draws the letters of languages that are not shown yet, a few in each frame, so that their fonts are found and their
/// pictures are ready when somebody goes on to them.
///
/// Letters that were never drawn take most of the time of another language's first frame. Nothing of what is drawn here
/// is kept but what fonts remember of it.
@MainActor
final class CaptionsAhead {
    private unowned let context: InputContext
    private var timer: FrameTimers.Token?
    private let cache = PaintCache()
    /// The languages whose letters are still to be drawn, the next of the globe key first.
    private var modes: ArraySlice<InputMode> = []
    /// The keys of the language that is being drawn.
    private var keys: ArraySlice<PlacedKey> = []
    private var form = KeyPlaneForm.compact
    /// The keyboards whose letters were drawn, by their layouts.
    private(set) var drawn: [String: KeyboardConfiguration] = [:]
    /// How many frames the layout of the next language was waited for.
    private var waited = 0

    /// So many languages behind the one that is shown are drawn. More would push each other, and what is seen, out of
    /// what fonts remember.
    private static let languageLimit = 3
    /// So many letters are drawn in a frame: less than a thousandth of a second of work.
    private static let lettersAFrame = 4
    private static let interval = 1.0 / 60
    /// A layout is read in a few frames. One that takes longer is not waited for.
    private static let patience = 120

    init(context: InputContext) {
        self.context = context
    }

    /// Begins with the languages behind the one that is shown, as far as they were not drawn.
    func begin() {
        let offered = context.modes.filter { !$0.isEmoji }
        guard offered.count > 1, let index = offered.firstIndex(of: context.keyMode) else { return stop() }
        modes = (offered[(index + 1)...] + offered[..<index]).prefix(Self.languageLimit)
        (keys, waited) = ([], 0)
        if timer == nil {
            timer = context.application.timers.every(Self.interval) { [weak self] in self?.drawSome() }
        }
    }

    /// Ends drawing; what is left is drawn when the keys are shown again.
    func stop() {
        timer?.cancel()
        (timer, modes, keys) = (nil, [], [])
    }

    /// Fonts have forgotten all that was drawn.
    func forget() {
        drawn = [:]
    }

    private func drawSome() {
        if keys.isEmpty, !nextLanguage() { return }
        for placed in keys.prefix(Self.lettersAFrame) { draw(placed) }
        keys = keys.dropFirst(Self.lettersAFrame)
    }

    /// Goes on to the keys of the next language, if its layout was read.
    private func nextLanguage() -> Bool {
        while let mode = modes.first {
            guard let layout = context.layouts.ready(mode.layout) else {
                waited += 1
                if waited > Self.patience { stop() }
                return false
            }
            modes = modes.dropFirst()
            waited = 0
            var configuration = context.configuration(in: mode, layout: layout)
            // Neither changes how letters look.
            (configuration.isReturnEnabled, configuration.isSecure) = (true, false)
            guard drawn[mode.layout] != configuration else { continue }
            drawn[mode.layout] = configuration
            let geometry = KeyboardMachine(configuration).geometry
            form = geometry.plane.form
            keys = geometry.keys[...]
            return true
        }
        stop()
        return false
    }

    /// Draws what a key types into a picture that nobody sees.
    private func draw(_ placed: PlacedKey) {
        guard case .character(let text, _) = placed.key.role else { return }
        let view = KeyView(key: placed)
        view.frame.size = placed.frame.size
        view.update(
            KeyView.Look(
                caption: placed.key.characterCaption(shifted: false) ?? text, shift: .off, isLit: false,
                isEnabled: true, isProminent: false, isBlank: false, form: form))
        let scale = view.screenScale
        let picture = PixelBuffer(
            width: Int((placed.frame.width * scale).rounded(.up)),
            height: Int((placed.frame.height * scale).rounded(.up)))
        UIGraphicsPushContext(
            CGContext(
                painter: Painter(buffer: picture, clip: picture.bounds, cache: cache), scale: scale, x: 0, y: 0,
                traits: .current))
        view.draw(view.bounds)
        UIGraphicsPopContext()
    }
}
