import Testing
import UIKitSimulator

/// Pictures: where they stand in a view, and those that are damaged.
@MainActor @Suite("Pictures")
final class ImageViewTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))

    /// A picture of 20 by 10 points, red on the left and blue on the right.
    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.cgContext.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.cgContext.setFillColor(UIColor.blue.cgColor)
            $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
    }

    /// Where each content mode puts a picture of 20 by 10 points in 60 by 60.
    private nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
        (.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 60)),
        (.scaleAspectFit, CGRect(x: 0, y: 15, width: 60, height: 30)),
        (.scaleAspectFill, CGRect(x: -30, y: 0, width: 120, height: 60)),
        (.redraw, CGRect(x: 0, y: 0, width: 60, height: 60)),
        (.center, CGRect(x: 20, y: 25, width: 20, height: 10)),
        (.top, CGRect(x: 20, y: 0, width: 20, height: 10)),
        (.bottom, CGRect(x: 20, y: 50, width: 20, height: 10)),
        (.left, CGRect(x: 0, y: 25, width: 20, height: 10)),
        (.right, CGRect(x: 40, y: 25, width: 20, height: 10)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.topRight, CGRect(x: 40, y: 0, width: 20, height: 10)),
        (.bottomLeft, CGRect(x: 0, y: 50, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 40, y: 50, width: 20, height: 10)),
    ]

    @Test("Each content mode has its place", arguments: places)
    func contentModes(mode: UIView.ContentMode, place: CGRect) {
        _ = sim
        let view = UIImageView(image: picture())
        #expect(view.frame.size == CGSize(width: 20, height: 10))
        view.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
        view.contentMode = mode
        sim.window.addSubview(view)
        sim.frame()
        let seen = place.offsetBy(dx: 50, dy: 50).intersection(view.frame)
        for (x, y) in [(seen.minX + 1, seen.minY + 1), (seen.maxX - 1, seen.maxY - 1)] {
            let expected: UIColor = x < place.midX + 50 ? .red : .blue
            #expect(sim.color(at: CGPoint(x: x, y: y)) == expected)
        }
        for point in [CGPoint(x: seen.minX - 1, y: seen.midY), CGPoint(x: seen.midX, y: seen.maxY + 1)] {
            #expect(sim.color(at: point) == .white)
        }
    }

    @Test("Another way of drawing leaves a picture its size, and a name says how fine a file is")
    func sizes() throws {
        _ = sim
        let data = try #require(picture().pngData())
        let fine = try #require(UIImage(data: data, scale: 2))
        let template = fine.withRenderingMode(.alwaysTemplate)
        #expect(template.size == fine.size && template.scale == 2 && template.renderingMode == .alwaysTemplate)
        #expect(fine.renderingMode == .automatic)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typecase-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] as [(String, CGFloat)] {
            let file = folder.appendingPathComponent(name)
            try data.write(to: file)
            let image = UIImage(contentsOfFile: file.path)
            #expect(image?.scale == scale && image?.size == CGSize(width: 20 / scale, height: 10 / scale), "\(name)")
        }
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("b.png").path) == nil)
    }

    @Test("A picture has a size in points by its scale, and a template has the tint colour")
    func scaleAndTemplate() throws {
        _ = sim
        let data = try #require(picture().pngData())
        let fine = try #require(UIImage(data: data, scale: 2))
        #expect(fine.size == CGSize(width: 10, height: 5) && fine.scale == 2)
        let view = UIImageView(image: fine.withRenderingMode(.alwaysTemplate))
        view.frame.origin = CGPoint(x: 10, y: 10)
        view.tintColor = .green
        sim.window.addSubview(view)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 11, y: 11)) == .green && sim.color(at: CGPoint(x: 19, y: 14)) == .green)
        view.tintColor = .orange
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 11, y: 11)) == .orange)
        view.image = nil
        sim.frame()
        #expect(
            sim.color(at: CGPoint(x: 11, y: 11)) == .white
                && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test("A picture goes through a PNG and a file and stays what it is")
    func roundTrip() throws {
        _ = sim
        let data = try #require(picture().pngData())
        let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString)@3x.png"
        try data.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let read = try #require(UIImage(contentsOfFile: path))
        #expect(read.scale == 3 && read.pngData() == data)
        #expect(UIImage(contentsOfFile: path + ".none") == nil && UIImage(named: "no such picture") == nil)
    }

    @Test("A PNG that ends early, or whose bytes were changed, gives no picture or some picture, never a crash")
    func brokenPNG() throws {
        _ = sim
        let data = try #require(picture().pngData())
        #expect(UIImage(data: Data()) == nil && UIImage(data: Data("GIF89a".utf8)) == nil)
        for length in 0..<data.count - 12 {
            let image = UIImage(data: data.prefix(length))
            #expect(image == nil, "\(length) of \(data.count) bytes")
        }
        var random = SeededGenerator(51)
        var broken = 0
        for _ in 0..<2000 {
            var bytes = data
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[bytes.indices.randomElement(using: &random) ?? 0] = UInt8.random(in: 0...255, using: &random)
            }
            guard let image = UIImage(data: bytes) else {
                broken += 1
                continue
            }
            #expect(image.size.width > 0 && image.size.height > 0, "seed \(SeededGenerator.seed)")
        }
        #expect(broken > 1000, "Checksums find most changes, seed \(SeededGenerator.seed)")
    }

    @Test("A PNG that claims to be enormous gives no picture and takes no memory")
    func enormousPNG() throws {
        _ = sim
        var data = try #require(picture().pngData())
        // Width and height stand at byte 16; their checksum is wrong then, too.
        for index in 16..<24 { data[index] = 0x7F }
        #expect(UIImage(data: data) == nil)
    }
}
