import CSDL2
import HostInterface

/// What another program drops: SDL tells of each line and each file by itself, and of the place not at all.
@MainActor
final class SDLDrops {
    private var lines: [String] = []
    private var files: [String] = []

    /// Another drop begins: one that has no end is forgotten.
    func begin() -> [InputEvent] {
        (lines, files) = ([], [])
        return []
    }

    /// Takes a line or a file, and frees it.
    func take(_ event: SDL_DropEvent) -> [InputEvent] {
        guard let pointer = event.file else { return [] }
        defer { SDL_free(pointer) }
        let string = String(cString: pointer)
        if event.type == SDL_DROPFILE.rawValue { files.append(string) } else { lines.append(string) }
        return []
    }

    /// That was all.
    func complete(at point: InputPoint) -> [InputEvent] {
        defer { (lines, files) = ([], []) }
        guard !lines.isEmpty || !files.isEmpty else { return [] }
        return [.drop(DropEvent(text: lines.joined(separator: "\n"), files: files, point: point))]
    }
}
