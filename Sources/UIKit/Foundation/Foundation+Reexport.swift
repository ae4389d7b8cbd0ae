// As on iOS, a file that imports UIKit sees Foundation too.
@_exported import Foundation
