import Foundation
import TextEngine

/// The fonts of this process: finds files, keeps faces and sizes, and shapes text with them.
///
/// One lock guards everything that HarfBuzz, fontconfig and SDL_ttf touch, so fonts may be measured from any thread.
package final class FontLibrary: @unchecked Sendable {
    /// The library of this process. Fonts belong to the machine, not to a window.
    package static let shared = FontLibrary()

    private struct SizeKey: Hashable {
        var location: FontFile.Location
        var pixelSize: Double
        var scale: Double
    }

    private struct FallbackKey: Hashable {
        var scalar: UInt32
        var isBold: Bool
        var isItalic: Bool
        var prefersEmoji: Bool
    }

    private let lock = NSRecursiveLock()
    private var catalog = FontCatalog()
    private var locations: [FontSpec: FontFile.Location?] = [:]
    private var files: [FontFile.Location: FontFile?] = [:]
    private var fonts: [SizeKey: ScaledFont] = [:]
    private var blockFonts: [Double: BlockFont] = [:]
    private var fallbacks: [FallbackKey: FontFile.Location?] = [:]
    private var complaints: Set<String> = []
    let rasterizer = RunRasterizer()

    /// An animated size would otherwise fill the memory with fonts that are never used again.
    private static let fontLimit = 256

    private init() {}

    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    // MARK: Finding

    /// The font of a wish on a display's scale. Falls back to boxes when the machine has no usable font.
    package func font(for spec: FontSpec, scale: Double) -> any RunFont {
        locked {
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
        locked {
            let font = font(for: spec, scale: 1)
            let scaled = font as? ScaledFont
            return FontMetrics(
                ascent: font.ascent, descent: font.descent, leading: font.leading,
                capHeight: scaled?.capHeight ?? font.ascent * 0.75, xHeight: scaled?.xHeight ?? font.ascent * 0.55)
        }
    }

    /// Whether a family is on this machine, as opposed to something that stands in for it.
    package func hasFamily(_ name: String) -> Bool {
        locked { catalog.hasFamily(name) }
    }

    private func blockFont(size: Double) -> BlockFont {
        if let font = blockFonts[size] { return font }
        if blockFonts.count >= Self.fontLimit { blockFonts.removeAll() }
        let font = BlockFont(size: size)
        blockFonts[size] = font
        return font
    }

    private func location(for spec: FontSpec) -> FontFile.Location? {
        if let known = locations[spec] { return known }
        if locations.count >= Self.fontLimit { locations.removeAll() }
        let found = catalog.location(for: spec)
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

    /// The font for a grapheme that the wanted font lacks, or `nil` when no font has it.
    func fallback(for scalar: UInt32, like spec: FontSpec, prefersEmoji: Bool, scale: Double) -> ScaledFont? {
        let key = FallbackKey(
            scalar: scalar, isBold: spec.weight >= 600, isItalic: spec.isItalic, prefersEmoji: prefersEmoji)
        let location: FontFile.Location?
        if let known = fallbacks[key] {
            location = known
        } else {
            if fallbacks.count >= 4096 { fallbacks.removeAll() }
            // A neighbour's font often serves; asking fontconfig costs half a millisecond a time.
            location =
                recentFallback(covering: scalar, like: key)
                ?? catalog.location(covering: scalar, like: spec, prefersEmoji: prefersEmoji)
            fallbacks[key] = .some(location)
        }
        return location.flatMap { font(at: $0, size: spec.size, scale: scale) }
    }

    private func recentFallback(covering scalar: UInt32, like key: FallbackKey) -> FontFile.Location? {
        var neighbour = key
        for distance in 1...8 where scalar > UInt32(distance) {
            neighbour.scalar = scalar - UInt32(distance)
            if let location = fallbacks[neighbour] ?? nil, file(at: location)?.covers(scalar) == true {
                return location
            }
        }
        return nil
    }

    /// Says once what is wrong with the machine.
    func complain(_ sentence: String) {
        guard complaints.insert(sentence).inserted else { return }
        FileHandle.standardError.write(Data("Typecase: \(sentence)\n".utf8))
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
