import Foundation
import HostInterface
import RasterEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// A session on a screen in memory, and its transcript: each deed, what was told because of it, and what is different
/// since. It is compared, from the first line to the last, with what was recorded of it.
///
/// With `TYPECASE_RECORD=1` in the environment the recordings are written anew, and the tests fail to say so. What a
/// recording says is what happens, not what ought to: read the difference before it is kept.
@MainActor
final class RecordedSession {
    let name: String
    let simulator: Simulator
    let log = SessionLog()
    private(set) var lines: [String] = []
    /// What was last said of each part of the screen.
    private var said: [String: String] = [:]
    private var isMissing: [String] = []
    /// Views whose inner parts are looked at by none of the lines.
    var opaque: Set<String> = []

    var window: UIWindow { simulator.window }
    var application: UIApplication { simulator.application }

    init(
        _ name: String, size: CGSize = CGSize(width: 320, height: 400), scale: CGFloat = 1, locale: String = "en_US"
    ) {
        self.name = name
        simulator = Simulator(size: size, scale: scale)
        application.locale = Locale(identifier: locale)
        window.accessibilityIdentifier = "window"
        simulator.frame()
        _ = log.take()
    }

    /// Taps a key of the on-screen keyboard, in whichever case it is shown; a key that is not there is written down.
    func tapKey(_ name: String) {
        simulator.frame()
        guard let shown = [name, name.uppercased()].first(where: { application.location(ofKey: $0) != nil }) else {
            return log.say("there is no key \(name)")
        }
        simulator.tapKey(shown)
    }

    // MARK: The transcript

    /// Does something and writes down what came of it.
    func deed(_ title: String, pixels: Bool = false, _ body: () -> Void = {}) {
        lines.append("# \(title)")
        body()
        simulator.frame()
        lines += log.take().map { "  ! \($0)" }
        if let area = simulator.areaMissedByDamage() { isMissing.append("\(title): \(area)") }
        describe()
        if pixels { lines.append("  pixels \(checksum)") }
    }

    /// Writes a line that a test makes itself.
    func note(_ line: String) {
        lines.append("  \(line)")
    }

    /// Writes several answers below a title.
    func answers(_ title: String, _ answers: [String], isTold: Bool = false) {
        lines.append("# \(title)")
        lines += answers.map { "  \($0)" }
        let told = log.take()
        if isTold { lines += told.map { "  ! \($0)" } }
    }

    /// Writes the screen as letters, from dark to light, and the sum of its pixels.
    func sketch(columns: Int = 64, rows: Int = 20) {
        simulator.frame()
        lines += Screenshot(simulator.host.memoryDisplay.shown).sketch(columns: columns, rows: rows).map { "  |\($0)|" }
        lines.append("  pixels \(checksum)")
    }

    private var checksum: String { Screenshot(simulator.host.memoryDisplay.shown).checksum }

    private func describe() {
        let description = SceneDescription(application, opaque: opaque)
        var seen: Set<String> = []
        for (key, value) in description.lines {
            seen.insert(key)
            guard said[key] != value else { continue }
            said[key] = value
            lines.append("  \(key): \(value)")
        }
        for key in said.keys.sorted() where !seen.contains(key) {
            said[key] = nil
            lines.append("  \(key): gone")
        }
    }

    // MARK: Comparing

    /// Compares the transcript with the recording.
    func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(isMissing.isEmpty, "Painted less than had changed.", sourceLocation: sourceLocation)
        Recording(name).compare(lines, sourceLocation: sourceLocation)
    }
}

/// The file of a session.
struct Recording {
    private let file: URL

    init(_ name: String) {
        file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Recordings")
            .appendingPathComponent("\(name).txt")
    }

    /// Records an issue that names the first line that differs and the deed that it belongs to.
    func compare(_ lines: [String], sourceLocation: SourceLocation) {
        // A line end inside a line would be two lines when it is read again.
        let now = lines.joined(separator: "\n").components(separatedBy: "\n")
        if ProcessInfo.processInfo.environment["TYPECASE_RECORD"] == "1" {
            let data = Data((now.joined(separator: "\n") + "\n").utf8)
            do { try data.write(to: file) } catch { Issue.record(error, sourceLocation: sourceLocation) }
            Issue.record("Recorded \(file.lastPathComponent) anew.", sourceLocation: sourceLocation)
            return
        }
        guard let data = try? Data(contentsOf: file) else {
            Issue.record("There is no recording \(file.lastPathComponent).", sourceLocation: sourceLocation)
            return
        }
        var recorded = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        if recorded.last == "" { recorded.removeLast() }
        guard recorded != now else { return }
        let count = max(recorded.count, now.count)
        let index = (0..<count).first { $0 >= recorded.count || $0 >= now.count || recorded[$0] != now[$0] } ?? 0
        let deed = now[..<min(index + 1, now.count)].last { $0.hasPrefix("#") } ?? ""
        let (old, new) = (
            index < recorded.count ? recorded[index] : "(the end)", index < now.count ? now[index] : "(the end)"
        )
        Issue.record(
            """
            \(file.lastPathComponent), line \(index + 1), after "\(deed)":
            recorded: \(old)
            now:      \(new)
            """, sourceLocation: sourceLocation)
    }
}

/// Pixels as they are compared.
@MainActor
struct Screenshot {
    private let buffer: PixelBuffer

    init(_ buffer: PixelBuffer) {
        self.buffer = buffer
    }

    /// A sum over all pixels (FNV-1a), so that any that is different is noticed.
    var checksum: String {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        let count = buffer.width * buffer.height
        let pixels = UnsafeRawPointer(buffer.pixels)
        var index = 0
        while index + 1 < count {
            sum = (sum ^ pixels.loadUnaligned(fromByteOffset: index * 4, as: UInt64.self)) &* 0x100_0000_01b3
            // What lies in the upper half reaches the lower one.
            sum ^= sum &>> 29
            index += 2
        }
        if index < count {
            sum = (sum ^ UInt64(pixels.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))) &* 0x100_0000_01b3
        }
        return "\(buffer.width)x\(buffer.height) " + String(sum, radix: 16)
    }

    /// The mean lightness of cells, as letters from dark to light.
    func sketch(columns: Int, rows: Int) -> [String] {
        let letters = Array("@#%*+=-. ")
        guard buffer.width > 0, buffer.height > 0 else { return [] }
        return (0..<rows).map { row in
            let ys = (row * buffer.height / rows)..<((row + 1) * buffer.height / rows)
            return String(
                (0..<columns).map { column in
                    let xs = (column * buffer.width / columns)..<((column + 1) * buffer.width / columns)
                    var (sum, count) = (0, 0)
                    for y in stride(from: ys.lowerBound, to: ys.upperBound, by: 2) {
                        for x in xs {
                            let pixel = buffer[x, y]
                            sum += Int(pixel >> 16 & 0xFF) + 2 * Int(pixel >> 8 & 0xFF) + Int(pixel & 0xFF)
                            count += 4
                        }
                    }
                    return letters[count == 0 ? 8 : sum / count * 8 / 255]
                })
        }
    }
}
