import CSDL2
import HostInterface
import RasterEngine

/// The window and the way pixels get into it.
///
/// Where the driver has memory that it shows (x11, dummy, offscreen) the damage is copied there; elsewhere (wayland,
/// kmsdrm) it goes into a texture. SDL's own choice would be a texture everywhere, which costs ninety megabytes of
/// driver on a machine without a graphics card.
@MainActor
final class SDLWindow: Display {
    /// SDL's name of the video driver.
    let driver: String
    let handle: OpaquePointer
    private let userScale: Double
    /// Whether there is neither an X server nor a compositor.
    let isBare: Bool
    /// The width of the whole display in millimetres, where it was set.
    let displayWidth: Double?
    private var renderer: OpaquePointer?
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    private(set) var lastFrame: PixelBuffer?

    init(_ configuration: SDLConfiguration) throws {
        driver = String(cString: SDL_GetCurrentVideoDriver())
        let userScale = configuration.scale.isFinite && configuration.scale > 0 ? configuration.scale : 1
        self.userScale = userScale
        displayWidth = configuration.displayWidth
        let usesSurface = ["x11", "dummy", "offscreen"].contains(driver)
        // Read when the window's surface is made. Fatal on wayland, which has no memory to show.
        if usesSurface { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_SHOWN.rawValue
        isBare = driver.lowercased() == "kmsdrm"
        if configuration.isFullScreen || isBare { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
        func side(_ points: Int) -> Int32 { Int32(max(1, min(16_384, (Double(points) * userScale).rounded()))) }
        var (width, height) = (side(configuration.width), side(configuration.height))
        var desktop = SDL_DisplayMode()
        if flags & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0, SDL_GetDesktopDisplayMode(0, &desktop) == 0 {
            // On an X server without a window manager nobody makes the window larger later.
            (width, height) = (max(1, desktop.w), max(1, desktop.h))
        }
        guard
            let handle = SDL_CreateWindow(
                configuration.title, CSDL_WINDOWPOS_CENTERED, CSDL_WINDOWPOS_CENTERED, width, height, flags)
        else { throw SDLError("The window could not be opened") }
        self.handle = handle
        if isBare { SDL_ShowCursor(SDL_DISABLE) }
        if !usesSurface || SDL_GetWindowSurface(handle) == nil {
            // SDL's first choice is desktop OpenGL, which on the bare screen gets a context of OpenGL ES where libGL is
            // not installed, and then shows nothing.
            if isBare { SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengles2") }
            renderer = SDL_CreateRenderer(handle, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
            guard let renderer else { throw SDLError("The window cannot be painted") }
            if isBare {
                // SDL makes its surface anew at the first presentation, whose picture is lost.
                SDL_RenderClear(renderer)
                SDL_RenderPresent(renderer)
            }
        }
    }

    // MARK: Size

    /// The size in the units of the desktop, which mouse positions and fingers are measured in.
    var windowSize: (width: Double, height: Double) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        return (Double(width), Double(height))
    }

    /// The size in points.
    var pointSize: (width: Double, height: Double) {
        let size = windowSize
        return (size.width / userScale, size.height / userScale)
    }

    private var pixelSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        if let renderer {
            SDL_GetRendererOutputSize(renderer, &width, &height)
        } else {
            SDL_GetWindowSizeInPixels(handle, &width, &height)
        }
        return (max(0, Int(width)), max(0, Int(height)))
    }

    var pixelWidth: Int { pixelSize.width }
    var pixelHeight: Int { pixelSize.height }

    var scale: Double {
        let units = windowSize.width
        let density = units > 0 ? Double(pixelSize.width) / units : 1
        return userScale * (density > 0 ? density : 1)
    }

    /// A position in units of the desktop as points of the window.
    func point(x: Double, y: Double) -> InputPoint {
        InputPoint(x: x / userScale, y: y / userScale)
    }

    /// Where the mouse is, asked of the desktop: while another program drags nothing tells of the mouse.
    var mousePoint: InputPoint {
        var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetGlobalMouseState(&x, &y)
        SDL_GetWindowPosition(handle, &left, &top)
        return point(x: Double(x) - Double(left), y: Double(y) - Double(top))
    }

    /// A position in points of the window as a fraction of its size, which is how SDL reports fingers.
    func fraction(of point: InputPoint) -> (x: Float, y: Float) {
        let size = windowSize
        return (Float(point.x * userScale / max(1, size.width)), Float(point.y * userScale / max(1, size.height)))
    }

    /// A position in points of the window in units of the desktop.
    func position(of point: InputPoint) -> (x: Int32, y: Int32) {
        (unit(point.x), unit(point.y))
    }

    /// An area in points of the window in units of the desktop.
    func windowRect(of area: TextInputArea) -> SDL_Rect {
        SDL_Rect(x: unit(area.x), y: unit(area.y), w: unit(area.width), h: unit(area.height))
    }

    /// A length in points in whole units of the desktop; lengths that no desktop has are cut.
    private func unit(_ points: Double) -> Int32 {
        points.isFinite ? Int32(max(-1e6, min(1e6, (points * userScale).rounded()))) : 0
    }

    // MARK: Presenting

    func present(_ buffer: PixelBuffer, damage: [PixelRect]) {
        lastFrame = buffer
        if let renderer {
            presentTexture(buffer, damage: damage, renderer: renderer)
        } else {
            presentSurface(buffer, damage: damage)
        }
    }

    private func presentSurface(_ buffer: PixelBuffer, damage: [PixelRect]) {
        guard let surface = SDL_GetWindowSurface(handle) else { return }
        let bounds = PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
        let format = surface.pointee.format.pointee.format
        let pitch = surface.pointee.pitch
        var shown: [SDL_Rect] = []
        for rect in damage {
            let area = rect.intersection(buffer.bounds).intersection(bounds)
            guard !area.isEmpty, let pixels = surface.pointee.pixels else { continue }
            let depth = Int(surface.pointee.format.pointee.BytesPerPixel)
            let target = pixels + area.y * Int(pitch) + area.x * depth
            let source = buffer.row(area.y) + area.x
            if format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue {
                for y in 0..<area.height {
                    (target + y * Int(pitch)).copyMemory(from: source + y * buffer.width, byteCount: area.width * 4)
                }
            } else {
                SDL_ConvertPixels(
                    Int32(area.width), Int32(area.height), SDL_PIXELFORMAT_ARGB8888.rawValue, source,
                    Int32(buffer.width * 4), format, target, pitch)
            }
            shown.append(SDL_Rect(area))
        }
        if !shown.isEmpty { SDL_UpdateWindowSurfaceRects(handle, shown, Int32(shown.count)) }
    }

    private func presentTexture(_ buffer: PixelBuffer, damage: [PixelRect], renderer: OpaquePointer) {
        var damage = damage
        if texture == nil || textureSize != (buffer.width, buffer.height) {
            if let texture { SDL_DestroyTexture(texture) }
            texture = SDL_CreateTexture(
                renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
                Int32(buffer.width), Int32(buffer.height))
            textureSize = (buffer.width, buffer.height)
            damage = [buffer.bounds]
        }
        guard let texture else { return }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        for rect in damage {
            let area = rect.intersection(buffer.bounds)
            guard !area.isEmpty else { continue }
            var target = SDL_Rect(area)
            SDL_UpdateTexture(texture, &target, buffer.row(area.y) + area.x, Int32(buffer.width * 4))
        }
        // The back buffer holds some older frame, so the whole texture is copied; that is the graphics card's work.
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    /// Forgets the texture after the graphics driver lost it.
    func dropTexture() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
    }
}

extension SDL_Rect {
    fileprivate init(_ rect: PixelRect) {
        self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
    }
}
