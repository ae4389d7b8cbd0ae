import Foundation

// Rows and sections, which UIKit adds to Foundation's index paths, of both kinds.

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

extension NSIndexPath {
    /// Creates the path of a row in a section.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the path of an item in a section.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section. The path must have two parts.
    public var section: Int { path.section }

    /// The row in the section. The path must have two parts.
    public var row: Int { path.row }

    /// The item in the section. The path must have two parts.
    public var item: Int { path.item }

    private var path: IndexPath { self as IndexPath }
}
