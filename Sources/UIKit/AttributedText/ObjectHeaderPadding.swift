/// Stands before all stored properties of a class whose objects are values of attributes.
///
/// When attributed strings are joined Foundation compares the attributes on both sides, and takes the number after an
/// object's header for Core Foundation's own: bits 8 to 17 are a type, and with 0 there the program is ended
/// (swift-corelibs-foundation, CFEqual). With a type that nothing has, it asks the objects themselves.
struct ObjectHeaderPadding {
    private let type: UInt64 = 0x3FF << 8
}
