import Testing

/// Everything about text fields, on a kiosk in memory.
///
/// There is one application in a process, so tests must not interleave. They do not: each runs on the main actor from
/// its beginning to its end without an `await`, and makes a simulator of its own first.
@Suite("Text fields")
enum FieldTests {}
