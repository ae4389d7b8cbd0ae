// Swift Testing looks for a module of this name when a file imports both Testing and UIKit: the place where pictures
// become attachments of tests.
@_exported import UIKit
