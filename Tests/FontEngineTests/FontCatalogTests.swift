import Foundation
import Testing
import TextEngine

@testable import FontEngine

@Suite("FontCatalog")
struct FontCatalogTests {
    private func name(_ spec: FontSpec, in catalog: FontCatalog = FontCatalog(folder: nil)) -> String? {
        FontLibrary.locked {
            catalog.location(for: spec) { FontFile($0) != nil }.map { ($0.path as NSString).lastPathComponent }
        }
    }

    private func hasFamily(_ name: String, in catalog: FontCatalog = FontCatalog(folder: nil)) -> Bool {
        FontLibrary.locked {
            catalog.hasFamily(name)
        }
    }

    @Test("The interface font is Inter, in its display cut from 20 points on", .enabled(if: Installed.has("Inter")))
    func inter() {
        #expect(name(FontSpec(size: 17)) == "Inter-Regular.otf")
        #expect(name(FontSpec(size: 19.9)) == "Inter-Regular.otf")
        #expect(name(FontSpec(size: 20)) == "InterDisplay-Regular.otf")
        #expect(name(FontSpec(size: 17, isItalic: true)) == "Inter-Italic.otf")
        #expect(name(FontSpec(size: 34, weight: 700, isItalic: true)) == "InterDisplay-BoldItalic.otf")
        let weights = [1, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]
        let names = weights.map { name(FontSpec(size: 12, weight: $0)) }
        let styles = [
            "Thin", "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
            "Black",
        ]
        #expect(names == styles.map { "Inter-\($0).otf" })
    }

    @Test("Helvetica and Arial are Liberation Sans", .enabled(if: Installed.has("Liberation Sans")))
    func liberation() {
        for family in ["Helvetica", "Helvetica Neue", "Arial", "Liberation Sans"] {
            let spec = FontSpec(design: .family(family), size: 17)
            #expect(name(spec) == "LiberationSans-Regular.ttf")
        }
        let bold = FontSpec(design: .family("Arial"), size: 17, weight: 600, isItalic: true)
        #expect(name(bold) == "LiberationSans-BoldItalic.ttf")
        #expect(name(FontSpec(design: .monospaced, size: 17, weight: 500)) == "LiberationMono-Regular.ttf")
    }

    @Test("fontconfig finds other families, and the nearest for those that are missing")
    func families() throws {
        #expect(name(FontSpec(design: .family("No Such Family"), size: 17)) != nil)
        #expect(!hasFamily("No Such Family"))
        #expect(!hasFamily(""))
        #expect(!hasFamily("Inter\0"))
        guard let file = Installed.file("Noto Sans") else { return }
        #expect((file.location.path as NSString).lastPathComponent.hasPrefix("NotoSans-"))
        #expect(hasFamily("noto sans") && hasFamily("NotoSans"))
    }

    @Test("A folder of the program's own comes first, by file and by family", .enabled(if: Installed.has("Inter")))
    func folder() throws {
        let folder = try FontFolder()
        let inter = try #require(Installed.bytes("Inter"))
        try folder.write(inter, as: "Inter-Regular.otf")
        let found = FontLibrary.locked {
            let catalog = FontCatalog(folder: folder.path)
            return catalog.location(for: FontSpec(size: 17)) { _ in true }
        }
        #expect(found?.path == folder.path + "/Inter-Regular.otf")
        // Alone, it serves every wish.
        let alone = FontCatalog(folder: folder.path, usesMachine: false)
        #expect(name(FontSpec(size: 34), in: alone) == "Inter-Regular.otf")
        #expect(name(FontSpec(design: .family("Anything"), size: 34, weight: 900), in: alone) == "Inter-Regular.otf")
        #expect(hasFamily("Inter", in: alone))
        #expect(!hasFamily("Liberation Sans", in: alone))
        // A brand's font is known by its family although no package brings it.
        let brand = try FontFolder()
        try brand.write(inter, as: "brand.otf")
        #expect(hasFamily("Inter", in: FontCatalog(folder: brand.path, usesMachine: false)))
    }

    @Test("A family of Apple's that the program has itself is its own", .enabled(if: Installed.has("Liberation Sans")))
    func ownHelvetica() throws {
        // Names of one length, so that one can stand where the other stood in the file.
        let (old, new) = (Array("Liberation Sans".utf16), Array("Times New Roman".utf16))
        func bigEndian(_ units: [UInt16]) -> Data { Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
        var data = Data(try #require(Installed.bytes("Liberation Sans")))
        var names = 0
        while let place = data.range(of: bigEndian(old)) {
            data.replaceSubrange(place, with: bigEndian(new))
            names += 1
        }
        #expect(names > 0)
        let folder = try FontFolder()
        try folder.write(data, as: "own.ttf")
        let spec = FontSpec(design: .family("Times New Roman"), size: 17)
        #expect(name(spec, in: FontCatalog(folder: folder.path)) == "own.ttf")
        #expect(name(spec) != "own.ttf")
        let other = FontSpec(design: .family("Helvetica"), size: 17)
        #expect(name(other, in: FontCatalog(folder: folder.path)) == "LiberationSans-Regular.ttf")
    }

    @Test("A file that fails the test is passed over for the next best")
    func unusable() {
        FontLibrary.locked {
            let catalog = FontCatalog(folder: nil)
            var refused: Set<FontFile.Location> = []
            let fourth = catalog.location(for: FontSpec(size: 17)) { location in
                if refused.count < 3 { refused.insert(location) }
                return !refused.contains(location)
            }
            #expect(fourth.map(refused.contains) == false && refused.count == 3)
        }
    }

    @Test(
        "What is looked up ahead of time is found like anything else, also while it is being looked up",
        .enabled(if: Installed.has("Inter")))
    func preparing() throws {
        let folder = try FontFolder()
        try folder.write(try #require(Installed.bytes("Inter")), as: "brand.otf")
        for _ in 0..<20 {
            let catalog = FontCatalog(folder: folder.path, usesMachine: false)
            catalog.prepare()
            catalog.prepare()
            #expect(hasFamily("Inter", in: catalog) && !hasFamily("Liberation Sans", in: catalog))
        }
    }

    @Test("Without any font there is none")
    func nothing() throws {
        let folder = try FontFolder()
        for path in [folder.path, folder.path + "/missing", "/dev/null", ""] {
            let catalog = FontCatalog(folder: path, usesMachine: false)
            #expect(name(FontSpec(size: 17), in: catalog) == nil)
            #expect(!hasFamily("Inter", in: catalog))
            let covering = FontLibrary.locked {
                catalog.location(covering: [0x61], like: FontSpec(size: 17), prefersEmoji: true) { _ in true }
            }
            #expect(covering == nil)
        }
    }
}
