import Diagnostics
import Foundation
import TextEngine

/// The fonts of this process: finds files, keeps faces, sizes and words, and finds fonts for what others lack.
///
/// One lock guards everything that HarfBuzz, fontconfig and SDL_ttf touch, so fonts may be measured from any thread.
package final class FontLibrary: @unchecked Sendable {
    // Unchecked: all that changes is only touched under the lock.

    /// The library of this process. Fonts belong to the machine, not to a window.
    package static let shared = FontLibrary(catalog: FontCatalog()) { Log.complain($0) }

    private struct SizeKey: Hashable {
        var location: FontFile.Location
        var pixelSize: Double
        var scale: Double
        var shape: LetterShape
        var stroke: Double
    }

    private struct FallbackKey: Hashable {
        var scalars: [UInt32]
        var style: FallbackStyle
        var prefersEmoji: Bool
    }

    /// One for all libraries, because SDL_ttf keeps one FreeType for the process.
    private static let lock = NSRecursiveLock()

    private let report: @Sendable (String) -> Void
    let catalog: FontCatalog
    private var locations: [FontSpec: FontFile.Location?] = [:]
    private var families: [String: Bool] = [:]
    private var names: [String: NamedFont?] = [:]
    private var files: [FontFile.Location: FontFile?] = [:]
    private var fonts = FontTable<SizeKey, ScaledFont>()
    private var blockFonts = FontTable<Double, BlockFont>()
    private var fallbacks: [FallbackKey: FontFile.Location?] = [:]
    private var complaints: Set<String> = []
    /// What the style of the text that was shaped last names.
    var lastStyle: ResolvedStyle?
    /// Which emoji are shown as one picture. They are the catalogue's, and nobody's text.
    var shownEmoji: [String: Bool] = [:]
    /// The words that were shaped last, with their pictures.
    let words = WordCache()

    private static let nameLimit = 256
    private static let fallbackLimit = 4096

    /// Creates a library of its own, for tests.
    /// - Parameters:
    ///   - catalog: Where fonts are looked for.
    ///   - report: Is told what is wrong with the machine, each fault once.
    init(catalog: FontCatalog, report: @escaping @Sendable (String) -> Void) {
        self.catalog = catalog
        self.report = report
    }

    static func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    // MARK: Finding

    /// The font of a wish on a display's scale. Falls back to boxes when the machine has no usable font.
    package func font(for spec: FontSpec, scale: Double) -> any RunFont {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return Self.locked {
            if spec.design != .block, let location = location(for: spec),
                let font = font(at: location, size: spec.size, scale: scale, shape: spec.shape)
            {
                return font
            }
            return blockFont(size: spec.size)
        }
    }

    /// Fonts for other scripts may be asked for soon: what the machine has is looked up meanwhile, in a thread of its own.
    package func prepareFallbacks() {
        Self.locked { catalog.prepare() }
    }

    /// The measures of a font that interfaces ask for, in points.
    package func metrics(of spec: FontSpec) -> FontMetrics {
        Self.locked {
            let font = font(for: spec, scale: 1)
            let scaled = font as? ScaledFont
            return FontMetrics(
                ascent: font.ascent, descent: font.descent, leading: font.leading,
                capHeight: scaled?.capHeight ?? font.ascent * 0.75, xHeight: scaled?.xHeight ?? font.ascent * 0.55)
        }
    }

    /// Whether a family is on this machine, as opposed to something that stands in for it.
    package func hasFamily(_ name: String) -> Bool {
        Self.locked {
            if let known = families[name] { return known }
            if families.count >= Self.nameLimit { families.removeAll() }
            let found = catalog.hasFamily(name)
            families[name] = found
            return found
        }
    }

    /// The font that a program means by a name: a PostScript name, that of a family, or one that iOS has and something
    /// stands in for. `nil` for a name that nobody knows.
    package func font(named name: String) -> NamedFont? {
        Self.locked {
            if let known = names[name] { return known }
            if names.count >= Self.nameLimit { names.removeAll() }
            let found = catalog.font(named: name)
            names[name] = .some(found)
            return found
        }
    }

    /// Boxes of a size, for text that no font can show.
    func blockFont(size: Double) -> BlockFont {
        blockFonts.font(size) { BlockFont(size: size) } ?? BlockFont(size: size)
    }

    private func location(for wish: FontSpec) -> FontFile.Location? {
        // All sizes of a cut are one file, also when it is taken away while the program runs.
        var spec = wish
        spec.size = wish.size < FontCatalog.displaySize ? 1 : FontCatalog.displaySize
        spec.shape = .plain
        if let known = locations[spec] { return known }
        if locations.count >= Self.nameLimit { locations.removeAll() }
        let found = catalog.location(for: spec) { file(at: $0) != nil }
        if found == nil { complain("No font was found. Install fonts-inter, or any font; text is shown as boxes.") }
        locations[spec] = .some(found)
        return found
    }

    /// No screen has room for larger letters, in device pixels to the em; a matrix may ask for any.
    private static let largestSize = 4096.0

    private func font(
        at location: FontFile.Location, size: Double, scale: Double, shape: LetterShape = .plain
    ) -> ScaledFont? {
        // SDL_ttf sets sizes in steps of 1/72 pixel; shaping follows it so that ink and geometry agree.
        let pixelSize = (min(size * scale, Self.largestSize) * 72).rounded() / 72
        // Pictures have no other shape.
        let shape = shape != .plain && file(at: location)?.hasColorBitmaps == true ? .plain : shape
        let key = SizeKey(location: location, pixelSize: pixelSize, scale: scale, shape: shape, stroke: 0)
        return fonts.font(key) {
            file(at: location).flatMap { ScaledFont(file: $0, pixelSize: pixelSize, scale: scale, shape: shape) }
        }
    }

    /// The font whose letters are the edges of another's, as lines of a width in device pixels; `nil` for pictures, which
    /// have no edges.
    func strokedFont(_ font: ScaledFont, width: Double) -> ScaledFont? {
        guard !font.file.hasColorBitmaps else { return nil }
        // In steps that nobody sees, so that a width that is animated does not make a font for each frame.
        let stroke = max(0.0625, (min(width, 1000) * 16).rounded() / 16)
        let key = SizeKey(
            location: font.file.location, pixelSize: font.pixelSize, scale: font.scale, shape: font.shape,
            stroke: stroke)
        return fonts.font(key) {
            ScaledFont(
                file: font.file, pixelSize: font.pixelSize, scale: font.scale, shape: font.shape, stroke: stroke)
        }
    }

    func file(at location: FontFile.Location) -> FontFile? {
        if let known = files[location] { return known }
        let file = FontFile(location)
        if file == nil { complain(FontFile.fault(of: location.path)) }
        files[location] = .some(file)
        return file
    }

    /// A font that has glyphs for all characters of a grapheme, or `nil` when there is none.
    /// - Parameter language: That of the text: the same character looks different in Japanese and in Chinese.
    func fallback(
        covering scalars: [UInt32], like spec: FontSpec, language: TextLanguage? = nil, prefersEmoji: Bool,
        scale: Double
    ) -> ScaledFont? {
        let key = FallbackKey(
            scalars: scalars, style: FallbackStyle(spec, language: language), prefersEmoji: prefersEmoji)
        let location: FontFile.Location?
        if let known = fallbacks[key] {
            location = known
        } else {
            if fallbacks.count >= Self.fallbackLimit { fallbacks.removeAll() }
            location = catalog.location(
                covering: scalars, like: spec, language: language, prefersEmoji: prefersEmoji
            ) {
                guard let file = file(at: $0) else { return false }
                return scalars.allSatisfy(file.covers)
            }
            fallbacks[key] = .some(location)
        }
        return location.flatMap { font(at: $0, size: spec.size, scale: scale, shape: spec.shape) }
    }

    // MARK: Forgetting

    /// Forgets all text that was shaped, painted or searched fonts for, as when a visitor has gone. Lines that are laid
    /// out keep what they have; what is needed again is made again and looks the same.
    package func forgetText() {
        Self.locked {
            fallbacks.removeAll()
            words.removeAll()
        }
    }

    /// Says once what is wrong with the machine.
    func complain(_ sentence: String) {
        guard complaints.insert(sentence).inserted else { return }
        report(sentence)
    }
}

/// All that decides which font stands in for another that lacks a character: the size does not.
struct FallbackStyle: Hashable {
    private var design: FontSpec.Design
    private var weight: Int
    private var isItalic: Bool
    private var language: TextLanguage?

    init(_ spec: FontSpec, language: TextLanguage?) {
        (design, weight, isItalic) = (spec.design, spec.weight, spec.isItalic)
        self.language = language
    }
}

/// The measures of a font, in points.
package struct FontMetrics: Equatable, Sendable {
    /// From the baseline to the top of a line.
    package var ascent: Double
    /// From the baseline to the bottom of a line, as a positive number.
    package var descent: Double
    /// The space that the font asks for between lines.
    package var leading: Double
    /// The height of a capital.
    package var capHeight: Double
    /// The height of a small x.
    package var xHeight: Double
}
