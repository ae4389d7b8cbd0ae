extension KeyLayoutLint {
    /// Something that is wrong with a layout.
    package struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// Where, as a path such as `planes.letters.compact`, or `keyboards.email` for a kind of keyboard as a whole.
        package let place: String
        /// The name of the plane; `nil` for what is wrong with a kind of keyboard or with the words.
        package let plane: String?
        /// The id of the key; `nil` for what is wrong with a plane as a whole.
        package let key: String?
        /// What is wrong, as a clause without a full stop.
        package let fault: String

        /// Tells a fault; whatever came from the file is cut and stripped of control characters.
        init(_ place: String, plane: String? = nil, key: String? = nil, _ fault: String) {
            self.place = place.printable
            self.plane = plane
            self.key = key
            self.fault = fault.printable
        }

        /// All of it in one line: the place, the key, and what is wrong.
        package var description: String {
            [place, key?.printable, fault].compactMap { $0 }.joined(separator: ": ")
        }
    }
}

extension KeyPlane {
    /// Where the plane stands in its layout file.
    var place: String { "planes.\(name).\(form.rawValue)" }

    /// A fault of the plane, or of one of its keys.
    func flaw(_ fault: String, key: String? = nil) -> KeyLayoutLint.Finding {
        KeyLayoutLint.Finding(place, plane: name, key: key, fault)
    }
}
