import Foundation
import TextEngine

/// The fonts of this process: finds files, keeps faces, sizes and words, and finds fonts for what others lack.
///
/// One lock guards everything that HarfBuzz, fontconfig and SDL_ttf touch, so fonts may be measured from any thread.
package final class FontLibrary: @unchecked Sendable {
    // Unchecked: all that changes is only touched under the lock.

    /// The library of this process. Fonts belong to the machine, not to a window.
    package static let shared = FontLibrary(catalog: FontCatalog()) { sentence in
        FileHandle.standardError.write(Data("Typecase: \(sentence)\n".utf8))
    }

    private struct SizeKey: Hashable {
        var location: FontFile.Location
        var pixelSize: Double
        var scale: Double
    }

    private struct FallbackKey: Hashable {
        var scalars: [UInt32]
        var design: FontSpec.Design
        var isBold: Bool
        var isItalic: Bool
        var prefersEmoji: Bool
    }

    /// One for all libraries, because SDL_ttf keeps one FreeType for the process.
    private static let lock = NSRecursiveLock()

    private let report: @Sendable (String) -> Void
    private var catalog: FontCatalog
    private var locations: [FontSpec: FontFile.Location?] = [:]
    private var families: [String: Bool] = [:]
    private var files: [FontFile.Location: FontFile?] = [:]
    private var fonts: [SizeKey: ScaledFont] = [:]
    private var blockFonts: [Double: BlockFont] = [:]
    private var fallbacks: [FallbackKey: FontFile.Location?] = [:]
    private var complaints: Set<String> = []
    /// The words that were shaped last, with their pictures.
    let words = WordCache()

    /// An animated size would otherwise fill the memory with fonts that are never used again.
    private static let fontLimit = 256
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
                let font = font(at: location, size: spec.size, scale: scale)
            {
                return font
            }
            return blockFont(size: spec.size)
        }
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
            if families.count >= Self.fontLimit { families.removeAll() }
            let found = catalog.hasFamily(name)
            families[name] = found
            return found
        }
    }

    /// Boxes of a size, for text that no font can show.
    func blockFont(size: Double) -> BlockFont {
        if let font = blockFonts[size] { return font }
        if blockFonts.count >= Self.fontLimit { blockFonts.removeAll() }
        let font = BlockFont(size: size)
        blockFonts[size] = font
        return font
    }

    private func location(for wish: FontSpec) -> FontFile.Location? {
        // All sizes of a cut are one file, also when it is taken away while the program runs.
        var spec = wish
        spec.size = wish.size < FontCatalog.displaySize ? 1 : FontCatalog.displaySize
        if let known = locations[spec] { return known }
        if locations.count >= Self.fontLimit { locations.removeAll() }
        let found = catalog.location(for: spec) { file(at: $0) != nil }
        if found == nil { complain("No font was found. Install fonts-inter, or any font; text is shown as boxes.") }
        locations[spec] = .some(found)
        return found
    }

    private func font(at location: FontFile.Location, size: Double, scale: Double) -> ScaledFont? {
        // SDL_ttf sets sizes in steps of 1/72 pixel; shaping follows it so that ink and geometry agree.
        let pixelSize = (size * scale * 72).rounded() / 72
        let key = SizeKey(location: location, pixelSize: pixelSize, scale: scale)
        if let font = fonts[key] { return font }
        guard let file = file(at: location), let font = ScaledFont(file: file, pixelSize: pixelSize, scale: scale)
        else { return nil }
        if fonts.count >= Self.fontLimit { fonts.removeAll() }
        fonts[key] = font
        return font
    }

    private func file(at location: FontFile.Location) -> FontFile? {
        if let known = files[location] { return known }
        let file = FontFile(location)
        if file == nil { complain("The font file \(location.path) is missing or damaged.") }
        files[location] = .some(file)
        return file
    }

    /// A font that has glyphs for all characters of a grapheme, or `nil` when there is none.
    func fallback(
        covering scalars: [UInt32], like spec: FontSpec, prefersEmoji: Bool, scale: Double
    ) -> ScaledFont? {
        let key = FallbackKey(
            scalars: scalars, design: spec.design, isBold: spec.weight >= 600, isItalic: spec.isItalic,
            prefersEmoji: prefersEmoji)
        let location: FontFile.Location?
        if let known = fallbacks[key] {
            location = known
        } else {
            if fallbacks.count >= Self.fallbackLimit { fallbacks.removeAll() }
            location = catalog.location(covering: scalars, like: spec, prefersEmoji: prefersEmoji) {
                guard let file = file(at: $0) else { return false }
                return scalars.allSatisfy(file.covers)
            }
            fallbacks[key] = .some(location)
        }
        return location.flatMap { font(at: $0, size: spec.size, scale: scale) }
    }

    /// Says once what is wrong with the machine.
    func complain(_ sentence: String) {
        guard complaints.insert(sentence).inserted else { return }
        report(sentence)
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
