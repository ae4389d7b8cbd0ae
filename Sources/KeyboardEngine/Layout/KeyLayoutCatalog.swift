/// Finds and loads layout files by locale.
package struct KeyLayoutCatalog: Sendable {
    /// What the catalog gives for a locale: always a layout, and what went wrong on the way to it.
    package struct Selection: Sendable {
        /// The best layout that could be loaded.
        package let layout: KeyLayout
        /// Faults to be logged once; a file that is broken is passed over, not fatal.
        package let problems: [KeyLayoutError]
    }

    /// The directories that are searched, first to last.
    package let directories: [String]

    /// A catalog of the given directories, or of the standard ones.
    package init(directories: [String] = AssetDirectories.standard("Keyboards")) {
        self.directories = directories
    }

    /// The layout for a locale such as "de-AT" or "de_AT.UTF-8".
    ///
    /// Tried in this order: the locale, its shorter forms, English, each in every directory; at last
    /// the layout that is built in, so that a kiosk whose files are damaged can still be typed on.
    package func layout(for locale: String) -> Selection {
        var problems: [KeyLayoutError] = []
        let names = LocaleFileNames.candidates(for: locale)
        for name in names {
            for directory in directories {
                do throws(KeyLayoutError) {
                    guard let layout = try load("\(directory)/\(name).json") else { continue }
                    return Selection(layout: layout, problems: problems)
                } catch {
                    problems.append(error)
                }
            }
        }
        if problems.isEmpty {
            let places = directories.joined(separator: ", ")
            problems.append(
                KeyLayoutError(.notFound, file: "\(names[0]).json", reason: "no such file in \(places)")
            )
        }
        return Selection(layout: .emergency, problems: problems)
    }
}
