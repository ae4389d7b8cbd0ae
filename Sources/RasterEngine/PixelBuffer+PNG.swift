import CPNG

/// Why a PNG could not be read or written.
package struct PNGError: Error, Equatable, CustomStringConvertible {
    /// One sentence for a log.
    package let description: String
}

extension PixelBuffer {
    /// Reads a PNG.
    /// - Parameter png: The whole file.
    /// - Throws: ``PNGError`` when the bytes are not a PNG, are damaged, or hold a picture with a side beyond
    ///   ``maximumExtent`` or more pixels than any panel has.
    package static func decode(png: [UInt8]) throws -> PixelBuffer {
        var image = png_image()
        image.version = png_uint_32(CPNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return try png.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
                throw PNGError(description: "This is not a PNG: \(image.text)")
            }
            guard image.width <= maximumExtent, image.height <= maximumExtent else {
                throw PNGError(description: "A PNG of \(image.width) × \(image.height) pixels is too large")
            }
            let count = Int(image.width) * Int(image.height)
            // A few bytes can declare a picture of a gigabyte: what the file cannot hold is refused before the memory
            // is asked for.
            guard count <= mostPixels, count / 8 <= bytes.count * mostInflation else {
                throw PNGError(description: "A PNG of \(image.width) × \(image.height) pixels is too large")
            }
            image.format = png_uint_32(CPNG_FORMAT_BGRA)
            let buffer = PixelBuffer(width: Int(image.width), height: Int(image.height))
            guard png_image_finish_read(&image, nil, buffer.pixels, 0, nil) != 0 else {
                throw PNGError(description: "The PNG is damaged: \(image.text)")
            }
            buffer.premultiply()
            return buffer
        }
    }

    /// Writes the picture as a PNG.
    /// - Throws: ``PNGError`` when memory runs out or the picture is empty.
    package func png() throws -> [UInt8] {
        guard width > 0, height > 0 else { throw PNGError(description: "An empty picture cannot be written as a PNG") }
        let straight = PixelBuffer(width: width, height: height)
        for index in 0..<(width * height) { straight.pixels[index] = Self.unpremultiplied(pixels[index]) }
        var image = png_image()
        image.version = png_uint_32(CPNG_IMAGE_VERSION)
        image.width = png_uint_32(width)
        image.height = png_uint_32(height)
        image.format = png_uint_32(CPNG_FORMAT_BGRA)
        // Screens are opaque; fast settings suit pictures of text, which compress well anyway.
        image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
        var size = png_alloc_size_t(0)
        guard png_image_write_to_memory(&image, nil, &size, 0, straight.pixels, 0, nil) != 0 else {
            throw PNGError(description: "The PNG could not be measured: \(image.text)")
        }
        var bytes = [UInt8](repeating: 0, count: size)
        guard png_image_write_to_memory(&image, &bytes, &size, 0, straight.pixels, 0, nil) != 0 else {
            throw PNGError(description: "The PNG could not be written: \(image.text)")
        }
        return Array(bytes.prefix(size))
    }

    /// The most pixels that are read: 256 megabytes in memory, twice what the largest panels show.
    private static let mostPixels = 64 << 20
    /// How many bytes a byte of a PNG can become at most: what its compression allows.
    private static let mostInflation = 1032

    private func premultiply() {
        for index in 0..<(width * height) {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            if alpha != 255 { pixels[index] = alpha << 24 | Pixel.scale(pixel, by: alpha) & 0x00FF_FFFF }
        }
    }

    private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 255, alpha != 0 else { return pixel }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}

extension png_image {
    /// libpng's own words about the last error.
    fileprivate var text: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
