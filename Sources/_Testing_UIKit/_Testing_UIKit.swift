// Swift Testing looks for a module of this name when a file imports both Testing and UIKit, and does not compile without.
// There is nothing in it: pictures are not attached to tests by themselves, `Simulator.pngData()` gives them.
@_exported import UIKit
