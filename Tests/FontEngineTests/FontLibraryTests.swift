import Foundation
import Testing
import TextEngine

@testable import FontEngine

@Suite("FontLibrary")
struct FontLibraryTests {
    private func width(_ text: String, library: FontLibrary, size: Double = 17) -> Double {
        InkCanvas(library: library).line(text, TextStyle(font: FontSpec(size: size))).width
    }

    @Test("Without any font text is boxes, which is said once")
    func noFonts() throws {
        let folder = try FontFolder()
        let complaints = Complaints()
        let library = FontLibrary(folder: folder.path, complaints: complaints)
        #expect(library.font(for: FontSpec(size: 10), scale: 1) is BlockFont)
        #expect(library.font(for: FontSpec(design: .monospaced, size: 10), scale: 2) is BlockFont)
        #expect(abs(width("abc", library: library, size: 10) - 18) < 1e-9)
        #expect(abs(width("مرحبا 👩‍👩‍👧", library: library, size: 10) - 42) < 1e-9)
        let metrics = library.metrics(of: FontSpec(size: 10))
        #expect(metrics.ascent == 8 && metrics.descent == 2 && metrics.capHeight == 6)
        let canvas = InkCanvas(library: library)
        canvas.paint(canvas.line("ab c", TextStyle(font: FontSpec(size: 10))))
        // Boxes of six points with a tenth left free at both sides; none for the blank.
        #expect(canvas.columns == Array(61...64) + Array(67...70) + Array(79...82))
        #expect(canvas.rows == Array(93..<100))
        #expect(complaints.sentences.count == 1)
        #expect(complaints.sentences[0].contains("No font"))
    }

    @Test("Boxes of a text from right to left stand as its letters would")
    func mirroredBoxes() throws {
        let canvas = InkCanvas(library: FontLibrary(folder: try FontFolder().path))
        canvas.paint(canvas.line("אב ג", TextStyle(font: FontSpec(size: 10))))
        #expect(canvas.columns == Array(61...64) + Array(73...76) + Array(79...82))
    }

    @Test("Boxes can be had on purpose, and are no fault")
    func block() throws {
        let complaints = Complaints()
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { complaints.add($0) }
        #expect(library.font(for: FontSpec(design: .block, size: 10), scale: 1) is BlockFont)
        #expect(complaints.sentences.isEmpty)
    }

    @Test("A file that is missing, empty, cut, a folder or no font is passed over, which is said once")
    func brokenFiles() throws {
        guard let good = Installed.bytes("Inter") else { return }
        let broken: [(String, [UInt8]?)] = [
            ("empty", []), ("cut to a header", Array(good.prefix(11))), ("cut", Array(good.prefix(400))),
            ("garbage", good.map { $0 ^ 0x5A }), ("text", Array("This is no font.".utf8)), ("a folder", nil),
        ]
        for (kind, bytes) in broken {
            let folder = try FontFolder()
            let path = folder.path + "/Inter-Regular.otf"
            if let bytes {
                try folder.write(bytes, as: "Inter-Regular.otf")
            } else {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
            let complaints = Complaints()
            let library = FontLibrary(folder: folder.path, complaints: complaints)
            for _ in 0..<3 { #expect(width("abc", library: library) > 0, "\(kind)") }
            for size in 10...19 { _ = library.font(for: FontSpec(size: Double(size)), scale: 1) }
            #expect(complaints.sentences.filter { $0.contains(path) }.count == 1, "\(kind): \(complaints.sentences)")
            #expect(Set(complaints.sentences).count == complaints.sentences.count, "\(kind)")
            // Beside a sound font, that one is taken.
            try folder.write(good, as: "sound.otf")
            let second = FontLibrary(folder: folder.path)
            let font = second.font(for: FontSpec(size: 17), scale: 1) as? ScaledFont
            #expect(font?.file.location.path.hasSuffix("sound.otf") == true, "\(kind)")
        }
    }

    @Test("A pipe, a device or a socket is no font, and nobody waits for one")
    func noFiles() throws {
        guard let good = Installed.bytes("Inter") else { return }
        // Under a name that is looked for, under one that fontconfig would find, in a folder, and as a link.
        let names = ["Inter-Regular.otf", "brand.otf", "sub/deep.ttf", "link.ttf"]
        for name in names {
            let folder = try FontFolder()
            try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: true)
            // Rings of folders are gone through once.
            symlink(folder.path, folder.path + "/sub/ring")
            if name == "link.ttf" {
                symlink("/dev/zero", folder.path + "/" + name)
            } else {
                #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
            }
            // On a thread of its own, which a library that waits would keep for ever.
            let (path, looked) = (folder.path, DispatchSemaphore(value: 0))
            Thread.detachNewThread {
                _ = FontLibrary(folder: path).font(for: FontSpec(size: 17), scale: 1)
                looked.signal()
            }
            try #require(looked.wait(timeout: .now() + 60) == .success, "\(name)")
            let library = FontLibrary(folder: folder.path)
            #expect(library.font(for: FontSpec(size: 17), scale: 1) is BlockFont, "\(name)")
            #expect(width("abc", library: library) > 0)
            // A sound font beside it, and one in a folder of its own, are found.
            try folder.write(good, as: "sub/sound.otf")
            let second = FontLibrary(folder: folder.path)
            let font = second.font(for: FontSpec(size: 17), scale: 1) as? ScaledFont
            #expect(font?.file.location.path.hasSuffix("sound.otf") == true, "\(name)")
        }
    }

    @Test("A file that is gone when it is wanted is no trouble")
    func vanished() throws {
        guard let good = Installed.bytes("Inter") else { return }
        let folder = try FontFolder()
        try folder.write(good, as: "Inter-Regular.otf")
        let library = FontLibrary(folder: folder.path)
        let canvas = InkCanvas(library: library)
        let line = canvas.line("abc", TextStyle(font: FontSpec(size: 17)))
        try FileManager.default.removeItem(atPath: folder.path + "/Inter-Regular.otf")
        canvas.paint(line)
        #expect(canvas.weight > 0)
        #expect(library.font(for: FontSpec(size: 18), scale: 1) is ScaledFont)
    }

    @Test("Sizes share a cut below 20 points and another one from there on", .enabled(if: Installed.has("Inter")))
    func cuts() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        func file(_ size: Double) -> String? {
            (library.font(for: FontSpec(size: size), scale: 2) as? ScaledFont)
                .map { ($0.file.location.path as NSString).lastPathComponent }
        }
        #expect([8.0, 17, 19.99].map(file) == Array(repeating: "Inter-Regular.otf", count: 3))
        #expect([20.0, 20.01, 60].map(file) == Array(repeating: "InterDisplay-Regular.otf", count: 3))
    }

    @Test("No size and no scale is too strange")
    func strangeSizes() {
        for size in [0, -1, Double.nan, .infinity, 1e-9, 1e9] {
            for scale in [0, -1, Double.nan, .infinity, 1, 3] {
                let font = FontLibrary.shared.font(for: FontSpec(size: size), scale: scale)
                #expect(font.ascent > 0 && font.ascent.isFinite && font.descent >= 0, "\(size) \(scale)")
                let shaper = FontShaper(scale: scale)
                let units = Array("ab".utf16)
                let runs = units.withUnsafeBufferPointer {
                    shaper.shape(
                        $0, range: 0..<2, style: TextStyle(font: FontSpec(size: size)), script: .latin, level: 0)
                }
                #expect(runs.allSatisfy { $0.width >= 0 && $0.width.isFinite }, "\(size) \(scale)")
            }
        }
    }

    @Test("Families are asked for once, and unknown ones are unknown")
    func families() {
        #expect(!FontLibrary.shared.hasFamily("No Such Family"))
        #expect(!FontLibrary.shared.hasFamily(String(repeating: "x", count: 100_000)))
        #expect(!FontLibrary.shared.hasFamily("\u{0}\n:"))
    }

    @Test("Sizes that come and go are forgotten again")
    func animatedSizes() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        for step in 0..<1000 {
            let font = library.font(for: FontSpec(size: 10 + Double(step) / 100), scale: 1)
            #expect(font.ascent > 0)
        }
    }

    @Test("Fonts may be measured and text set and painted from several threads at once")
    func threads() async {
        let reference = InkCanvas(width: 300).line("Type AVATAR שלום عربي 👍🏽 12", TextStyle(font: FontSpec(size: 17)))
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    var isSame = true
                    for round in 0..<40 {
                        let size = Double(10 + (number + round) % 20)
                        let metrics = FontLibrary.shared.metrics(of: FontSpec(size: size))
                        isSame = isSame && metrics.ascent > 0
                        let canvas = InkCanvas(width: 300, height: 60)
                        let style = TextStyle(font: FontSpec(size: round % 2 == 0 ? 17 : size))
                        let line = canvas.line("Type AVATAR שלום عربي 👍🏽 12", style)
                        if round % 2 == 0 { isSame = isSame && line.width == reference.width }
                        if round % 10 == 0 { canvas.paint(line) }
                    }
                    return isSame
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test("A library that is gone lets go of its files, whatever was set and painted with them")
    func release() async {
        // In a process of its own: files that were not used for longest are closed, also by what other tests open.
        await #expect(processExitsWith: .success) {
            guard let good = Installed.bytes("Inter") else { return }
            let folder = try FontFolder()
            try folder.write(good, as: "Inter-Regular.otf")
            func isMapped() throws -> Bool {
                try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains(folder.path)
            }
            do {
                let library = FontLibrary(folder: folder.path)
                for size in [12.0, 17, 34] {
                    let canvas = InkCanvas(library: library)
                    let style = TextStyle(font: FontSpec(size: size), language: "ro")
                    canvas.paint(canvas.line("Type \u{5D0}", style))
                    try #require(canvas.weight > 0)
                }
                try #require(try isMapped())
                library.forgetText()
            }
            try #require(try !isMapped())
        }
    }

    @Test("What was looked for is forgotten again before it fills the memory")
    func bounds() throws {
        let library = FontLibrary(folder: try FontFolder().path)
        func count(_ label: String) -> Int {
            FontLibrary.locked {
                Mirror(reflecting: library).descendant(label).map { Mirror(reflecting: $0).children.count } ?? -1
            }
        }
        for number in 1...600 {
            let name = "Family \(number)"
            #expect(!library.hasFamily(name) && library.font(named: name) == nil)
            _ = library.font(for: FontSpec(design: .family(name), size: 17), scale: 1)
            // All of them are kept, up to a limit.
            for label in ["families", "names", "locations"] {
                let kept = count(label)
                #expect(number <= 256 ? kept == number : kept > 0 && kept <= 256, "\(label), \(number)")
            }
        }
        for scalar in 1...5000 as ClosedRange<UInt32> {
            for _ in 0..<2 {
                let font = library.fallback(
                    covering: [scalar], like: FontSpec(size: 17), prefersEmoji: false, scale: 1)
                #expect(font == nil)
            }
            guard scalar % 512 == 0 else { continue }
            let kept = count("fallbacks")
            #expect(scalar <= 4096 ? kept == Int(scalar) : kept > 0 && kept < 1000, "\(scalar)")
        }
    }

    @Test("Which fonts show a word is found once, and forgotten again before it fills the memory")
    func segmentBounds() throws {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let font = try #require(library.font(for: FontSpec(size: 17), scale: 1) as? ScaledFont)
        FontLibrary.locked {
            let style = FallbackStyle(FontSpec(size: 17), language: nil)
            var found = 0
            for number in 1...5000 as ClosedRange<UInt16> {
                for _ in 0..<2 {
                    let segments = library.words.segments(of: [number, 0x61], base: font, style: style) {
                        found += 1
                        return [.init(range: 0..<2, font: font)]
                    }
                    #expect(segments.count == 1 && segments[0].font === font && segments[0].range == 0..<2)
                }
            }
            #expect(found == 5000)
            let kept = Mirror(reflecting: library.words).descendant("fonts")
            #expect(kept.map { Mirror(reflecting: $0).children.count } == 5000 - 4096)
        }
    }
}
