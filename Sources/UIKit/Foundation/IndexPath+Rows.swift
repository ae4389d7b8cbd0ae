import Foundation

// Rows and sections, which UIKit adds to Foundation's index paths.

extension IndexPath {
    /// Creates the path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the path of an item in a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section. The path must have two parts.
    public var section: Int {
        get { part(0) }
        set { self[0] = newValue }
    }

    /// The row in the section. The path must have two parts.
    public var row: Int {
        get { part(1) }
        set { self[1] = newValue }
    }

    /// The item in the section. The path must have two parts.
    public var item: Int {
        get { part(1) }
        set { self[1] = newValue }
    }

    private func part(_ index: Int) -> Int {
        precondition(count == 2, "IndexPath: only a path of two parts has a section and a row")
        return self[index]
    }
}
