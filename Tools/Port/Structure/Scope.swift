/// A part of a source between braces, or what stands behind the `=` of a property.
struct Scope {
    enum Kind: Equatable {
        case file
        /// The body of a type, with its number among the types of the source.
        case type(Int)
        /// The body of a function, with its number among the functions of the source.
        case function(Int)
        /// The body of a property, or of `willSet` and the like.
        case accessor(isStatic: Bool)
        /// What a property begins with. There is no `self` yet, unless it is lazy.
        case initialValue(isLazy: Bool, isStatic: Bool)
        /// A closure, or the block of a statement.
        case block
    }

    let kind: Kind
    /// The scope around it; only the file has none.
    let parent: Int?
}
